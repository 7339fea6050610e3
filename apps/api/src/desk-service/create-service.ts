import type { NewDeskService, StoredDeskService } from '@pulli/contracts/desk-service.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { recordService, serviceDetails } from './service-details.ts'

/**
 * Adds a service after those that are offered. Under the same key again it is the one that there is.
 *
 * @throws DomainError `idempotency-key-reused`
 * @throws InvalidInput where someone is not at the desk
 */
export async function createService(
  { database, clock }: ApiContext,
  { key, ...input }: NewDeskService & { key: string | undefined },
  caller: DeskCaller,
): Promise<StoredDeskService> {
  const now = clock()
  const { staffId } = caller.person
  return database.db.transaction().execute(async (tx) => {
    const id = uuidV7(now)
    const write = { key, operation: 'createService', owner: { staffId }, input, subject: id, now }
    const earlier = await claimWrite(tx, write)
    if (earlier !== undefined) return { id: earlier.subject ?? id, version: 1 }
    await insertService(tx, { id, ...(await serviceDetails(tx, input)), now })
    await recordService(tx, { action: 'service.create', id, now }, caller)
    return { id, version: 1 }
  })
}

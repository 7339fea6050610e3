import type { ChangedDeskService, StoredDeskService } from '@pulli/contracts/desk-service.ts'
import {
  lockService,
  type ServiceDetails,
  type StoredService,
  setRetired,
  updateService,
} from '@pulli/data/desk-service/desk-services.ts'
import { hasSameMembers } from '@pulli/domain/appointment/service-rules.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { recordService, serviceDetails } from './service-details.ts'

/**
 * Changes a service, if it still is what the caller saw. What is booked keeps its time and its person. The same again
 * changes nothing.
 *
 * @throws DomainError `unknown-service`, `service-changed`
 * @throws InvalidInput where someone is not at the desk
 */
export async function changeService(
  { database, clock }: ApiContext,
  { id, version, ...input }: ChangedDeskService & { id: string },
  caller: DeskCaller,
): Promise<StoredDeskService> {
  const now = clock()
  return database.db.transaction().execute(async (tx) => {
    const found = await lockService(tx, id)
    if (found === undefined) throw new DomainError('unknown-service')
    const details = await serviceDetails(tx, input)
    if (isSame(found, details)) return { id, version: found.version }
    if (found.version !== version) throw new DomainError('service-changed')
    const changed = await updateService(tx, id, details)
    await recordService(tx, { action: 'service.change', id, now }, caller)
    return { id, version: changed }
  })
}

/**
 * Retires a service or offers it again, if it still is what the caller saw. What is booked stays booked. The same again
 * changes nothing.
 *
 * @throws DomainError `unknown-service`, `service-changed`
 */
export async function retireService(
  { database, clock }: ApiContext,
  { id, version, isRetired }: { id: string; version: number; isRetired: boolean },
  caller: DeskCaller,
): Promise<StoredDeskService> {
  const now = clock()
  return database.db.transaction().execute(async (tx) => {
    const found = await lockService(tx, id)
    if (found === undefined) throw new DomainError('unknown-service')
    if ((found.retiredAt !== null) === isRetired) return { id, version: found.version }
    if (found.version !== version) throw new DomainError('service-changed')
    const changed = await setRetired(tx, id, isRetired ? now : null)
    await recordService(tx, { action: isRetired ? 'service.retire' : 'service.offer', id, now }, caller)
    return { id, version: changed }
  })
}

function isSame(stored: StoredService, wanted: ServiceDetails): boolean {
  return (
    stored.name === wanted.name &&
    stored.minutes === wanted.minutes &&
    stored.bufferMinutes === wanted.bufferMinutes &&
    stored.mode === wanted.mode &&
    hasSameMembers(stored.sections, wanted.sections) &&
    hasSameMembers(stored.staffIds, wanted.staffIds)
  )
}

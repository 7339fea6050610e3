import type { ServiceOrder } from '@pulli/contracts/desk-service.ts'
import { lockOrder, storeOrder } from '@pulli/data/desk-service/desk-services.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { recordService } from './service-details.ts'

/**
 * Puts what is offered into an order, if its order still is what the caller saw. The same again changes nothing.
 * @throws DomainError `services-reordered`: also where one was added or retired meanwhile
 */
export async function orderServices(
  { database, clock }: ApiContext,
  { services, seen }: ServiceOrder,
  caller: DeskCaller,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const stored = await lockOrder(tx)
    if (isSameOrder(stored, services)) return
    if (!isSameOrder(stored, seen)) throw new DomainError('services-reordered')
    await storeOrder(tx, services)
    await recordService(tx, { action: 'service.order', now }, caller)
  })
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place])
}

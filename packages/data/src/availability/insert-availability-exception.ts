import type { AvailabilityException } from '@pulli/domain/appointment/free-slots.ts'
import type { Tx } from '#schema.ts'

/** Stores days off or extra hours of a staff member. `id` is a v7. */
export async function insertAvailabilityException(
  tx: Tx,
  {
    id,
    staffId,
    exception,
    now,
  }: { id: string; staffId: string; exception: AvailabilityException; now: Date },
): Promise<void> {
  const { kind, firstOn, lastOn, hours, zone } = exception
  await tx
    .insertInto('availability_exceptions')
    .values({
      id,
      staff_id: staffId,
      kind,
      first_on: firstOn,
      last_on: lastOn,
      from_minute: hours?.from ?? null,
      to_minute: hours?.to ?? null,
      time_zone: zone,
      created_at: now,
    })
    .execute()
}

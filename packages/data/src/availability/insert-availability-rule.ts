import type { AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import type { Tx } from '#schema.ts'

/** Stores weekly hours of a staff member. `id` is a v7. */
export async function insertAvailabilityRule(
  tx: Tx,
  { id, staffId, rule, now }: { id: string; staffId: string; rule: AvailabilityRule; now: Date },
): Promise<void> {
  await tx
    .insertInto('availability_rules')
    .values({
      id,
      staff_id: staffId,
      weekday: rule.weekday,
      from_minute: rule.hours.from,
      to_minute: rule.hours.to,
      time_zone: rule.zone,
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
      created_at: now,
    })
    .execute()
}

import type { AvailabilityException, AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import type { AvailabilityExceptionsTable, AvailabilityRulesTable } from '#schema.ts'

type RuleRow = Omit<AvailabilityRulesTable, 'id' | 'staff_id' | 'created_at'>
type ExceptionRow = Omit<AvailabilityExceptionsTable, 'id' | 'staff_id' | 'created_at'>

/** Returns hours of every week as the rules read them. */
export function ruleOf(row: RuleRow): AvailabilityRule {
  return {
    weekday: row.weekday,
    hours: { from: row.from_minute, to: row.to_minute },
    zone: row.time_zone,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
}

/** Returns days that differ as the rules read them; undefined for extra hours without hours, which the table refuses. */
export function exceptionOf(row: ExceptionRow): AvailabilityException | undefined {
  const days = { firstOn: row.first_on, lastOn: row.last_on, zone: row.time_zone }
  const hours =
    row.from_minute === null || row.to_minute === null ? null : { from: row.from_minute, to: row.to_minute }
  if (row.kind === 'off') return { ...days, kind: 'off', hours }
  return hours === null ? undefined : { ...days, kind: 'extra', hours }
}

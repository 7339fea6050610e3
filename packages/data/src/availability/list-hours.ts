import type { AvailabilityException, AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import type { Db } from '#schema.ts'
import { exceptionOf, ruleOf } from './stored-hours.ts'

export type StoredRule = AvailabilityRule & { id: string }
export type StoredException = AvailabilityException & { id: string }

/**
 * Lists a staff member's published hours that are not over: of every week, by weekday, and the days that differ, the first
 * first.
 *
 * @param today `YYYY-MM-DD`
 */
export async function listHours(
  db: Db,
  { staffId, today }: { staffId: string; today: string },
): Promise<{ rules: StoredRule[]; exceptions: StoredException[] }> {
  const [rules, exceptions] = await Promise.all([
    db
      .selectFrom('availability_rules')
      .selectAll()
      .where('staff_id', '=', staffId)
      .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
      .orderBy('weekday')
      .orderBy('from_minute')
      .orderBy('valid_from')
      .execute(),
    db
      .selectFrom('availability_exceptions')
      .selectAll()
      .where('staff_id', '=', staffId)
      .where('last_on', '>=', today)
      .orderBy('first_on')
      .orderBy('from_minute')
      .execute(),
  ])
  return {
    rules: rules.map((row) => ({ ...ruleOf(row), id: row.id })),
    exceptions: exceptions.flatMap((row) => {
      const exception = exceptionOf(row)
      return exception === undefined ? [] : [{ ...exception, id: row.id }]
    }),
  }
}

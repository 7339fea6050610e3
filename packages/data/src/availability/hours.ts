import type { AvailabilityException, AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import { sql } from 'kysely'
import type { AvailabilityExceptionsTable, AvailabilityRulesTable, Db, Tx } from '#schema.ts'

type StoredRule = AvailabilityRule & { id: string }

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

/** Finds hours of every week, and whose they are. */
export async function findRule(
  db: Db,
  id: string,
): Promise<{ staffId: string; rule: StoredRule } | undefined> {
  const row = await db.selectFrom('availability_rules').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { staffId: row.staff_id, rule: { ...ruleOf(row), id: row.id } }
}

/** Finds whose days off or extra hours these are. */
export async function findException(
  db: Db,
  id: string,
): Promise<{ staffId: string; lastOn: string } | undefined> {
  return db
    .selectFrom('availability_exceptions')
    .select(['staff_id as staffId', 'last_on as lastOn'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends hours of every week with a day, `YYYY-MM-DD`, that is not before their first. */
export async function endRule(tx: Tx, id: string, lastOn: string): Promise<void> {
  await tx.updateTable('availability_rules').set({ valid_to: lastOn }).where('id', '=', id).execute()
}

/** Deletes hours of every week. */
export async function deleteRule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availability_rules').where('id', '=', id).execute()
}

/** Deletes days off or extra hours. */
export async function deleteException(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availability_exceptions').where('id', '=', id).execute()
}

/**
 * Whether the person of the row `staff` has published hours: weekly ones that are not over, or extra hours to come.
 * @param today `YYYY-MM-DD`
 */
export const hasHours = (today: string) => sql<boolean>`(
  exists (select from availability_rules as rule
    where rule.staff_id = staff.id and coalesce(rule.valid_to, 'infinity') >= ${today}::date)
  or exists (select from availability_exceptions as exception
    where exception.staff_id = staff.id and exception.kind = 'extra' and exception.last_on >= ${today}::date)
)`

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

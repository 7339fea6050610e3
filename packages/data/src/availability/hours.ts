import type { AvailabilityException, AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import { sql } from 'kysely'
import type { Db, Schema, Tx } from '#schema.ts'

type StoredRule = AvailabilityRule & { id: string }

/** Stores weekly hours of a staff member. `id` is a v7. */
export async function insertAvailabilityRule(
  tx: Tx,
  { id, staffId, rule, now }: { id: string; staffId: string; rule: AvailabilityRule; now: Date },
): Promise<void> {
  await tx
    .insertInto('availabilityRules')
    .values({
      id,
      staffId,
      weekday: rule.weekday,
      fromMinute: rule.hours.from,
      toMinute: rule.hours.to,
      timeZone: rule.zone,
      validFrom: rule.validFrom,
      validTo: rule.validTo,
      createdAt: now,
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
    .insertInto('availabilityExceptions')
    .values({
      id,
      staffId,
      kind,
      firstOn,
      lastOn,
      fromMinute: hours?.from ?? null,
      toMinute: hours?.to ?? null,
      timeZone: zone,
      createdAt: now,
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
      .selectFrom('availabilityRules')
      .selectAll()
      .where('staffId', '=', staffId)
      .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', today)]))
      .orderBy('weekday')
      .orderBy('fromMinute')
      .orderBy('validFrom')
      .execute(),
    db
      .selectFrom('availabilityExceptions')
      .selectAll()
      .where('staffId', '=', staffId)
      .where('lastOn', '>=', today)
      .orderBy('firstOn')
      .orderBy('fromMinute')
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
  const row = await db.selectFrom('availabilityRules').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { staffId: row.staffId, rule: { ...ruleOf(row), id: row.id } }
}

/** Finds whose days off or extra hours these are. */
export async function findException(
  db: Db,
  id: string,
): Promise<{ staffId: string; lastOn: string } | undefined> {
  return db
    .selectFrom('availabilityExceptions')
    .select(['staffId', 'lastOn'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends hours of every week with a day, `YYYY-MM-DD`, that is not before their first. */
export async function endRule(tx: Tx, id: string, lastOn: string): Promise<void> {
  await tx.updateTable('availabilityRules').set({ validTo: lastOn }).where('id', '=', id).execute()
}

/** Deletes hours of every week. */
export async function deleteRule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availabilityRules').where('id', '=', id).execute()
}

/** Deletes days off or extra hours. */
export async function deleteException(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availabilityExceptions').where('id', '=', id).execute()
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

type RuleRow = Omit<Schema['availabilityRules'], 'id' | 'staffId' | 'createdAt'>
type ExceptionRow = Omit<Schema['availabilityExceptions'], 'id' | 'staffId' | 'createdAt'>

/** Returns hours of every week as the rules read them. */
export function ruleOf(row: RuleRow): AvailabilityRule {
  return {
    weekday: row.weekday,
    hours: { from: row.fromMinute, to: row.toMinute },
    zone: row.timeZone,
    validFrom: row.validFrom,
    validTo: row.validTo,
  }
}

/** Returns days that differ as the rules read them; undefined for extra hours without hours, which the table refuses. */
export function exceptionOf(row: ExceptionRow): AvailabilityException | undefined {
  const days = { firstOn: row.firstOn, lastOn: row.lastOn, zone: row.timeZone }
  const hours =
    row.fromMinute === null || row.toMinute === null ? null : { from: row.fromMinute, to: row.toMinute }
  if (row.kind === 'off') return { ...days, kind: 'off', hours }
  return hours === null ? undefined : { ...days, kind: 'extra', hours }
}

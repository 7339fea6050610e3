import type { ChangedRule, NewRule } from '@pulli/contracts/desk-hours.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  deleteRule,
  endRule,
  findRule,
  insertAvailabilityRule,
  listHours,
} from '@pulli/data/availability/hours.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import { doRulesOverlap } from '@pulli/domain/appointment/hours-overlap.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { hoursOf, refusePast } from './wall-time.ts'
import { type HoursCaller, lockHours } from './whose-hours.ts'

/**
 * Adds hours of every week. The same hours again are those that there are.
 *
 * @returns their id
 * @throws DomainError `not-permitted`, `unknown-staff`, `hours-overlap`
 * @throws InvalidInput where the first day is past
 */
export async function addHours({ database }: ApiContext, input: NewRule, caller: HoursCaller) {
  const staffId = input.staff ?? caller.person.staffId
  refusePast(input.first_day, caller.today)
  const rule: AvailabilityRule = {
    weekday: input.weekday,
    hours: hoursOf(input.from, input.to),
    zone: input.time_zone ?? caller.zone,
    validFrom: input.first_day,
    validTo: input.last_day ?? null,
  }
  return database.db.transaction().execute(async (tx) => {
    await lockHours(tx, caller.person, staffId)
    return insert(tx, { staffId, rule, action: 'availability-rule.add' }, caller)
  })
}

/**
 * Gives hours other times from a day on. The old ones end on the day before, so that what was published stays readable;
 * where they had not begun by then, the new ones replace them.
 *
 * @returns the id of the new hours
 * @throws DomainError `unknown-hours`, `not-permitted`, `hours-overlap`
 * @throws InvalidInput where the first day is past
 */
export async function changeHours(
  { database }: ApiContext,
  id: string,
  input: ChangedRule,
  caller: HoursCaller,
) {
  refusePast(input.first_day, caller.today)
  return database.db.transaction().execute(async (tx) => {
    const { staffId, rule: old } = await lockRule(tx, id, caller)
    const rule: AvailabilityRule = {
      weekday: input.weekday,
      hours: hoursOf(input.from, input.to),
      zone: input.time_zone ?? old.zone,
      validFrom: input.first_day,
      validTo: old.validTo !== null && old.validTo >= input.first_day ? old.validTo : null,
    }
    if (input.first_day <= old.validFrom) await deleteRule(tx, id)
    else if (old.validTo === null || old.validTo >= input.first_day)
      await endRule(tx, id, addDays(input.first_day, -1))
    return insert(tx, { staffId, rule, action: 'availability-rule.change' }, caller)
  })
}

/**
 * Ends hours with a day. What is booked after it stays booked.
 *
 * @throws DomainError `unknown-hours`, `not-permitted`
 * @throws InvalidInput where the day is past, or before the first one
 */
export async function endHours({ database }: ApiContext, id: string, lastOn: string, caller: HoursCaller) {
  if (lastOn < caller.today) throw new InvalidInput({ last_day: m.field_last_day_past() })
  await database.db.transaction().execute(async (tx) => {
    const { rule } = await lockRule(tx, id, caller)
    if (lastOn < rule.validFrom) throw new InvalidInput({ last_day: m.field_last_day_first() })
    await endRule(tx, id, lastOn)
    await record(tx, id, 'availability-rule.end', caller)
  })
}

/**
 * Deletes hours that have not begun before today.
 * @throws DomainError `unknown-hours`, `not-permitted`, `hours-begun`
 */
export async function deleteHours({ database }: ApiContext, id: string, caller: HoursCaller) {
  await database.db.transaction().execute(async (tx) => {
    const { rule } = await lockRule(tx, id, caller)
    if (rule.validFrom < caller.today) throw new DomainError('hours-begun')
    await deleteRule(tx, id)
    await record(tx, id, 'availability-rule.delete', caller)
  })
}

async function lockRule(tx: Tx, id: string, { person }: HoursCaller) {
  const seen = await findRule(tx, id)
  if (seen === undefined) throw new DomainError('unknown-hours')
  await lockHours(tx, person, seen.staffId)
  // Read under the lock, so that no one else changes it.
  const found = await findRule(tx, id)
  if (found === undefined) throw new DomainError('unknown-hours')
  return found
}

async function insert(
  tx: Tx,
  { staffId, rule, action }: { staffId: string; rule: AvailabilityRule; action: string },
  caller: HoursCaller,
): Promise<string> {
  const { rules } = await listHours(tx, { staffId, today: rule.validFrom })
  const same = rules.find((one) => isSame(one, rule))
  if (same !== undefined) return same.id
  if (rules.some((one) => doRulesOverlap(one, rule))) throw new DomainError('hours-overlap')
  const id = uuidV7(caller.now)
  await insertAvailabilityRule(tx, { id, staffId, rule, now: caller.now })
  await record(tx, id, action, caller)
  return id
}

function isSame(one: AvailabilityRule, other: AvailabilityRule): boolean {
  return (
    one.weekday === other.weekday &&
    one.hours.from === other.hours.from &&
    one.hours.to === other.hours.to &&
    one.zone === other.zone &&
    one.validFrom === other.validFrom &&
    one.validTo === other.validTo
  )
}

async function record(tx: Tx, id: string, action: string, { person, traceId, now }: HoursCaller) {
  const event = { action, subjectKind: 'availability-rule', subjectId: id, traceId, now }
  await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event }))
}

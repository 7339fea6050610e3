import type { Bookable } from '@pulli/domain/appointment/free-slots.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { Db } from '#schema.ts'
import { exceptionOf, ruleOf } from './hours.ts'

/** Which people, and from when until when: days as `YYYY-MM-DD`, a day wider than the instants. */
export type BookableQuestion = {
  staffIds: readonly string[]
  from: Date
  to: Date
  firstDay: string
  lastDay: string
  /** A hold that ran out by now blocks nothing. */
  now: Date
  /** Its own hold or appointment does not block the time of a request that chooses again. */
  exceptRequestId?: string | undefined
}

/** Returns the published hours of people and what is taken of them, in the order of `staffIds`. */
export async function listBookable(db: Db, question: BookableQuestion): Promise<Bookable[]> {
  const { staffIds, firstDay, lastDay } = question
  if (staffIds.length === 0) return []
  const [rules, exceptions, busy] = await Promise.all([
    db
      .selectFrom('availabilityRules')
      .selectAll()
      .where('staffId', 'in', staffIds)
      .where('validFrom', '<=', lastDay)
      .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', firstDay)]))
      .execute(),
    db
      .selectFrom('availabilityExceptions')
      .selectAll()
      .where('staffId', 'in', staffIds)
      .where('firstOn', '<=', lastDay)
      .where('lastOn', '>=', firstDay)
      .execute(),
    listBusy(db, question),
  ])
  return staffIds.map((staffId) => {
    const theirs = <Row extends { staffId: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.staffId === staffId)
    return {
      staffId,
      rules: theirs(rules).map(ruleOf),
      exceptions: theirs(exceptions).flatMap((row) => exceptionOf(row) ?? []),
      busy: theirs(busy).map(({ startsAt, freeAt }) => ({ from: startsAt, to: freeAt })),
    }
  })
}

/** An appointment lasts a day at most, so what runs at `from` began less than a day before. */
const LONGEST_MILLISECONDS = DAY

async function listBusy(db: Db, { staffIds, from, to, now, exceptRequestId }: BookableQuestion) {
  return db
    .selectFrom('appointments')
    .select(['staffId', 'startsAt', 'freeAt'])
    .where('staffId', 'in', staffIds)
    .where('startsAt', '>=', new Date(from.getTime() - LONGEST_MILLISECONDS))
    .where('startsAt', '<', to)
    .where((eb) =>
      eb.or([eb('status', '=', 'booked'), eb.and([eb('status', '=', 'held'), eb('holdUntil', '>', now)])]),
    )
    .$if(exceptRequestId !== undefined, (query) => query.where('requestId', '<>', exceptRequestId ?? ''))
    .execute()
}

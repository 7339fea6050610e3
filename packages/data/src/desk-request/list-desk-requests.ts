import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { type DeskRequestRow, deskRequests, type NamedEvent, openIfReadable } from './desk-requests.ts'

/*
 * What waits for the office, in the words of the index `consultation_requests_waiting`: a query that says it otherwise
 * reads the whole table.
 */

/** The office has the next word, who had the request was removed, or its sender asked for a call. `WAITING_STATES` of the domain, by a test. */
const IS_WAITING = sql<boolean>`
  ended_at is null and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left or call_about is not null)`

/**
 * Safety notes first, then children, then the rest. Untouched requests come last if the number's owner blocked them, and
 * after those if they belong to an unverified burst.
 */
const RANK = sql<number>`
  case when has_safety_note then 0 when unproven = 'burst' and state = 'waiting' then 4 when is_blocked and state = 'waiting' then 3 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end`

/** Who waits for a call comes before who was promised a call and got it. */
const IS_CALLED = sql<number>`
  case when state in ('waiting', 'assigned') or call_about is not null then 0 else 1 end`

/** The least time left first, so the broken promises. A call that was asked for is due within its hour. */
const PROMISE = sql<Date>`
  coalesce(case when state in ('waiting', 'assigned') then least(promised_by, call_due_at) else coalesce(call_due_at, promised_by) end, 'infinity'::timestamptz)`

/** It lies in the fold of an unverified burst, which the list of what waits shows as one row (decision D64). */
const IS_FOLDED = sql<boolean>`${RANK} = 4`

/** Where a page of a list ends; of a list of what is over, `promise` is when. */
export type DeskPosition = { rank: number; isCalled: number; promise: Date | 'infinity'; id: string }

export type DeskListing = DeskRequestRow & { lastEvent: NamedEvent; position: DeskPosition }

export type DeskListWanted = {
  list: 'waiting' | 'burst' | 'mine' | 'over'
  /** Whose list it is. */
  staffId: string
  /** They see what is theirs alone. */
  isOwnOnly: boolean
  after: DeskPosition | undefined
  /** Only what arrived from the first instant to before the second. */
  received?: { from: Date; to: Date } | undefined
  most: number
}

/**
 * Lists requests for the desk: what waits, what lies in the fold of a burst and what is someone's own by the time left of
 * the promise, what is over with the last first.
 */
export async function listDeskRequests(
  db: Db,
  keys: EncryptionKeys,
  { list, staffId, isOwnOnly, after, received, most }: DeskListWanted,
): Promise<DeskListing[]> {
  const isOver = list === 'over'
  const promise = after && (after.promise === 'infinity' ? 'infinity' : after.promise.toISOString())
  const page = db
    .selectFrom('consultationRequests')
    .select(['id', RANK.as('rank'), IS_CALLED.as('isCalled'), sql<Date>`${PROMISE}`.as('promise'), 'endedAt'])
    .$if(list === 'waiting', (query) => query.where(IS_WAITING).where((eb) => eb.not(IS_FOLDED)))
    .$if(list === 'burst', (query) => query.where(IS_WAITING).where(IS_FOLDED))
    .$if(list === 'mine', (query) =>
      query.where('endedAt', 'is', null).where('id', 'in', ownRequestIds(db, staffId)),
    )
    .$if(isOver, (query) => query.where('endedAt', 'is not', null))
    .$if(isOwnOnly && list !== 'mine', (query) => query.where('assignedTo', '=', staffId))
    .$if(received !== undefined, (query) =>
      query.where(
        sql<boolean>`submitted_at >= ${received?.from}::timestamptz and submitted_at < ${received?.to}::timestamptz`,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        isOver
          ? sql<boolean>`(ended_at, id) < (${promise}::timestamptz, ${after?.id}::uuid)`
          : sql<boolean>`(${RANK}, ${IS_CALLED}, ${PROMISE}, id)
              > (${after?.rank}::int, ${after?.isCalled}::int, ${promise}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .$if(isOver, (query) => query.orderBy('endedAt', 'desc').orderBy('id', 'desc'))
    .$if(!isOver, (query) => query.orderBy(RANK).orderBy(IS_CALLED).orderBy(PROMISE).orderBy('id'))
    .limit(most)
  const rows = await deskRequests(db)
    .innerJoin(page.as('page'), 'page.id', 'request.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('requestEvents as event')
          .leftJoin('staff as doer', 'doer.id', 'event.staffId')
          .select([
            'event.kind as lastKind',
            'event.occurredAt as lastAt',
            'event.actor as lastActor',
            'event.reason as lastReason',
            'doer.id as doerId',
            'doer.name as doerName',
          ])
          .whereRef('event.requestId', '=', 'request.id')
          .orderBy('event.position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'page.rank',
      'page.isCalled',
      'page.promise',
      'last.lastKind',
      'last.lastAt',
      'last.lastActor',
      'last.lastReason',
      'last.doerId',
      'last.doerName',
    ])
    .$if(isOver, (query) => query.orderBy('page.endedAt', 'desc').orderBy('page.id', 'desc'))
    .$if(!isOver, (query) =>
      query.orderBy('page.rank').orderBy('page.isCalled').orderBy('page.promise').orderBy('page.id'),
    )
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const {
        rank,
        isCalled,
        promise,
        lastKind,
        lastAt,
        lastActor,
        lastReason,
        doerId,
        doerName,
        ...stored
      } = row
      const end = isOver ? stored.endedAt : promise
      return {
        ...(await openIfReadable(keys, stored)),
        lastEvent: {
          kind: lastKind,
          occurredAt: lastAt,
          actor: lastActor,
          reason: lastReason,
          staff: doerId === null || doerName === null ? null : { id: doerId, name: doerName },
        },
        position: { rank, isCalled, promise: end instanceof Date ? end : 'infinity', id: stored.id },
      }
    }),
  )
}

/** Selects the ids of the requests that a staff member has, or has a booked appointment for. */
function ownRequestIds(db: Db, staffId: string) {
  return db
    .selectFrom('consultationRequests')
    .select('id')
    .where('assignedTo', '=', staffId)
    .where('endedAt', 'is', null)
    .union(
      db
        .selectFrom('appointments')
        .select('requestId as id')
        .where('staffId', '=', staffId)
        .where('status', '=', 'booked'),
    )
}

/** Counts what waits for the office, what lies in the fold of a burst, and what is someone's own. */
export async function countDeskRequests(
  db: Db,
  { staffId, isOwnOnly }: { staffId: string; isOwnOnly: boolean },
): Promise<{ waiting: number; burst: number; mine: number }> {
  const count = sql<number>`count(*)::int`.as('count')
  const waiting = await db
    .selectFrom('consultationRequests')
    .select([
      sql<number>`count(*) filter (where not ${IS_FOLDED})::int`.as('waiting'),
      sql<number>`count(*) filter (where ${IS_FOLDED})::int`.as('burst'),
    ])
    .where(IS_WAITING)
    .$if(isOwnOnly, (query) => query.where('assignedTo', '=', staffId))
    .executeTakeFirstOrThrow()
  const mine = await db
    .selectFrom('consultationRequests')
    .select(count)
    .where('endedAt', 'is', null)
    .where('id', 'in', ownRequestIds(db, staffId))
    .executeTakeFirstOrThrow()
  return { ...waiting, mine: mine.count }
}

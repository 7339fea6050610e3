import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { type DeskRequestRow, deskRequests, type NamedEvent, openIfReadable } from './desk-request-row.ts'
import { IS_CALLED, IS_FOLDED, IS_WAITING, PROMISE, RANK } from './waiting.ts'

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
    .selectFrom('consultation_requests')
    .select([
      'id',
      RANK.as('rank'),
      IS_CALLED.as('is_called'),
      sql<Date>`${PROMISE}`.as('promise'),
      'ended_at',
    ])
    .$if(list === 'waiting', (query) => query.where(IS_WAITING).where((eb) => eb.not(IS_FOLDED)))
    .$if(list === 'burst', (query) => query.where(IS_WAITING).where(IS_FOLDED))
    .$if(list === 'mine', (query) =>
      query.where('ended_at', 'is', null).where('id', 'in', ownRequestIds(db, staffId)),
    )
    .$if(isOver, (query) => query.where('ended_at', 'is not', null))
    .$if(isOwnOnly && list !== 'mine', (query) => query.where('assigned_to', '=', staffId))
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
    .$if(isOver, (query) => query.orderBy('ended_at', 'desc').orderBy('id', 'desc'))
    .$if(!isOver, (query) => query.orderBy(RANK).orderBy(IS_CALLED).orderBy(PROMISE).orderBy('id'))
    .limit(most)
  const rows = await deskRequests(db)
    .innerJoin(page.as('page'), 'page.id', 'request.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('request_events as event')
          .leftJoin('staff as doer', 'doer.id', 'event.staff_id')
          .select([
            'event.kind as lastKind',
            'event.occurred_at as lastAt',
            'event.actor as lastActor',
            'event.reason as lastReason',
            'doer.id as doerId',
            'doer.name as doerName',
          ])
          .whereRef('event.request_id', '=', 'request.id')
          .orderBy('event.position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'page.rank',
      'page.is_called as isCalled',
      'page.promise',
      'last.lastKind',
      'last.lastAt',
      'last.lastActor',
      'last.lastReason',
      'last.doerId',
      'last.doerName',
    ])
    .$if(isOver, (query) => query.orderBy('page.ended_at', 'desc').orderBy('page.id', 'desc'))
    .$if(!isOver, (query) =>
      query.orderBy('page.rank').orderBy('page.is_called').orderBy('page.promise').orderBy('page.id'),
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
export function ownRequestIds(db: Db, staffId: string) {
  return db
    .selectFrom('consultation_requests')
    .select('id')
    .where('assigned_to', '=', staffId)
    .where('ended_at', 'is', null)
    .union(
      db
        .selectFrom('appointments')
        .select('request_id as id')
        .where('staff_id', '=', staffId)
        .where('status', '=', 'booked'),
    )
}

import { sql } from 'kysely'

/*
 * What waits for the office, in the words of the index `consultation_requests_waiting`: a query that says it otherwise
 * reads the whole table.
 */

/** The office has the next word, who had the request was removed, or its sender asked for a call. `WAITING_STATES` of the domain, by a test. */
export const IS_WAITING = sql<boolean>`
  ended_at is null and (state in ('waiting', 'assigned', 'tried', 'reached', 'cancelled') or is_left or call_about is not null)`

/**
 * Safety notes first, then children, then the rest. Untouched requests come last if the number's owner blocked them, and
 * after those if they belong to an unverified burst.
 */
export const RANK = sql<number>`
  case when has_safety_note then 0 when unproven = 'burst' and state = 'waiting' then 4 when is_blocked and state = 'waiting' then 3 when for_whom = 'child' or section = 'Child Psychiatry' then 1 else 2 end`

/** Who waits for a call comes before who was promised a call and got it. */
export const IS_CALLED = sql<number>`
  case when state in ('waiting', 'assigned') or call_about is not null then 0 else 1 end`

/** The least time left first, so the broken promises. A call that was asked for is due within its hour. */
export const PROMISE = sql<Date>`
  coalesce(case when state in ('waiting', 'assigned') then least(promised_by, call_due_at) else coalesce(call_due_at, promised_by) end, 'infinity'::timestamptz)`

/** It lies in the fold of an unverified burst, which the list of what waits shows as one row (decision D64). */
export const IS_FOLDED = sql<boolean>`${RANK} = 4`

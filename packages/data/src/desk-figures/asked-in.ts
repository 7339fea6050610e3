import { sql } from 'kysely'

/** From the first instant to the second, both with them. */
export type FigureSpan = { from: Date; to: Date }

/** Who asked: their number. */
export const PERSON = sql.ref('phone_lookup')

/** Requests that arrived in a span, by the index of their time. They lie side by side, so one that has more is not quicker. */
export function askedIn({ from, to }: FigureSpan) {
  return sql`from consultation_requests
    where submitted_at >= ${from}::timestamptz and submitted_at <= ${to}::timestamptz`
}

import { indianDay } from '../indian-day'

const LETTERS = 'api::newsletter.newsletter'

/** What an entry must match to be public: a letter waits for its day. */
export function dueBy(uid: string, now: Date): Record<string, unknown> {
  return uid === LETTERS ? { date: { $lte: indianDay(now) } } : {}
}

/** Whether an entry that is published may be shown yet. */
export const isDue = (uid: string, { date }: { date?: unknown }, now: Date) =>
  uid !== LETTERS || String(date) <= indianDay(now)

import type { Mood, MoodChange, MoodList, NewMood } from '@pulli/contracts/mood.ts'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone, today } from '#member/day/time-zone.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import type { CheckIn } from './check-in.ts'
import { readPending } from './pending-check-in.ts'

/** API-15: loads the moods from one day to another, inclusive; by default the newest page. */
export function loadMoods(days: { from?: string; to?: string } = {}) {
  return callAsMember<MoodList>(memberCalls.listMoods(days), { headers: { 'x-time-zone': timeZone() } })
}

/** Loads the newest days, or the cached ones without a network, and the pending check-ins. */
export async function loadLatestMoods() {
  const asked = orCachedView(addresses.memberMoods, loadMoods(), (days) => ({ ...days, today: today() }))
  const [days] = await Promise.all([asked, readPending()])
  return days
}

/** Loads the current entry of a day. Undefined without an answer too. */
export async function findEntry(day: string): Promise<Mood | undefined> {
  const found = await loadMoods({ from: day, to: day })
  return found.kind === 'done' ? found.data.moods[0] : undefined
}

export type CheckInAnswer = Outcome<Mood>

/**
 * Creates the entry of a day, or changes the existing one (D36). Idempotent by its key.
 * @param recordedAt ISO 8601: when a pending check-in was made. It does not overwrite one that was made later (D70).
 */
export function createMood(
  { key, day, moodType, note }: CheckIn,
  recordedAt?: string,
): Promise<CheckInAnswer> {
  const body: NewMood = { day, moodType, note, ...timesOf(recordedAt) }
  return callAsMember<Mood>(memberCalls.createMood, {
    method: 'POST',
    body,
    headers: { 'x-time-zone': timeZone(), 'idempotency-key': key },
  })
}

/** The entry that was shown when the member changed it. */
export type ShownMood = Pick<Mood, 'mood_id' | 'version'>

/**
 * Changes an entry, unless it was changed elsewhere since (D36). A pending change that knows when it was made overwrites
 * what was made before it (D70).
 */
export function changeMood(
  { moodType, note }: CheckIn,
  { mood_id, version }: ShownMood,
  recordedAt?: string,
): Promise<CheckInAnswer> {
  const body: MoodChange = { moodType, note, ...timesOf(recordedAt) }
  return callAsMember<Mood>(memberCalls.updateMood(mood_id), {
    method: 'PUT',
    body,
    headers: { 'x-time-zone': timeZone(), ...(recordedAt === undefined && { 'if-match': `"${version}"` }) },
  })
}

/** The times of a late check-in, by which the server corrects this device's clock. */
const timesOf = (recordedAt: string | undefined) =>
  recordedAt === undefined ? {} : { recorded_at: recordedAt, sent_at: new Date().toISOString() }

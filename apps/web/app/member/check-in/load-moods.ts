import type { MoodList } from '@pulli/contracts/mood.ts'
import { addresses } from '#addresses.ts'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone, today } from '#member/day/time-zone.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { readPending } from './pending.ts'

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

import type { MoodList } from '@pulli/contracts/mood.ts'
import { addresses, providerCalls } from '#addresses.ts'
import { timeZone, today } from '#member/day/time-zone.ts'
import { orLastView } from '#member/offline/last-view.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { readWaiting } from './pending.ts'

/** API-15: the moods of some days, both ends included; the newest page where nothing is said. */
export function loadMoods(days: { from?: string; to?: string } = {}) {
  const query = new URLSearchParams(days)
  const path = query.size ? `${providerCalls.listMoods}?${query}` : providerCalls.listMoods
  return askAsMember<MoodList>(path, { headers: { 'x-time-zone': timeZone() } })
}

/** The newest days, or those that were seen last where there is no network; what waits to be sent is read before. */
export async function loadLatestMoods() {
  const asked = orLastView(addresses.memberMoods, loadMoods(), (days) => ({ ...days, today: today() }))
  const [days] = await Promise.all([asked, readWaiting()])
  return days
}

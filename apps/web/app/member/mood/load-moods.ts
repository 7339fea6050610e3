import type { MoodList } from '@pulli/contracts/mood.ts'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { timeZone } from './time-zone.ts'

/** API-15: the moods of some days, both ends included; the newest page where nothing is said. */
export function loadMoods(days: { from?: string; to?: string } = {}) {
  const query = new URLSearchParams(days)
  const path = query.size ? `${providerCalls.listMoods}?${query}` : providerCalls.listMoods
  return askAsMember<MoodList>(path, { headers: { 'x-time-zone': timeZone() } })
}

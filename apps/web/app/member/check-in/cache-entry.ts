import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { addresses } from '#addresses.ts'
import { updateCachedView } from '#member/offline/view-cache.ts'
import { currentUser } from '#member/session/session.ts'

/** Updates the cached days with an entry that was just saved. */
export async function cacheEntry(entry: Mood) {
  const memberId = currentUser()?.id
  if (memberId === undefined) return
  await updateCachedView<MoodList>(addresses.memberMoods, memberId, (list) => withEntry(list, entry))
}

/** Removes an entry that was erased from the cached days. */
export async function uncacheEntry(moodId: string) {
  const memberId = currentUser()?.id
  if (memberId === undefined) return
  await updateCachedView<MoodList>(addresses.memberMoods, memberId, (list) => withoutEntry(list, moodId))
}

/** Returns a page of days without an entry. */
export function withoutEntry(list: MoodList, moodId: string): MoodList {
  return { ...list, moods: list.moods.filter(({ mood_id }) => mood_id !== moodId) }
}

/** Returns a page of days with an entry inserted, newest first. An entry of a later page is left out. */
export function withEntry(list: MoodList, entry: Mood): MoodList {
  if (list.next_to !== null && entry.day <= list.next_to) return list
  const others = list.moods.filter(({ day }) => day !== entry.day)
  return { ...list, moods: [entry, ...others].sort((a, b) => (a.day < b.day ? 1 : -1)) }
}

import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { addresses } from '#addresses.ts'
import { changeView } from '#member/offline/kept-views.ts'
import { currentUser } from '#member/session/session.ts'

/** Puts an entry that was saved into the days that were seen last, which were read before it. */
export async function keepEntry(entry: Mood) {
  const memberId = currentUser()?.id
  if (memberId === undefined) return
  await changeView<MoodList>(addresses.memberMoods, memberId, (list) => withEntry(list, entry))
}

/** A page of days with an entry in its place, the newest first; what belongs on a later page stays out. */
export function withEntry(list: MoodList, entry: Mood): MoodList {
  if (list.next_to !== null && entry.day <= list.next_to) return list
  const others = list.moods.filter(({ day }) => day !== entry.day)
  return { ...list, moods: [entry, ...others].sort((a, b) => (a.day < b.day ? 1 : -1)) }
}

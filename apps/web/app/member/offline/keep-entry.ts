import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { addresses } from '#addresses.ts'
import { currentUser } from '#member/session/session.ts'
import { changeView } from './kept-views.ts'

/** Puts an entry that was saved into the days that were seen last, which were read before it. */
export async function keepEntry(entry: Mood) {
  const memberId = currentUser()?.id
  if (memberId === undefined) return
  await changeView<MoodList>(addresses.memberMoods, memberId, (list) => ({
    ...list,
    moods: [entry, ...list.moods.filter(({ day }) => day !== entry.day)],
  }))
}

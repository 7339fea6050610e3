import type { Mood } from '@pulli/contracts/mood.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { isHard } from '@pulli/domain/mood/hard-days.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import { loadMoods } from '#member/check-in/mood-calls.ts'
import { today } from '#member/day/time-zone.ts'

/** What scores that eased are called: beside a hard day of the member's own words they do not come first. */
export default function EasedTitle({ since }: { since: string }) {
  const [moods, setMoods] = useState<readonly Mood[]>()
  useEffect(() => {
    // Just after midnight the day before still counts.
    void loadMoods({ from: addDays(today(), -1), to: today() }).then((outcome) =>
      setMoods(outcome.kind === 'done' ? outcome.data.moods : []),
    )
  }, [])
  return moods ? easedWords(moods, since) : m.overview_heading()
}

/** Moods of today and yesterday, in any order: the latest counts. */
export function easedWords(moods: readonly Pick<Mood, 'day' | 'mood_type'>[], since: string) {
  const latest = moods.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
  return latest && isHard(latest.mood_type) ? m.overview_eased_hard({ since }) : m.overview_eased({ since })
}

import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Outcome } from '#member/session/ask.ts'
import { latestOf } from './latest-of.ts'
import { loadMoods } from './load-moods.ts'
import { today as todayHere } from './time-zone.ts'

/** The entries as they are known by now, by their day. */
export type Days = ReadonlyMap<string, Mood>

/** What was loaded, what was saved since, and earlier days when somebody goes back to them. */
export function useMoodDays(first: Outcome<MoodList>) {
  const [more, setMore] = useState<readonly Mood[]>([])
  const [reached, setReached] = useState<string | null>()
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')

  const loaded = first.kind === 'done' ? first.data.moods : undefined
  const firstNext = first.kind === 'done' ? first.data.next_to : null
  const nextTo = reached === undefined ? firstNext : reached
  const days: Days = useMemo(() => latestOf([...(loaded ?? []), ...more]), [loaded, more])

  /** Makes sure that the days from this one on are there. */
  const reach = useCallback(
    async (day: string) => {
      if (nextTo === null || day > nextTo || older === 'loading') return
      setOlder('loading')
      const found: Mood[] = []
      let to: string | null = nextTo
      while (to !== null && day <= to) {
        const page = await loadMoods({ to })
        if (page.kind !== 'done') return setOlder('failed')
        found.push(...page.data.moods)
        to = page.data.next_to
      }
      setMore((known) => [...known, ...found])
      setReached(to)
      setOlder('idle')
    },
    [nextTo, older],
  )

  const keep = useCallback((entry: Mood) => setMore((known) => [...known, entry]), [])

  return {
    days,
    isLoaded: loaded !== undefined,
    today: first.kind === 'done' ? first.data.today : todayHere(),
    hasOlder: nextTo !== null,
    ...{ older, reach },
    keep,
  }
}

export type KnownDays = ReturnType<typeof useMoodDays>

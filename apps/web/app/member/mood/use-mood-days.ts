import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import type { MoodEntry } from '@pulli/domain/mood/mood-entry.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { loadMoods } from '#member/check-in/mood-calls.ts'
import { today as todayHere } from '#member/day/time-zone.ts'

/** The known entries by day. */
export type Days = ReadonlyMap<string, Mood>

/** The days as the rules of the domain take them. */
export function entriesOf(days: Days): MoodEntry[] {
  return Array.from(days.values(), ({ day, mood_type, note }) => ({ day, moodType: mood_type, note }))
}

/** One entry a day, in its latest version. */
export function latestOf(moods: readonly Mood[]): Map<string, Mood> {
  const days = new Map<string, Mood>()
  for (const mood of moods) {
    const known = days.get(mood.day)
    if (!known || known.version <= mood.version) days.set(mood.day, mood)
  }
  return days
}

/** The loaded days, those saved since, and older ones, loaded on demand. */
export function useMoodDays(first: Outcome<MoodList>) {
  const [more, setMore] = useState<readonly Mood[]>([])
  const [erased, setErased] = useState<ReadonlySet<string>>(new Set())
  const [reached, setReached] = useState<string | null>()
  const [asked, setAsked] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  const loaded = first.kind === 'done' ? first.data.moods : undefined
  const firstNext = first.kind === 'done' ? first.data.next_to : null
  const unknownTo = reached === undefined ? firstNext : reached
  const next = asked !== undefined && unknownTo !== null && asked <= unknownTo ? unknownTo : undefined
  const days: Days = useMemo(
    () => latestOf([...(loaded ?? []), ...more].filter(({ mood_id }) => !erased.has(mood_id))),
    [loaded, more, erased],
  )

  useEffect(() => {
    if (next === undefined || hasFailed) return
    let isLate = false
    void loadMoods({ to: next }).then((page) => {
      if (isLate) return
      if (page.kind !== 'done') return setHasFailed(true)
      setMore((known) => [...known, ...page.data.moods])
      setReached(page.data.next_to)
    })
    return () => {
      isLate = true
    }
  }, [next, hasFailed])

  const reach = useCallback((day: string) => {
    setAsked((before) => (before === undefined || day < before ? day : before))
    setHasFailed(false)
  }, [])
  const drop = useCallback((moodId: string) => setErased((known) => new Set(known).add(moodId)), [])
  const add = useCallback((entry: Mood) => setMore((known) => [...known, entry]), [])

  return {
    days,
    isLoaded: loaded !== undefined,
    today: first.kind === 'done' ? first.data.today : todayHere(),
    /** The latest day that is not loaded; null if all are. */
    unknownTo,
    older: next === undefined ? 'idle' : hasFailed ? 'failed' : 'loading',
    /** Loads the days from this one on that are missing; retries after a failure. */
    reach,
    add,
    drop,
  } as const
}

export type KnownDays = ReturnType<typeof useMoodDays>

import type { MoodList } from '@pulli/contracts/mood.ts'
import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { onSent } from '#member/offline/send-waiting.ts'
import { useWaiting } from '#member/offline/waiting.ts'
import type { Outcome } from '#member/session/ask.ts'
import { DayDialog } from './day-dialog.tsx'
import { LookBack } from './look-back.tsx'
import { LowDays } from './low-days.tsx'
import type { Draft } from './mood-draft.ts'
import { MoodSymbols } from './mood-symbols.tsx'
import { SavedAlert } from './saved-alert.tsx'
import { TodaysCheckIn } from './todays-check-in.tsx'
import type { Attempt } from './use-check-in.ts'
import { useMoodConsent } from './use-mood-consent.tsx'
import { useMoodDays } from './use-mood-days.ts'
import { useNewDay } from './use-new-day.ts'

interface MoodDaysProps {
  loading: Promise<Outcome<MoodList>>
  /** What was entered before the login. */
  begun: Draft | undefined
}

/** The page once the days are there, or could not be loaded (ERR-20). */
export function MoodDays({ loading, begun }: MoodDaysProps) {
  const known = useMoodDays(use(loading))
  const { days, today, isLoaded, keep } = known
  useNewDay(today)
  const consent = useMoodConsent()
  const waiting = useWaiting()
  useEffect(() => onSent(keep), [keep])

  const [opened, setOpened] = useState(begun && begun.day !== today ? begun.day : undefined)
  // The press is seen at once; the dialog, which the whole page has to make way for, comes with the next frames.
  const open = useCallback((day: string) => startTransition(() => setOpened(day)), [])
  const [answered, setAnswered] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)
  const onSaved = useCallback((attempt: Attempt) => setIsSaved(attempt === 'saved'), [])
  const onClose = useCallback(() => {
    setOpened(undefined)
    setAnswered(today)
  }, [today])
  const saving = { isLoaded, begun, askConsent: consent.ask, onEntry: keep, onSaved, onClose }
  // MOD-03, MOD-04
  const asksToday =
    opened === today ||
    (opened === undefined && answered !== today && !days.has(today) && !waiting.has(today))

  return (
    <>
      <MoodSymbols />
      <LookBack known={known} onOpen={open}>
        <TodaysCheckIn {...saving} today={today} entry={days.get(today)} isAsking={asksToday} />
        <LowDays days={days} today={today} />
      </LookBack>
      {opened !== undefined && opened !== today && (
        <DayDialog {...saving} key={opened} day={opened} entry={days.get(opened)} />
      )}
      {isSaved && <SavedAlert onClose={() => setIsSaved(false)} />}
      {consent.dialog}
    </>
  )
}

import type { MoodList } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { use, useCallback, useState } from 'react'
import type { Outcome } from '#member/session/ask.ts'
import { CheckInDialog } from './check-in-dialog.tsx'
import { DayDialog } from './day-dialog.tsx'
import type { Draft } from './kept-draft.ts'
import { LookBack } from './look-back.tsx'
import { LowDays } from './low-days.tsx'
import { MoodSymbols } from './mood-symbols.tsx'
import { SavedAlert } from './saved-alert.tsx'
import { TodaysCheckIn } from './todays-check-in.tsx'
import { useCheckIn } from './use-check-in.ts'
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
  const saving = { isLoaded, askConsent: consent.ask, onEntry: keep }
  const checkIn = useCheckIn({ ...saving, day: today, entry: days.get(today), begun })

  const [opened, setOpened] = useState(begun && begun.day !== today ? begun.day : undefined)
  const [answered, setAnswered] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)
  // MOD-03, MOD-04
  const asksToday = opened === today || (opened === undefined && answered !== today && !days.has(today))
  const onSaved = () => setIsSaved(true)
  const onClose = useCallback(() => {
    setOpened(undefined)
    setAnswered(today)
  }, [today])

  return (
    <>
      <MoodSymbols />
      <LookBack known={known} onOpen={setOpened}>
        <TodaysCheckIn checkIn={checkIn} isRestored={begun?.day === today} onSaved={onSaved} />
        <LowDays days={days} today={today} />
      </LookBack>
      {asksToday && (
        <CheckInDialog
          checkIn={checkIn}
          title={m.mood_title()}
          sliderLabel={m.mood_slider_today()}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
      {opened !== undefined && opened !== today && (
        <DayDialog
          key={opened}
          {...saving}
          day={opened}
          entry={days.get(opened)}
          begun={begun}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
      {isSaved && <SavedAlert onClose={() => setIsSaved(false)} />}
      {consent.dialog}
    </>
  )
}

import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '#api/call-api.ts'
import { onErased } from '#member/check-in/erased-entries.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { onSent } from '#member/check-in/send-pending.ts'
import { dayInFull } from '#member/day/date-words.ts'
import { today } from '#member/day/time-zone.ts'
import { showToast } from '#toasts/show-toast.ts'
import { DayDialog } from './day-dialog.tsx'
import { LowDays } from './low-days.tsx'
import { type Draft, openDrafts } from './mood-drafts.ts'
import { MoodHistory } from './mood-history.tsx'
import { MoodSymbols } from './mood-symbols.tsx'
import { SavedAlert } from './saved-alert.tsx'
import { TodaysCheckIn } from './todays-check-in.tsx'
import type { SavedCheckIn } from './use-check-in.ts'
import { useMoodConsent } from './use-mood-consent.tsx'
import { useMoodDays } from './use-mood-days.ts'

interface MoodDaysProps {
  loading: Promise<Outcome<MoodList>>
  /** Unsaved drafts. */
  begun: readonly Draft[]
}

/** The page once the days are loaded, or could not be (ERR-20). */
export function MoodDays({ loading, begun }: MoodDaysProps) {
  const known = useMoodDays(use(loading))
  const { days, today, isLoaded, add, drop } = known
  useNewDay(today)
  const consent = useMoodConsent()
  const pending = usePending()
  useEffect(() => onSent(add), [add])
  useEffect(() => onErased(drop), [drop])

  const [drafts] = useState(() => openDrafts(begun))
  const begunFor = () =>
    drafts.days().findLast((day) => day !== today && (days.has(day) || isOpenForMood(day, today)))
  const [opened, setOpened] = useState(begunFor)
  const [shownDay, setShownDay] = useState(today)
  if (shownDay !== today) {
    // Input from before midnight still belongs to the day before.
    setShownDay(today)
    setOpened(begunFor())
  }
  // A transition: the pressed state is painted before the dialog, which is expensive to render.
  const open = useCallback((day: string) => startTransition(() => setOpened(day)), [])
  const [answered, setAnswered] = useState<string>()
  const [saved, setSaved] = useState<SavedCheckIn>()
  const onSaved = useCallback((attempt: SavedCheckIn) => setSaved(attempt), [])
  const onClose = useCallback(() => {
    setOpened(undefined)
    setAnswered(today)
  }, [today])
  const [erased, setErased] = useState<Mood>()
  // Once the day is drawn without it. The dialog returned the focus to the removed element.
  useEffect(() => {
    if (!erased) return
    const place = erased.day === today ? '#today-h' : `[data-day="${erased.day}"]`
    document.querySelector<HTMLElement>(place)?.focus()
  }, [erased, today])
  const onEntryErased = useCallback(
    (entry: Mood) => {
      onClose()
      setErased(entry)
      void showToast({ text: m.mood_erased({ day: dayInFull(entry.day) }), kind: 'success' })
    },
    [onClose],
  )
  const saving = {
    isLoaded,
    drafts,
    askConsent: consent.ask,
    onEntry: add,
    onSaved,
    onErased: onEntryErased,
    onClose,
  }
  // MOD-03, MOD-04
  const asksToday =
    opened === today ||
    (opened === undefined && answered !== today && !days.has(today) && !pending.has(today))

  return (
    <>
      <MoodSymbols />
      <MoodHistory known={known} onOpen={open}>
        <TodaysCheckIn {...saving} key={today} today={today} entry={days.get(today)} isAsking={asksToday} />
        <LowDays days={days} today={today} />
      </MoodHistory>
      {opened !== undefined && opened !== today && (
        <DayDialog {...saving} key={opened} day={opened} entry={days.get(opened)} />
      )}
      {saved && <SavedAlert saved={saved} onClose={() => setSaved(undefined)} />}
      {consent.dialog}
    </>
  )
}

/** MOD-07: reloads a page that was left open past midnight when it becomes visible. */
function useNewDay(shown: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && today() !== shown) void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [shown, revalidate])
}

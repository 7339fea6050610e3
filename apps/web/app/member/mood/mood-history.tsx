import { addDays } from '@pulli/domain/day/add-days.ts'
import { m } from '@pulli/messages/messages.js'
import { type ReactNode, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MONTH_ID } from './calendar-head.tsx'
import { isMonthLoaded, monthOf } from './month.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { MoodSummary } from './mood-summary.tsx'
import { NotLoadedDays } from './not-loaded-days.tsx'
import type { KnownDays } from './use-mood-days.ts'
import { YearView } from './year-view.tsx'

interface MoodHistoryProps {
  known: KnownDays
  onOpen: (day: string) => void
  /** The check-in of today. */
  children: ReactNode
}

/** D36: how many days back an empty day can be filled in. */
const WEEK = 6

/** Today and the month, followed by the summary and the year. */
export function MoodHistory({ known, onOpen, children }: MoodHistoryProps) {
  const { days, today, isLoaded, unknownTo, older, reach } = known
  const { revalidate, state } = useRevalidator()
  const [month, setMonth] = useState(monthOf(today))
  const earliest = [...days.keys()].reduce((least, day) => (day < least ? day : least), addDays(today, -WEEK))
  const from = unknownTo === null ? earliest : '0001-01-01'
  const hasFailed = older === 'failed'

  const onMonth = useCallback(
    (chosen: string) => {
      reach(`${chosen}-01`)
      setMonth(chosen)
    },
    [reach],
  )
  const onYearMonth = useCallback(
    (chosen: string) => {
      onMonth(chosen)
      document.getElementById(MONTH_ID)?.focus()
    },
    [onMonth],
  )

  return (
    <>
      {!isLoaded && (
        <NotLoadedDays
          text={m.mood_load_failed()}
          isBusy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {hasFailed && !isMonthLoaded(month, unknownTo) && (
        <NotLoadedDays text={m.mood_older_failed()} isBusy={false} onRetry={() => reach(`${month}-01`)} />
      )}
      <div className="moodpage" aria-busy={older === 'loading'}>
        <div>{children}</div>
        {/* Days that could not be loaded are not shown as empty. */}
        {isLoaded && <MonthCalendar {...{ days, month, today, from, unknownTo, onMonth, onOpen }} />}
      </div>
      {isLoaded && <MoodSummary days={days} today={today} />}
      {isLoaded && days.size > 0 && monthOf(earliest) < monthOf(today) && (
        <YearView {...{ days, today, from, unknownTo, hasFailed }} onReach={reach} onMonth={onYearMonth} />
      )}
    </>
  )
}

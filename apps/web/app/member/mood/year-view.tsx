import { m } from '@pulli/messages/messages.js'
import { IconButton } from '@pulli/ui/icon-button/icon-button.tsx'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { addMonths, isMonthLoaded, monthOf, yearUpTo } from './month.ts'
import { NotLoadedDays } from './not-loaded-days.tsx'
import type { Days } from './use-mood-days.ts'
import { YearMonth } from './year-month.tsx'
import { YearTable } from './year-table.tsx'

interface YearViewProps {
  days: Days
  today: string
  from: string
  /** The latest day that is not loaded. */
  unknownTo: string | null
  hasFailed: boolean
  /** Loads the days from this one on. */
  onReach: (day: string) => void
  onMonth: (month: string) => void
}

const ID = 'mood-year-h'

/** Up to twelve months, each a button that opens it in the calendar. */
export const YearView = memo(function YearView(props: YearViewProps) {
  const { days, today, from, unknownTo, hasFailed, onReach, onMonth } = props
  const [last, setLast] = useState(monthOf(today))
  // Twelve months are slow to render: deferred, so that repeated presses add up.
  const drawn = useDeferredValue(last)
  const months = useMemo(() => yearUpTo(drawn).filter((month) => month >= monthOf(from)), [drawn, from])
  const isFirst = addMonths(last, -11) <= monthOf(from)
  const isLast = last >= monthOf(today)
  const isLacking = !months.every((month) => isMonthLoaded(month, unknownTo))

  function turn(by: number) {
    const month = addMonths(last, by)
    onReach(`${addMonths(month, -11)}-01`)
    setLast(month)
  }

  return (
    <section className="yearsec" aria-labelledby={ID}>
      <div className="calhead">
        <h2 id={ID}>{m.mood_year_title()}</h2>
        <p className="calhead__name">
          <IconButton
            icon="arrow-left"
            label={m.mood_year_before()}
            aria-disabled={isFirst}
            onClick={() => isFirst || turn(-12)}
          />
          <IconButton
            icon="arrow-right"
            label={m.mood_year_after()}
            aria-disabled={isLast}
            onClick={() => isLast || turn(12)}
          />
        </p>
      </div>
      {isLacking && hasFailed && (
        <NotLoadedDays
          text={m.mood_older_failed()}
          isBusy={false}
          onRetry={() => onReach(`${months[0]}-01`)}
        />
      )}
      <ol className="year" aria-busy={isLacking && !hasFailed}>
        {months.map((month) => (
          <YearMonth key={month} {...{ days, month, today, unknownTo }} onOpen={onMonth} />
        ))}
      </ol>
      <YearTable {...{ days, months, unknownTo }} />
    </section>
  )
})

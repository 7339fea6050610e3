import { m } from '@pulli/messages/messages.js'
import { IconButton } from '@pulli/ui/icon-button/icon-button.tsx'
import { monthInFull, monthName } from '#member/day/date-words.ts'
import { addMonths, monthOf } from './month.ts'

/** Id of the month's heading, focused when the year view opens a month. */
export const MONTH_ID = 'mood-month'

interface CalendarHeadProps {
  month: string
  from: string
  to: string
  onMonth: (month: string) => void
}

/** The name of the month, and the buttons to the previous and the next one. */
export function CalendarHead({ month, from, to, onMonth }: CalendarHeadProps) {
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  const isFirst = before < monthOf(from)
  const isLast = after > monthOf(to)
  const isThisYear = month.slice(0, 4) === to.slice(0, 4)
  return (
    <div className="calhead">
      <h2 id={MONTH_ID} tabIndex={-1} aria-live="polite">
        {isThisYear ? monthName(month) : monthInFull(month)}
      </h2>
      <p className="calhead__name">
        <IconButton
          icon="arrow-left"
          label={m.mood_calendar_go({ month: monthInFull(before) })}
          aria-disabled={isFirst}
          onClick={() => isFirst || onMonth(before)}
        />
        <IconButton
          icon="arrow-right"
          label={m.mood_calendar_go({ month: monthInFull(after) })}
          aria-disabled={isLast}
          onClick={() => isLast || onMonth(after)}
        />
      </p>
    </div>
  )
}

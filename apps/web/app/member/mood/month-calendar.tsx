import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { memo, useState } from 'react'
import { monthInFull, WEEKDAYS } from '#member/day/date-words.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { DayReadout } from './day-readout.tsx'
import { weeksOf } from './month.ts'
import { dayAt, useCalendarKeys } from './use-calendar-keys.ts'
import type { Days } from './use-mood-days.ts'

interface MonthCalendarProps {
  days: Days
  month: string
  today: string
  /** The earliest day that can be reached. */
  from: string
  /** The latest day that is not loaded. */
  unknownTo: string | null
  onMonth: (month: string) => void
  onOpen: (day: string) => void
}

/** A month as a table of days. */
export const MonthCalendar = memo(function MonthCalendar(props: MonthCalendarProps) {
  const { days, month, today, from, unknownTo, onMonth, onOpen } = props
  const { table, tabStop, onKeyDown, onFocus } = useCalendarKeys({ month, from, to: today, onMonth })
  const [pointed, setPointed] = useState<string>()

  return (
    <section className="calsec" aria-label={m.mood_calendar_section({ month: monthInFull(month) })}>
      <CalendarHead month={month} from={from} to={today} onMonth={onMonth} />
      <table
        className="cal"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days
        role="grid"
        ref={table}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const day = dayAt(target)
          setPointed(day)
          if (day) onFocus(day)
        }}
        onBlur={() => setPointed(undefined)}
        onPointerOver={({ target }) => setPointed(dayAt(target))}
        onPointerLeave={() => setPointed(undefined)}
        onClick={({ target }) => {
          const day = target instanceof Element && target.closest('button') && dayAt(target)
          if (day) onOpen(day)
        }}
      >
        <caption className="sr">{m.mood_calendar_caption({ month: monthInFull(month) })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, full }) => (
              <th scope="col" key={full} abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Weeks {...{ days, month, today, unknownTo, tabStop }} />
        </tbody>
      </table>
      <DayReadout day={pointed} mood={pointed === undefined ? undefined : days.get(pointed)} />
    </section>
  )
})

interface WeeksProps {
  days: Days
  month: string
  today: string
  unknownTo: string | null
  tabStop: string
}

/** Memoized: hovering changes no day. */
const Weeks = memo(function Weeks({ days, month, today, unknownTo, tabStop }: WeeksProps) {
  const placeOf = (day: string) => {
    if (unknownTo !== null && day <= unknownTo) return 'unknown'
    return day === today ? 'today' : day < today ? 'past' : 'ahead'
  }
  return weeksOf(month).map((week, index) => (
    <tr key={week.find(Boolean)}>
      {week.map((day, weekday) =>
        day ? (
          <CalendarDay
            key={day}
            day={day}
            mood={days.get(day)}
            place={placeOf(day)}
            isOpen={isOpenForMood(day, today)}
            isTabStop={day === tabStop}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
          <td key={`${index} ${weekday}`} />
        ),
      )}
    </tr>
  ))
})

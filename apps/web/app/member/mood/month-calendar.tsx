import type { Mood } from '@pulli/contracts/mood.ts'
import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { memo, useState } from 'react'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { dayInFull, monthInFull, WEEKDAYS } from '#member/day/date-words.ts'
import { CalendarHead } from './calendar-head.tsx'
import { weeksOf } from './month.ts'
import { SmallMood } from './mood-symbols.tsx'
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

/** The entry of the hovered day. Not for screen readers: each day has its own text. */
function DayReadout({ day, mood }: { day: string | undefined; mood: Mood | undefined }) {
  const all = usePending()
  const pending = all.get(day ?? '')
  const type = pending?.moodType ?? mood?.mood_type
  const note = pending?.note ?? mood?.note
  return (
    <div className="readout note" aria-hidden="true">
      {day && type ? (
        <p>
          <b>
            {dayInFull(day)}: {type}
            {pending && ` (${m.offline_mood_day()})`}
          </b>
          {note && <span className="readout__note">{note}</span>}
        </p>
      ) : (
        <p>
          {m.mood_calendar_words()} {m.mood_calendar_fill()}
        </p>
      )}
      {all.size > 0 && <p className="readout__waiting">{m.offline_mood_key()}</p>}
    </div>
  )
}

interface CalendarDayProps {
  day: string
  mood: Mood | undefined
  /** `unknown`: not loaded, so not even known to be empty. */
  place: 'past' | 'today' | 'ahead' | 'unknown'
  /** Whether an empty day can still be filled in. */
  isOpen: boolean
  /** The day that Tab reaches (roving tabindex). */
  isTabStop: boolean
}

/** A day: its date, figure and mood. A day with an entry, or that can still be filled in, is a button. */
const CalendarDay = memo(function CalendarDay({ day, mood, place, isOpen, isTabStop }: CalendarDayProps) {
  const pending = usePending().get(day)
  const type = pending?.moodType ?? mood?.mood_type
  const tabIndex = isTabStop ? 0 : -1
  const className = place === 'today' ? 'is-today' : place === 'ahead' ? 'is-next' : undefined
  const current = place === 'today' ? 'date' : undefined
  const content = (
    <>
      <span className="cal__number tnum" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="sr">
        {dayInFull(day)},{' '}
        {pending ? `${pending.moodType}, ${m.offline_mood_day()}` : inWords(mood, place, isOpen)}
      </span>
      {type ? (
        <SmallMood type={type} />
      ) : (
        (place === 'past' || place === 'today') && <span className="cal__empty" />
      )}
      {(pending ?? mood)?.note && <span className="cal__note" />}
    </>
  )
  if (!type && !isOpen) {
    return (
      <td className={className} data-day={day} tabIndex={tabIndex}>
        {content}
      </td>
    )
  }
  return (
    <td className={className}>
      <button
        className="cal__button"
        type="button"
        data-day={day}
        data-waits={pending && ''}
        tabIndex={tabIndex}
        aria-current={current}
      >
        {content}
      </button>
    </td>
  )
})

function inWords(mood: Mood | undefined, place: CalendarDayProps['place'], isOpen: boolean): string {
  if (place === 'ahead' && !mood) return m.mood_calendar_ahead()
  if (place === 'unknown' && !mood) return m.mood_not_loaded()
  const words = mood
    ? [mood.mood_type, mood.note && m.mood_calendar_noted()]
    : [m.mood_calendar_none(), isOpen && m.mood_calendar_open()]
  return words.filter(Boolean).join(', ')
}

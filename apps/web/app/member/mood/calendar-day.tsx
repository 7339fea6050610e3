import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { memo } from 'react'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { dayInFull } from '#member/day/date-words.ts'
import { SmallMood } from './mood-symbols.tsx'

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
export const CalendarDay = memo(function CalendarDay({
  day,
  mood,
  place,
  isOpen,
  isTabStop,
}: CalendarDayProps) {
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

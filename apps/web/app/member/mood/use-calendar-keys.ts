import { addDays } from '@pulli/domain/day/add-days.ts'
import { weekdayOf } from '@pulli/domain/mood/weekday-pattern.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, daysOf, monthOf } from './month.ts'

interface CalendarPlace {
  month: string
  /** The range of days, `YYYY-MM-DD`. */
  from: string
  to: string
  onMonth: (month: string) => void
}

/** Moves between days with the arrow keys, Home, End, Page Up and Page Down, also across months. */
export function useCalendarKeys({ month, from, to, onMonth }: CalendarPlace) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(to)
  const isMoving = useRef(false)
  const days = daysOf(month)
  const tabStop = monthOf(at) === month ? at : (days.find((day) => from <= day) ?? from)

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const day = dayAt(event.target)
    const chosen = day && dayAfter(event.key, day)
    if (!chosen) return
    event.preventDefault()
    const next = chosen < from ? from : chosen > to ? to : chosen
    isMoving.current = next !== at
    setAt(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
    else if (next === at) table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return { table, tabStop, onKeyDown, onFocus: (day: string) => setAt(day) }
}

/** Returns the day of a calendar element. */
export function dayAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
}

/** Returns the day that a key moves to. */
export function dayAfter(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return sameDayOf(addMonths(monthOf(day), -1), day)
    case 'PageDown':
      return sameDayOf(addMonths(monthOf(day), 1), day)
  }
}

function sameDayOf(month: string, day: string): string {
  const days = daysOf(month)
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}

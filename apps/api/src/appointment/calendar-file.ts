import { m } from '@pulli/messages/messages.js'
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'

/** What an entry in a calendar needs of an appointment. */
export type CalendarEntry = {
  /** The same before and after a move, so that the entry moves too. */
  calendarUid: string
  /** Rises with every change: a calendar ignores what is older than its entry. */
  version: number
  startsAt: Date
  endsAt: Date
  isCancelled: boolean
}

/** Published, not an invitation: that would need an organizer, and calendars would ask whether to accept. */
export function calendarMethod({ isCancelled }: Pick<CalendarEntry, 'isCancelled'>): 'PUBLISH' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/**
 * Returns the `.ics` file of an appointment; of a cancelled one it takes the entry out of the calendar again. Families
 * share calendars: the entry says who is met by one letter, and neither what for nor a link.
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const calendar = ical({
    prodId: { company: 'P', product: 'appointments', language: 'EN' },
    method: ICalCalendarMethod[calendarMethod(entry)],
  })
  calendar.createEvent({
    id: entry.calendarUid,
    sequence: entry.version,
    stamp: now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: m.calendar_summary(),
    class: ICalEventClass.PRIVATE,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString().trimEnd()}\r\n`
}

import type { WeekAppointment } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'

const STATUS_WORDS = {
  held: m.desk_week_held,
  booked: m.desk_week_booked,
  cancelled: m.desk_week_off,
  happened: m.desk_week_happened,
  missed: m.desk_week_missed,
} as const satisfies Record<WeekAppointment['status'], () => string>

const WISH_WORDS = {
  book: m.desk_week_wished_book,
  move: m.desk_week_wished_move,
  cancel: m.desk_week_wished_cancel,
} as const

/** Returns the status of an appointment, and what its sender asked to be called about. */
export function statusInWords({
  status,
  wished_call,
}: Pick<WeekAppointment, 'status' | 'wished_call'>): string {
  return wished_call === null ? STATUS_WORDS[status]() : WISH_WORDS[wished_call]()
}

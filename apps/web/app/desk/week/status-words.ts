import type { WeekAppointment } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'

/** Where an appointment of a week stands. */
export const STATUS_WORDS = {
  held: m.desk_week_held,
  booked: m.desk_week_booked,
  cancelled: m.desk_week_off,
  happened: m.desk_week_happened,
  missed: m.desk_week_missed,
} as const satisfies Record<WeekAppointment['status'], () => string>

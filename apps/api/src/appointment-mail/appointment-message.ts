import { HOUR } from '@pulli/domain/time/durations.ts'

/** The messages about an appointment: to the sender of its request, and `desk` to the person of the staff who gives it. */
export const APPOINTMENT_MESSAGES = [
  'booked',
  'moved',
  'cancelled',
  'reminder-day',
  'reminder-hour',
  'desk',
] as const

export type AppointmentMessage = (typeof APPOINTMENT_MESSAGES)[number]

/** The name of a message in `messages_sent`. */
export const templateOf = (message: AppointmentMessage) => `appointment-${message}`

/** Rises with the words of a message, so that the sent text is known later: a test has each version's words. */
export const TEMPLATE_VERSIONS: Readonly<Record<AppointmentMessage, number>> = {
  booked: 4,
  moved: 4,
  cancelled: 4,
  'reminder-day': 4,
  'reminder-hour': 4,
  desk: 3,
}

const LEAD_HOURS = { 'reminder-day': 24, 'reminder-hour': 1 } as const

export type Reminder = keyof typeof LEAD_HOURS
export const REMINDERS: readonly Reminder[] = ['reminder-day', 'reminder-hour']

/** When a reminder is due. */
export function reminderDue(reminder: Reminder, startsAt: Date): Date {
  return new Date(startsAt.getTime() - LEAD_HOURS[reminder] * HOUR)
}

/** Whether a reminder would come so soon after the booking that the confirmation still says it. */
export function isTooSoon(due: Date, now: Date): boolean {
  return due.getTime() < now.getTime() + HOUR
}

/** Whether a delayed reminder is obsolete: the appointment has begun, or the next reminder is due. */
export function isTooLate(reminder: Reminder, startsAt: Date, now: Date): boolean {
  return now >= (reminder === 'reminder-day' ? reminderDue('reminder-hour', startsAt) : startsAt)
}

/** The state of an appointment [FHIR: Appointment.status]. */
export const APPOINTMENT_STATUSES = ['held', 'booked', 'cancelled', 'happened', 'missed'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

/** What became of an appointment whose time came. */
export const APPOINTMENT_OUTCOMES = ['happened', 'missed'] as const
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number]

/**
 * The allowed steps: what an appointment may become. What is missing is refused. An outcome that was marked by mistake
 * may be corrected; a cancellation is final, because another person may have the slot.
 */
const APPOINTMENT_STEPS = {
  held: ['booked', 'cancelled'],
  booked: ['cancelled', 'happened', 'missed'],
  cancelled: [],
  happened: ['missed'],
  missed: ['happened'],
} as const satisfies Record<AppointmentStatus, readonly AppointmentStatus[]>

/** Returns whether an appointment may become something else. */
export function mayBecome(status: AppointmentStatus, next: AppointmentStatus): boolean {
  return (APPOINTMENT_STEPS[status] as readonly AppointmentStatus[]).includes(next)
}

/** Returns the statuses from which an appointment may become something. */
export function mayBecomeFrom(next: AppointmentStatus): AppointmentStatus[] {
  return APPOINTMENT_STATUSES.filter((status) => mayBecome(status, next))
}

/** How long a slot is held while a visitor decides. */
const HOLD_MINUTES = 10

/** Returns when a hold that starts now expires. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}

/** Minutes for which a slot is held for the desk, where no code could be delivered (decision D62). */
const WISH_MINUTES = 60

/** Returns when a hold for the desk, which calls about it, expires. */
export function wishEnd(now: Date): Date {
  return new Date(now.getTime() + WISH_MINUTES * 60_000)
}

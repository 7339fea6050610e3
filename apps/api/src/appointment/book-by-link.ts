import type { NewLink } from '#consultation/new-link.ts'
import type { ApiContext } from '#context.ts'
import { askForCall } from './ask-for-call.ts'
import { cancelBooking } from './cancel-booking.ts'
import { confirmAppointment } from './confirm-appointment.ts'
import { holdTime } from './hold-time.ts'
import { moveBooking } from './move-booking.ts'

/** What the page of a request posts about its appointment. */
export type BookingStep =
  | { kind: 'hold'; serviceId: string; staffId?: string | undefined; startsAt: Date }
  | { kind: 'confirm'; id: string }
  | { kind: 'move'; id: string; serviceId: string; staffId?: string | undefined; startsAt: Date }
  | { kind: 'cancel'; id: string }
  | { kind: 'call'; id: string; startsAt?: Date | undefined }

type Visit = { token: string; cookie: string | undefined; ip: string; traceId: string }

/**
 * Takes a step towards an appointment, for a person who may read the request in this browser, or has its number.
 *
 * @throws DomainError as `holdTime`, `confirmAppointment`, `moveBooking`, `cancelBooking` and `askForCall`
 */
export async function bookByLink(
  context: ApiContext,
  step: BookingStep,
  visit: Visit,
): Promise<{ link?: NewLink }> {
  try {
    return await takeStep(context, step, visit)
  } finally {
    context.offers?.end()
  }
}

async function takeStep(context: ApiContext, step: BookingStep, visit: Visit): Promise<{ link?: NewLink }> {
  const { token, cookie, ip, traceId } = visit
  const writer = { kind: 'link', token, cookie } as const
  switch (step.kind) {
    case 'hold':
      return holdTime(context, { ...step, writer, ip })
    case 'confirm':
      return confirmAppointment(context, { id: step.id, writer, traceId })
    case 'move':
      // The page names the person or allows any; it never omits the field.
      return moveBooking(context, { ...step, staffId: step.staffId ?? null, writer, traceId })
    case 'cancel':
      return cancelBooking(context, { id: step.id, writer, traceId })
    case 'call':
      await askForCall(context, { ...step, writer, traceId })
      return {}
  }
}

import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** The address of an appointment of a request at the desk. */
export const DeskAppointmentAddress = z.strictObject({
  id: z.uuid().meta({ description: 'The id of the request.' }),
  appointment: z.uuid().meta({ description: 'The id of the appointment.' }),
})

/** @throws DomainError `unknown-appointment`: what is no id names nothing */
export function appointmentInAddress({ params }: FastifyRequest): string {
  const address = DeskAppointmentAddress.pick({ appointment: true }).loose().safeParse(params)
  if (!address.success) throw new DomainError('unknown-appointment')
  return address.data.appointment
}

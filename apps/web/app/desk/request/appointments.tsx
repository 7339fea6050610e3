import type { DeskAppointment } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/date-words.ts'
import { SentSummary } from './sent-summary.tsx'

interface AppointmentsProps {
  request: string
  appointments: readonly DeskAppointment[]
}

/** The appointments of a request, with the summaries that were sent to them, the latest first. */
export function Appointments({ request, appointments }: AppointmentsProps) {
  return (
    <section className="case__part" aria-labelledby="appointments-h">
      <h2 id="appointments-h">{m.desk_appointments()}</h2>
      <ul className="desk__rows">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <span>
              <b>
                <time dateTime={appointment.starts_at}>{whenWords(appointment.starts_at)}</time>
              </b>
              <span className="note">
                {m.desk_appointment_with({ service: appointment.service.name, name: appointment.staff.name })}
              </span>
              {appointment.staff.is_left && appointment.status === 'booked' && !appointment.has_begun && (
                <span className="note due--missed">
                  {m.desk_appointment_staff_left({ name: appointment.staff.name })}
                </span>
              )}
            </span>
            <span>{statusInWords(appointment)}</span>
          </li>
        ))}
      </ul>
      {appointments.map((appointment) => {
        const { id, summary_sent_at } = appointment
        if (!summary_sent_at) return null
        return <SentSummary key={id} request={request} appointment={{ ...appointment, summary_sent_at }} />
      })}
    </section>
  )
}

function statusInWords({ status, hold_until, is_wished }: DeskAppointment): string {
  const when = hold_until ? whenWords(hold_until) : ''
  if (status === 'held')
    return is_wished ? m.desk_appointment_wished({ when }) : m.desk_appointment_held({ when })
  return {
    booked: m.desk_appointment_booked,
    cancelled: m.desk_appointment_cancelled,
    happened: m.desk_appointment_happened,
    missed: m.desk_appointment_missed,
  }[status]()
}

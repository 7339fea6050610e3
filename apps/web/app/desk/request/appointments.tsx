import type { DeskAppointment } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { whenWords } from '#desk/when-words.ts'

/** The appointments of a request, the latest first. */
export function Appointments({ appointments }: { appointments: readonly DeskAppointment[] }) {
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
    </section>
  )
}

function statusInWords({ status, hold_until }: DeskAppointment): string {
  if (status === 'held') return m.desk_appointment_held({ when: hold_until ? whenWords(hold_until) : '' })
  return {
    booked: m.desk_appointment_booked,
    cancelled: m.desk_appointment_cancelled,
    happened: m.desk_appointment_happened,
    missed: m.desk_appointment_missed,
  }[status]()
}

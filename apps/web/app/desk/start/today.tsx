import type { DeskWeek, WeekAppointment } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { clockWords } from '#desk/date-words.ts'
import { statusInWords } from '#desk/week/status-words.ts'
import { wallClock } from '#desk/week/week-grid.ts'
import { deskAddresses, requestAddress } from '#desk-addresses.ts'

/** The appointments of today, in the zone of the office, the first first. */
export function Today({ week }: { week: DeskWeek }) {
  const clock = wallClock(week.time_zone)
  const today = week.appointments
    .map((appointment) => ({ appointment, at: clock(new Date(appointment.starts_at)) }))
    .filter(({ at }) => at.day === week.today)
  const nameOf = ({ staff }: WeekAppointment) => week.people.find(({ id }) => id === staff)?.name ?? ''
  return (
    <>
      {today.length === 0 ? (
        <p>{m.desk_start_today_none()}</p>
      ) : (
        <ul className="desk__rows">
          {today.map(({ appointment, at }) => (
            <li key={appointment.id}>
              <span>
                <a href={requestAddress(appointment.request)}>
                  {m.desk_start_appointment({ time: clockWords(at.minute), name: appointment.name })}
                </a>
                <span className="note">
                  {m.desk_appointment_with({ service: appointment.service, name: nameOf(appointment) })}
                </span>
              </span>
              <span className="note">{statusInWords(appointment)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={deskAddresses.week}>{m.desk_start_week()}</a>
      </p>
    </>
  )
}

import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { TeamMember } from '@pulli/contracts/team.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { clockInWords } from './times-in-words.ts'

const MODE_WORDS = {
  video: m.booking_by_video,
  phone: m.booking_by_phone,
  'in-person': m.booking_in_person,
} as const

interface AppointmentFactsProps {
  appointment: Pick<Appointment, 'service' | 'staff' | 'status' | 'room'>
  /** In which the page shows its times. */
  timeZone: string
  /** The team, where it is at hand. */
  entries?: readonly TeamMember[]
}

/** Who, what and how; with the qualification and registration that the Telemedicine Practice Guidelines ask for. */
export function AppointmentFacts({ appointment, timeZone, entries = [] }: AppointmentFactsProps) {
  const { service, staff, status } = appointment
  const entry = entries.find(({ documentId }) => documentId === staff.team_entry)
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [m.booking_with(), staff.name],
    [m.booking_profession(), entry?.specialization],
    [m.team_registration(), entry?.registrationNumber],
    [m.booking_what(), service.name],
    [m.booking_how(), MODE_WORDS[service.mode]()],
    [
      m.booking_room(),
      service.mode === 'video' && status === 'booked' && <WayIn {...appointment.room} timeZone={timeZone} />,
    ],
  ]
  return (
    <dl className="request-status__facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div className="request-status__fact" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** How to join a session by video: its link once it is time. */
function WayIn({ address, opens_at, timeZone }: Appointment['room'] & { timeZone: string }) {
  if (address !== null)
    return (
      <a href={address} rel="noreferrer">
        {m.booking_room_open()}
      </a>
    )
  if (opens_at === null) return m.booking_room_none()
  return m.booking_room_from({ time: clockInWords(opens_at, timeZone) })
}

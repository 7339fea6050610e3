import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { TeamMember } from '@pulli/contracts/team.ts'
import { m } from '@pulli/messages/messages.js'

const MODE_WORDS = {
  video: m.booking_by_video,
  phone: m.booking_by_phone,
  'in-person': m.booking_in_person,
} as const

interface AppointmentFactsProps {
  appointment: Pick<Appointment, 'service' | 'staff'>
  /** The team, where it is at hand. */
  entries?: readonly TeamMember[]
}

/** Who, what and how; with the qualification and registration that the Telemedicine Practice Guidelines ask for. */
export function AppointmentFacts({ appointment: { service, staff }, entries = [] }: AppointmentFactsProps) {
  const entry = entries.find(({ documentId }) => documentId === staff.team_entry)
  const facts = [
    [m.booking_with(), staff.name],
    [m.booking_profession(), entry?.specialization],
    [m.team_registration(), entry?.registrationNumber],
    [m.booking_what(), service.name],
    [m.booking_how(), MODE_WORDS[service.mode]()],
  ].filter(([, value]) => value)
  return (
    <dl className="follow__facts">
      {facts.map(([label, value]) => (
        <div className="follow__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

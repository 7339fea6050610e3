import type { Service } from '@pulli/contracts/appointment.ts'
import type { Service as Offered } from '@pulli/data/availability/services.ts'

/** Returns what may be booked as the API shows it. */
export function viewOfService({ id, name, minutes, mode, sections, people }: Offered): Service {
  return {
    id,
    name,
    minutes,
    mode,
    sections,
    people: people.map((person) => ({ id: person.id, name: person.name, team_entry: person.teamEntry })),
  }
}

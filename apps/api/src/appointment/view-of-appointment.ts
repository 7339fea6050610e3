import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { DescribedAppointment } from '@pulli/data/appointment/appointments.ts'

import { makeRoom } from '@pulli/domain/appointment/make-room.ts'

/** Returns an appointment as the person who asked for it sees it. */
export function viewOfAppointment(found: DescribedAppointment, now: Date): Appointment {
  const { opensAt, address } = makeRoom(found, now)
  return {
    id: found.id,
    status: found.status,
    starts_at: found.startsAt.toISOString(),
    ends_at: found.endsAt.toISOString(),
    hold_until: found.holdUntil?.toISOString() ?? null,
    service: { id: found.serviceId, name: found.serviceName, mode: found.mode },
    staff: { id: found.staffId, name: found.staffName, team_entry: found.teamEntry },
    room: { opens_at: opensAt?.toISOString() ?? null, address: address ?? null },
    is_changeable: found.status === 'booked' && found.startsAt > now,
  }
}

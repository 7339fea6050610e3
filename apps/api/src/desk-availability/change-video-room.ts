import type { VideoRoom } from '@pulli/contracts/desk-hours.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { setVideoRoom } from '@pulli/data/staff/staff.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { type HoursCaller, lockHours } from './whose-hours.ts'

/**
 * Sets or takes away the room in which someone gives their sessions by video. Coming appointments lead to the new one.
 * @throws DomainError `not-permitted`, `unknown-staff`
 */
export async function changeVideoRoom(context: ApiContext, input: VideoRoom, caller: HoursCaller) {
  const staffId = input.staff ?? caller.person.staffId
  const address = input.address ?? null
  await context.database.db.transaction().execute(async (tx) => {
    await lockHours(tx, caller.person, staffId)
    if (!(await setVideoRoom(tx, staffId, address))) return
    const { person, traceId, now } = caller
    const event = {
      action: 'staff.change-video-room',
      subjectKind: 'staff',
      subjectId: staffId,
      traceId,
      now,
    }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event }))
  })
  return { address }
}

import type { NewDeskService } from '@pulli/contracts/desk-service.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { ServiceDetails } from '@pulli/data/desk-service/desk-services.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { listPeople } from '@pulli/data/staff/staff.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { staffEvent } from '#staff/staff-event.ts'

/**
 * Returns what an owner wants a service to be, its kinds of care in the order of the site. A person who is removed a moment
 * later gives nothing, whatever is stored here.
 *
 * @throws InvalidInput where someone is not at the desk
 */
export async function serviceDetails(tx: Tx, input: NewDeskService): Promise<ServiceDetails> {
  const { name, minutes, buffer_minutes: bufferMinutes, mode, sections, people: staffIds } = input
  const atDesk = new Set((await listPeople(tx)).map(({ id }) => id))
  if (!staffIds.every((id) => atDesk.has(id)))
    throw new InvalidInput({ people: m.field_service_people_unknown() })
  const inOrder = CONSULTATION_SECTIONS.filter((section) => sections.includes(section))
  return { name, minutes, bufferMinutes, mode, sections: inOrder, staffIds }
}

/** Records a change of a service, or of their order. */
export async function recordService(
  tx: Tx,
  { action, id, now }: { action: string; id?: string; now: Date },
  { person, traceId }: DeskCaller,
): Promise<void> {
  const event = { action, subjectKind: 'service', ...(id !== undefined && { subjectId: id }), traceId, now }
  await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event }))
}

import type { DeskAppointment, DeskRequest, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import type { DescribedAppointment } from '@pulli/data/appointment/appointments.ts'
import type { DeskRequestRow as Found, NamedEvent } from '@pulli/data/desk-request/desk-requests.ts'
import type { DeskListing } from '@pulli/data/desk-request/list-desk-requests.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { isForChild } from '@pulli/domain/consultation/consultation-sections.ts'
import { firstName } from '@pulli/domain/consultation/first-name.ts'
import { allAnswers } from '@pulli/domain/consultation/safe-contact.ts'
import { isUrgentSummary } from '#summary/is-urgent-summary.ts'

/** Returns an event with the name of who did it. */
export function viewOfEvent({
  kind,
  occurredAt,
  actor,
  staff,
  reason,
}: NamedEvent): DeskRequest['events'][0] {
  return { kind, occurred_at: occurredAt.toISOString(), actor, staff, reason }
}

/** Returns what the lists and the page of a request both show. */
export function viewOfCase(row: Found, now: Date) {
  const dueAt = dueOf(row)
  const isUncalled = row.state === 'waiting' || row.state === 'assigned' || row.callAbout !== null
  return {
    id: row.id,
    state: row.state,
    received_at: row.submittedAt.toISOString(),
    call_by: dueAt?.toISOString() ?? null,
    is_late: isUncalled && dueAt !== null && dueAt <= now,
    section: row.section,
    consultation_date: row.consultationOn,
    for_whom: row.forWhom,
    is_for_child: row.forWhom === 'child' || isForChild(row.section),
    first_name: firstName(row.name),
    preferred_name: row.preferredName ?? null,
    wished_call:
      row.callAbout === null
        ? null
        : { about: row.callAbout, starts_at: row.callStartsAt?.toISOString() ?? null },
    has_safety_note: row.hasSafetyNote,
    is_sample: row.isSample,
    is_unverified: row.unproven !== null,
    assignee: row.assignee,
  }
}

/** Returns by when the office calls, as the lists are sorted by it (`list-desk-requests.ts`). */
function dueOf({ state, promisedBy, callDueAt }: Found): Date | null {
  if (callDueAt === null || promisedBy === null) return callDueAt ?? promisedBy
  const isUncalled = state === 'waiting' || state === 'assigned'
  return isUncalled && promisedBy < callDueAt ? promisedBy : callDueAt
}

/** Returns a request as a list shows it. */
export function viewOfListing(found: DeskListing, isUrgent: boolean, now: Date): DeskRequestRow {
  return {
    ...viewOfCase(found, now),
    language: allAnswers(found.contact ?? {}).language,
    last_event: viewOfEvent(found.lastEvent),
    is_left: found.isLeft,
    summary_is_urgent: isUrgent,
  }
}

/** What the view of an appointment needs beside it: the viewer, who no longer works here, which have a summary. */
type Beside = {
  person: SignedInStaff
  removed: readonly string[]
  summaries: readonly { appointmentId: string; sentAt: Date; content: string | undefined }[]
  now: Date
}

/** Returns an appointment as the desk shows it. */
export function viewOfDeskAppointment(
  found: DescribedAppointment,
  { person, removed, summaries, now }: Beside,
): DeskAppointment {
  const summary = summaries.find(({ appointmentId }) => appointmentId === found.id)
  return {
    id: found.id,
    version: found.version,
    status: found.status,
    starts_at: found.startsAt.toISOString(),
    ends_at: found.endsAt.toISOString(),
    hold_until: found.holdUntil?.toISOString() ?? null,
    is_wished: found.isWished,
    service: { id: found.serviceId, name: found.serviceName, mode: found.mode },
    staff: { id: found.staffId, name: found.staffName, is_left: removed.includes(found.staffId) },
    is_own: found.staffId === person.staffId,
    has_begun: found.startsAt <= now,
    cancelled_by: found.cancelledBy,
    cancel_reason: found.cancelReason,
    summary_sent_at: summary?.sentAt.toISOString() ?? null,
    summary_is_urgent: summary?.content !== undefined && isUrgentSummary(JSON.parse(summary.content)),
  }
}

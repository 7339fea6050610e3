import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { listAssignable } from '@pulli/data/desk-request/assignees.ts'
import { listNamedEvents } from '@pulli/data/desk-request/desk-requests.ts'
import { listViews } from '@pulli/data/desk-request/record-views.ts'
import { listUndelivered } from '@pulli/data/message/messages-sent.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { listSummaries } from '@pulli/data/summary/summary-openings.ts'
import { deskSteps, suggestedStep } from '@pulli/domain/consultation/desk-steps.ts'
import { maskEmail } from '@pulli/domain/consultation/mask.ts'
import { VIEW_REASONS } from '@pulli/domain/consultation/request-reasons.ts'
import { allAnswers } from '@pulli/domain/consultation/safe-contact.ts'
import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import type { ApiContext } from '#context.ts'
import { endedAfter } from '#summary/summary-retention.ts'
import { callingHours } from './calling-hours.ts'
import { isCoordinator } from './desk-caller.ts'
import { seeRequest } from './seen-request.ts'
import { viewOfCase, viewOfDeskAppointment, viewOfEvent } from './view-of-desk-request.ts'

/**
 * Returns a request as its page at the desk shows it. Changes nothing, and is no view of the number.
 *
 * @throws DomainError `unknown-request`
 */
export async function readDeskRequest(
  context: ApiContext,
  id: string,
  person: SignedInStaff,
): Promise<DeskRequest> {
  const { db } = context.database
  const now = context.clock()
  const found = await seeRequest(context, db, { id, person })
  const { row, seen, appointments, removed } = found
  const hours = await callingHours(context, row)
  const colleagues = await listAssignable(db)
  const summaries = await listSummaries(db, context.encryption, {
    requestIds: [id],
    endedAfter: endedAfter(now),
  })
  const preferred = colleagues.find(({ teamEntry }) => teamEntry !== null && teamEntry === row.preferredStaff)
  return {
    ...viewOfCase(row, now),
    contact: allAnswers(row.contact ?? {}),
    calling: {
      is_in_hours: hours.isNow,
      from: hours.opensAt?.toISOString() ?? null,
      needs_reason: !hours.isNow || seen.holder !== 'self',
    },
    masked_phone: maskPhone(row.phone),
    mail: { answer: row.mailAnswer, email: maskEmail(row.email) },
    disowned_at: row.disownedAt?.toISOString() ?? null,
    is_blocked: row.isBlocked,
    undelivered: (await listUndelivered(db, id)).map(({ recipient, way, sentAt, outcome }) => ({
      to: recipient,
      way,
      sent_at: sentAt.toISOString(),
      outcome,
    })),
    relation: row.relation ?? null,
    time_zone: row.timeZone,
    preferred_staff: preferred === undefined ? null : { id: preferred.id, name: preferred.name },
    is_own: seen.holder === 'self',
    events: (await listNamedEvents(db, id)).map(viewOfEvent),
    appointments: appointments.map((one) => viewOfDeskAppointment(one, { person, removed, summaries, now })),
    views: person.roles.includes('owner') ? await viewsOf(context, id) : null,
    assignable: isCoordinator(person) ? colleagues.map(({ id, name }) => ({ id, name })) : null,
    steps: deskSteps(seen),
    next_step: suggestedStep(seen) ?? null,
  }
}

async function viewsOf({ database }: ApiContext, id: string): Promise<DeskRequest['views']> {
  const views = await listViews(database.db, id)
  return views.map(({ staff, viewedAt, reason, summaryId }) => ({
    staff,
    what: summaryId === null ? ('number' as const) : ('summary' as const),
    viewed_at: viewedAt.toISOString(),
    reason: VIEW_REASONS.find((known) => known === reason) ?? null,
  }))
}

import {
  SentSummary,
  SentSummaryWhole,
  SummaryChoice,
  SummaryPreview,
  SummaryToSend,
} from '@pulli/contracts/sent-summary.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { deleteSummary, findOwnSummary, listOwnSummaries } from '@pulli/data/summary/summaries.ts'
import { listOpenings } from '@pulli/data/summary/summary-openings.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { limitMember } from '#limits/limit-member.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { makeSummary } from './make-summary.ts'
import { ownAppointment } from './own-appointment.ts'
import { sendSummary } from './send-summary.ts'
import { MOST_SUMMARIES_AN_HOUR } from './summary-limit.ts'
import { endedAfter } from './summary-retention.ts'
import { recipientOf, viewOfSummary } from './view-of-summary.ts'

const call = callsOf({ tag: 'Appointments', caller: 'member' })

const ID = 'The id of the appointment.'
const appointment = { id: idParam(ID, 'unknown-appointment') }
const summary = { id: idParam(ID, 'unknown-summary') }

/** The summaries that a member sends to an appointment. */
export const summaryCalls = {
  listSentSummaries: call({
    route: 'GET /members/me/summaries',
    summary: 'List the summaries that the member sent',
    description:
      'The latest appointment first, each with when its counsellor opened it. Of another member nothing is listed, ' +
      'whatever number they had.',
    answer: z.array(SentSummary),
    limit: OWN_ROWS,
    says: m.summary_answer_listed,
    run: ({ context, member }) => listSummaries(context, member),
  }),
  previewSummary: call({
    route: 'POST /members/me/appointments/:id/summary/preview',
    summary: 'Look at a summary before it is sent',
    description:
      'Returns what the chosen items would show, to whom, and until when. Nothing is stored. The appointment is one ' +
      'of a request of the number that the member signed in with, booked, and not over.',
    params: appointment,
    body: SummaryChoice,
    answer: SummaryPreview,
    refuses: ['appointment-over'],
    limit: ['too-many-requests'],
    retry: { safeBecause: 'nothing is stored' },
    says: m.summary_answer_previewed,
    run: ({ context, member, id, body: choice }) => previewSummary(context, { member, id, choice }),
  }),
  sendSummary: call({
    route: 'PUT /members/me/appointments/:id/summary',
    summary: 'Send a summary to an appointment',
    description:
      'Stores a copy of what was looked at, encrypted, in place of the one that was sent before. Only the counsellor ' +
      'of the appointment can open it, and each time is recorded. It ends with the appointment where that is ' +
      'cancelled or gets another counsellor, when a consent to what is in it is taken back or that is erased, and ' +
      `${RETENTION.sentSummaryDays} days after the end of the appointment. If what is kept has changed since the ` +
      'preview, 409 `stale-summary` and nothing is sent.',
    params: appointment,
    body: SummaryToSend,
    answer: SentSummaryWhole,
    // Unknown: it was taken back on another device while the answer was made.
    refuses: ['appointment-over', 'stale-summary', 'consent-required', 'unknown-summary'],
    limit: ['too-many-requests', 'too-many-entries'],
    retry: { safeBecause: 'the same summary sent again changes nothing' },
    says: m.summary_answer_sent,
    run: async ({ context, member, id, body: choice, traceId }) => {
      await sendSummary(context, { member, id, choice, traceId })
      return readSummary(context, member, id)
    },
  }),
  readSentSummary: call({
    route: 'GET /members/me/appointments/:id/summary',
    summary: 'Get the summary that was sent to an appointment',
    description: 'Returns exactly what its counsellor sees, and when they opened it.',
    params: summary,
    answer: SentSummaryWhole,
    limit: OWN_ROWS,
    says: m.summary_answer_found,
    run: ({ context, member, id }) => readSummary(context, member, id),
  }),
  takeBackSummary: call({
    route: 'DELETE /members/me/appointments/:id/summary',
    summary: 'Take back the summary that was sent to an appointment',
    description:
      'Deletes it at once. What was read of it already cannot be undone; that it was opened stays recorded. Repeating ' +
      'the call changes nothing.',
    params: summary,
    answer: z.strictObject({}),
    limit: OWN_ROWS,
    retry: { safeBecause: 'a second time changes nothing' },
    says: ({ context }) => withSealedCopy(context.config, m.summary_answer_taken_back()),
    run: async ({ context, member, id, traceId }) => {
      await takeBackSummary(context, { member, id, traceId })
      return {}
    },
  }),
}

/**
 * Returns what a summary would show, to whom and for how long. Nothing is stored.
 *
 * @throws DomainError `unknown-appointment`, `appointment-over`, `too-many-requests`
 */
async function previewSummary(
  context: ApiContext,
  { member, id, choice }: { member: SignedInMember; id: string; choice: SummaryChoice },
): Promise<SummaryPreview> {
  const now = context.clock()
  return context.database.db.transaction().execute(async (tx) => {
    const { memberId } = member
    await limitMember(tx, context, { name: 'summary-member', memberId, max: MOST_SUMMARIES_AN_HOUR, now })
    const appointment = await ownAppointment(context, tx, { member, id, now })
    const made = await makeSummary(context, tx, { member, appointmentId: id, choice, now })
    return { ...recipientOf({ ...appointment, appointmentId: id }), ...made }
  })
}

/** Lists the summaries that a member sent and that can still be opened, or have ended, the latest appointment first. */
async function listSummaries(
  { database: { db }, clock }: ApiContext,
  { memberId }: SignedInMember,
): Promise<SentSummary[]> {
  const sent = await listOwnSummaries(db, { memberId, endedAfter: endedAfter(clock()) })
  const openings = await listOpenings(
    db,
    sent.map(({ id }) => id),
  )
  return sent.map((one) => viewOfSummary(one, openings))
}

/**
 * Returns the summary that a member sent to an appointment, with what it shows.
 * @throws DomainError `unknown-summary`
 */
async function readSummary(
  { database: { db }, clock }: ApiContext,
  { memberId, dataKey }: SignedInMember,
  appointmentId: string,
): Promise<SentSummaryWhole> {
  const whose = { memberId, appointmentId, endedAfter: endedAfter(clock()) }
  const found = await findOwnSummary(db, dataKey, whose)
  if (found === undefined) throw new DomainError('unknown-summary')
  const { content, ...sent } = found
  return {
    ...viewOfSummary(sent, await listOpenings(db, [sent.id])),
    content: content && JSON.parse(content),
  }
}

/**
 * Takes back the summary that a member sent to an appointment: it is deleted at once. There is no limit, and it needs no
 * request of theirs: anyone who changed their number since can take it back too. Without one, nothing changes.
 */
async function takeBackSummary(
  { database, encryption, config, clock }: ApiContext,
  { member, id, traceId }: { member: SignedInMember; id: string; traceId: string },
): Promise<void> {
  const now = clock()
  const { memberId } = member
  await database.db.transaction().execute(async (tx) => {
    const all = await listOwnSummaries(tx, { memberId, endedAfter: new Date(0) })
    const sent = all.find(({ appointmentId }) => appointmentId === id)
    if (sent !== undefined)
      await keepSealed(tx, config.seal, {
        action: 'summary.take-back',
        now,
        read: () => readErasedEntries(tx, encryption, { memberId, tables: ['sent_summaries'], id: sent.id }),
      })
    const deleted = await deleteSummary(tx, { memberId, appointmentId: id })
    if (deleted === undefined) return
    // Copied beside the backups: a restore takes it back again.
    const event = { action: 'summary.take-back', subjectKind: 'summary', subjectId: deleted }
    await recordAudit(tx, { actor: member.pseudonym, ...event, traceId, now })
  })
}

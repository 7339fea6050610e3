import {
  SentSummary,
  SentSummaryWhole,
  SummaryChoice,
  SummaryPreview,
  SummaryToSend,
} from '@pulli/contracts/sent-summary.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf, idParam } from '#http/calls.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { previewSummary } from './preview-summary.ts'
import { listSummaries, readSummary } from './read-summaries.ts'
import { sendSummary } from './send-summary.ts'
import { takeBackSummary } from './take-back-summary.ts'

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
    run: async ({ context, member, id, body: choice, requestId }) => {
      await sendSummary(context, { member, id, choice, requestId })
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
    run: async ({ context, member, id, requestId }) => {
      await takeBackSummary(context, { member, id, requestId })
      return {}
    },
  }),
}

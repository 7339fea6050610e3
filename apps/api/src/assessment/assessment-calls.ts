import {
  AssessmentListQuery,
  AssessmentResult,
  ErasedAssessment,
  InstrumentDescription,
  KeptAssessment,
  NewAssessment,
  StoreAssessmentQuery,
} from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { instrumentsPage } from './instruments-page.ts'
import { listAssessments } from './list-assessments.ts'
import { takeAssessment } from './take-assessment.ts'

const open = callsOf({ tag: 'Assessments', caller: 'anyone', limit: 'in-turn' })
const visiting = callsOf({ tag: 'Assessments', caller: 'anyone-or-member' })
const call = callsOf({ tag: 'Assessments', caller: 'member' })

/** Assessments, scored on the server. */
export const assessmentCalls = {
  listInstruments: open({
    route: 'GET /assessments/instruments',
    summary: 'The assessments with their questions',
    description:
      'Public, compressed, and the same for everyone: questions, answers and their points, the time that they are ' +
      'about, the notice to show, and which answers and totals ask for help before any result. Send the `ETag` back ' +
      'as `If-None-Match`, and `pack.version` as `pack_version` with the answers.',
    answer: { page: z.array(InstrumentDescription) },
    run: ({ context }) => instrumentsPage(context.config.instruments),
  }),
  storeAssessmentResult: visiting({
    route: 'POST /assessments/store-assessment-result',
    summary: 'Score an assessment, and keep it for a member',
    description:
      'The score is made from `answerIndex` alone; in the anxiety assessment, where that is null, from the text or the number ' +
      'of the column in `answer`. Without an `Authorization` header nothing is kept; with one, the ' +
      'result is kept where the member agreed to that, and `isStored` says so. `functional_answer_index` answers the ' +
      'question that some assessments ask and never score. `?keep=required` answers 403 with ' +
      'the code `consent-required` instead of a result that cannot be kept. With `pack_version`, the version of the ' +
      'questions that were answered, it answers 409 with the code `stale-pack` once they have changed.',
    query: StoreAssessmentQuery,
    body: NewAssessment,
    readsBodyItself: true,
    answer: AssessmentResult,
    refuses: ['stale-pack', 'sign-in-needed', 'consent-required'],
    limit: ['too-many-requests', 'too-many-entries'],
    retry: 'key',
    says: m.assessment_submitted,
    run: ({ context, query, request, requestId }) => {
      const {
        body,
        headers: { authorization },
      } = request
      const mustKeep = query.keep === 'required'
      const idempotencyKey = readIdempotencyKey(request)
      return takeAssessment(context, { body, authorization, mustKeep, idempotencyKey, requestId })
    },
  }),
  getAssessmentResult: call({
    route: 'GET /assessments/getAssessmentResult',
    summary: 'What is kept of the member who is signed in',
    description:
      'The latest result of each instrument, or with `?history=true` all of them (at most 1 000), newest first. ' +
      'An empty list where there is none.',
    query: AssessmentListQuery,
    answer: z.array(KeptAssessment),
    limit: OWN_ROWS,
    says: ({ query: { history } }) =>
      history === 'true' ? m.assessment_history_found() : m.assessment_latest_found(),
    run: ({ context, member, query: { history } }) =>
      listAssessments(context, { member, isHistory: history === 'true' }),
  }),
  eraseAssessment: call({
    route: 'DELETE /assessments/:id',
    summary: 'Erase a result',
    description:
      'Erases the result with its answers. `id` is the one that `GET /assessments/getAssessmentResult` gives. It ' +
      'needs no consent and cannot be undone. Without an `Idempotency-Key`, a second call answers 404 with the code ' +
      '`unknown-assessment`.' +
      SEALED_COPY_DESCRIBED,
    params: { id: idParam('The id of the result.', 'unknown-assessment') },
    answer: ErasedAssessment,
    limit: ['too-many-requests'],
    retry: 'key',
    says: ({ context }) => withSealedCopy(context.config, m.assessment_erased()),
    run: async ({ context, member, id, idempotencyKey, requestId }) => {
      await eraseEntry(context, { member, kind: 'assessment', id, idempotencyKey, requestId })
      return { id }
    },
  }),
}

import {
  AssessmentListQuery,
  AssessmentResult,
  ErasedAssessment,
  InstrumentDescription,
  KeptAssessment,
  NewAssessment,
  StoreAssessmentQuery,
} from '@pulli/contracts/assessment.ts'
import { succeeded } from '@pulli/contracts/envelope.ts'
import { listAssessmentHistory, listLatestAssessments } from '@pulli/data/assessment/assessments.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import type { SafetyAnswer } from '@pulli/domain/assessment/safety-answers.ts'
import { maximumOf } from '@pulli/domain/assessment/totals.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { type EncodedPage, encodePage } from '#http/encoded-page.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { safetyAnswersOfMember } from './safety-answers.ts'
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
    run: ({ context, query, request, traceId }) => {
      const {
        body,
        headers: { authorization },
      } = request
      const mustKeep = query.keep === 'required'
      const idempotencyKey = readIdempotencyKey(request)
      return takeAssessment(context, { body, authorization, mustKeep, idempotencyKey, traceId })
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
    run: async ({ context, member, id, idempotencyKey, traceId }) => {
      await eraseEntry(context, { member, kind: 'assessment', id, idempotencyKey, traceId })
      return { id }
    },
  }),
}

type StoredResult = Awaited<ReturnType<typeof listAssessmentHistory>>[number]

export type AssessmentListing = { member: Pick<SignedInMember, 'memberId' | 'dataKey'>; isHistory: boolean }

/**
 * Lists a member's stored results: the latest result of each instrument, or all of them (decision D36).
 */
async function listAssessments(
  context: ApiContext,
  { member, isHistory }: AssessmentListing,
): Promise<KeptAssessment[]> {
  const list = isHistory ? listAssessmentHistory : listLatestAssessments
  const { db } = context.database
  const kept = await list(db, member.memberId)
  const answersOf = await safetyAnswersOfMember(context, db, member)
  return kept.map((result) => viewOf(context, result, answersOf(result)))
}

function viewOf(
  { config }: ApiContext,
  { assessmentName, total, maximum, packId, packVersion, functionalAnswer, ...one }: StoredResult,
  safetyAnswers: SafetyAnswer[],
): KeptAssessment {
  return {
    id: one.id,
    assessment_name: assessmentName,
    totalScore: total,
    assessmentMaxScore: maximum,
    level: one.level,
    safety: { level: one.safety, hasAnswer: one.hasSafetyAnswer },
    safetyAnswers,
    functionalAnswer:
      config.instruments[assessmentName].functionalQuestion?.options[functionalAnswer ?? -1] ?? null,
    pack: { id: packId, version: packVersion },
    takenAt: one.takenAt.toISOString(),
  }
}

/** An offline client may use its copy for a day: a stale version is refused when it is stored. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-if-error=86400',
  vary: 'origin',
}

const pages = new WeakMap<Instruments, Promise<EncodedPage>>()

/** What `GET /assessments/instruments` answers, compressed once. Reads no database. */
function instrumentsPage(instruments: Instruments): Promise<EncodedPage> {
  const page = pages.get(instruments) ?? encodeInstruments(instruments)
  pages.set(instruments, page)
  return page
}

function encodeInstruments(instruments: Instruments) {
  const all = Object.values(instruments).map(describeInstrument)
  return encodePage(Buffer.from(JSON.stringify(succeeded(m.assessment_instruments_listed(), all))), HEADERS)
}

function describeInstrument(instrument: Instrument): InstrumentDescription {
  const { items, functionalQuestion, bands, safetyItems, safetyTotals, callFrom } = instrument
  return {
    assessment_name: instrument.assessmentName,
    pack: { id: instrument.id, version: instrument.version },
    locale: instrument.locale,
    recall_window: instrument.recallWindow,
    question_stem: instrument.stem ?? null,
    minimum_age: instrument.minimumAge,
    notice: instrument.licence,
    source: instrument.source,
    cutoff_source: instrument.cutoffSource,
    validated_in: instrument.validatedIn,
    translation_status: instrument.translationStatus,
    repeat_after_days: instrument.repeatAfter.days,
    reliable_change: instrument.reliableChange,
    maximum: maximumOf(items),
    items: items.map(({ prompt, options }, questionIndex) => ({
      questionIndex,
      question: prompt,
      answers: options.map(({ label, points }, answerIndex) => ({ answerIndex, answer: label, points })),
    })),
    functional_question: functionalQuestion
      ? {
          question: functionalQuestion.prompt,
          answers: functionalQuestion.options.map((answer, functional_answer_index) => ({
            functional_answer_index,
            answer,
          })),
        }
      : null,
    bands: bands.map(({ level, from, to }) => ({ level, from, to })),
    safety_items: safetyItems.map(({ item, from, urgency }) => ({
      questionIndex: items.findIndex(({ id }) => id === item),
      from_points: from,
      urgency,
    })),
    safety_totals: safetyTotals.map(({ from, urgency }) => ({ from_points: from, urgency })),
    call_from: callFrom.total,
  }
}

import { answerIndexOf } from '@pulli/domain/assessment/answer-index.ts'
import {
  ASSESSMENT_NAMES,
  SAFETY,
  TRANSLATION_STATUSES,
  URGENCIES,
} from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { singleLineText } from './single-line-text.ts'

const MOST_RESPONSES = 100

const Question = singleLineText({
  maxCharacters: 300,
  missing: m.assessment_field_question_missing,
  tooLong: m.assessment_field_text_too_long,
})

const AnswerText = singleLineText({
  maxCharacters: 300,
  missing: m.assessment_field_answer_missing,
  tooLong: m.assessment_field_text_too_long,
})

/** One question with its answer. */
const AssessmentResponse = z.strictObject(
  {
    /** The question's position, from 0. */
    questionIndex: z.int({ error: () => m.assessment_field_question_index_malformed() }),
    question: Question,
    answer: z
      .union([AnswerText, z.int(), z.null()], { error: () => m.assessment_field_answer_malformed() })
      .meta({
        description:
          'Its text, or the number of its column, from 0. Read in the anxiety assessment, where `answerIndex` is null.',
      }),
    answerIndex: z
      .int({ error: () => m.assessment_field_answer_index_malformed() })
      .nullable()
      .meta({
        description:
          "The answer's position, from 0. Where it is null there is no answer; in the anxiety assessment `answer` tells it.",
      }),
  },
  { error: () => m.assessment_field_response_malformed() },
)

const PackVersion = z.string({ error: () => m.assessment_field_pack_version_malformed() }).max(20, {
  error: () => m.assessment_field_pack_version_malformed(),
})

/** The part of a body that identifies the answered questions, even if the rest is invalid. */
export const AnsweredPack = z.object({ assessment_name: z.enum(ASSESSMENT_NAMES), pack_version: PackVersion })

/**
 * The body of `POST /assessments/store-assessment-result`: every question of the instrument once, in any order,
 * each with one of its answers.
 */
export const NewAssessment = z
  .strictObject({
    assessment_name: z.enum(ASSESSMENT_NAMES, { error: () => m.assessment_field_name_unknown() }),
    /** The version of the questions that were answered. Without it they are taken to be the current ones. */
    pack_version: PackVersion.optional(),
    assessment_responses: z
      .array(AssessmentResponse, { error: () => m.assessment_field_responses_missing() })
      .max(MOST_RESPONSES, { error: () => m.assessment_field_responses_missing(), abort: true }),
    /** The answer's position in the question that is asked and not scored, where the instrument has one. */
    functional_answer_index: z
      .int({ error: () => m.assessment_field_answer_index_malformed() })
      .nullable()
      .optional(),
  })
  .check(({ value: { assessment_name, assessment_responses, ...sent }, issues }) => {
    const { items, functionalQuestion } = INSTRUMENTS[assessment_name]
    const functional = functionalFaultOf(sent.functional_answer_index, functionalQuestion?.options.length)
    if (functional !== undefined) {
      const path = ['functional_answer_index']
      issues.push({ code: 'custom', message: functional, path, input: sent.functional_answer_index })
    }
    const open = new Set(items.keys())
    for (const [place, response] of assessment_responses.entries()) {
      const { questionIndex } = response
      const answerIndex = answerIndexOf(assessment_name, response)
      const fault = faultOf(items[questionIndex]?.options.length, answerIndex, {
        isRepeated: !open.has(questionIndex),
        questions: items.length,
      })
      open.delete(questionIndex)
      if (fault === undefined) continue
      const path = ['assessment_responses', place, fault.field]
      issues.push({ code: 'custom', message: fault.message, path, input: assessment_responses })
    }
    if (open.size === 0) return
    const numbers = [...open].map((questionIndex) => questionIndex + 1).join(', ')
    issues.push({
      code: 'custom',
      message: m.assessment_field_questions_missing({ count: items.length, numbers }),
      path: ['assessment_responses'],
      input: assessment_responses,
    })
  })
export type NewAssessment = z.infer<typeof NewAssessment>

type Asked = { isRepeated: boolean; questions: number }

/** @param answers the question's number of answers; undefined for an unknown question */
function faultOf(
  answers: number | undefined,
  answerIndex: number | undefined,
  { isRepeated, questions }: Asked,
) {
  if (answers === undefined) {
    return { field: 'questionIndex', message: m.assessment_field_question_unknown({ count: questions }) }
  }
  if (isRepeated) return { field: 'questionIndex', message: m.assessment_field_question_repeated() }
  if (answerIndex === undefined) return { field: 'answerIndex', message: m.assessment_field_answer_missing() }
  if (answerIndex < 0 || answerIndex >= answers) {
    return { field: 'answerIndex', message: m.assessment_field_answer_out_of_range({ count: answers }) }
  }
}

/** @param answers the question's number of answers; undefined where the instrument has no such question */
function functionalFaultOf(answerIndex: number | null | undefined, answers: number | undefined) {
  if (answerIndex === null || answerIndex === undefined) return undefined
  if (answers === undefined) return m.assessment_field_functional_unknown()
  if (answerIndex >= 0 && answerIndex < answers) return undefined
  return m.assessment_field_answer_out_of_range({ count: answers })
}

/** The instrument and version of a result. */
const Pack = z.strictObject({ id: z.string(), version: z.string() })

/** An instrument as `GET /assessments/instruments` describes it. */
export const InstrumentDescription = z.strictObject({
  /** As `assessment_name` of the store call. */
  assessment_name: z.enum(ASSESSMENT_NAMES),
  /** Its version is the `pack_version` of the store call. */
  pack: Pack,
  /** BCP 47 */
  locale: z.string(),
  /** The time that the questions are about. */
  recall_window: z.string(),
  /** To be shown above the questions, which complete it; null where they are questions of their own. */
  question_stem: z.string().nullable(),
  /** In years. */
  minimum_age: z.int().min(0),
  /** To be shown with the questions and with each result. */
  notice: z.string(),
  source: z.string(),
  cutoff_source: z.string(),
  /** Whom this wording was tested with. */
  validated_in: z.string(),
  translation_status: z.enum(TRANSLATION_STATUSES),
  /** Earlier, the answers would be about the same days. */
  repeat_after_days: z.int().min(1),
  /** The difference that is more than imprecision, in points; null where none is known: a change is not called better or worse (D54). */
  reliable_change: z.strictObject({ points: z.int().min(1), source: z.string() }).nullable(),
  maximum: z.int().min(0),
  /** In display order. */
  items: z.array(
    z.strictObject({
      questionIndex: z.int().min(0),
      question: z.string(),
      answers: z.array(
        z.strictObject({ answerIndex: z.int().min(0), answer: z.string(), points: z.int().min(0) }),
      ),
    }),
  ),
  /** Asked after the items, may stay without an answer, and is never scored. */
  functional_question: z
    .strictObject({
      question: z.string(),
      answers: z.array(z.strictObject({ functional_answer_index: z.int().min(0), answer: z.string() })),
    })
    .nullable(),
  /** From the lowest total to the highest. One for every total: the wording was not tested, and a score has no range. */
  bands: z.array(z.strictObject({ level: z.string(), from: z.int().min(0), to: z.int().min(0) })),
  /** Answers of at least so many points ask for help, before any result (D52). */
  safety_items: z.array(
    z.strictObject({
      questionIndex: z.int().min(0),
      from_points: z.int().min(1),
      urgency: z.enum(URGENCIES),
    }),
  ),
  /** Totals of at least so many points ask for help. */
  safety_totals: z.array(z.strictObject({ from_points: z.int().min(1), urgency: z.enum(URGENCIES) })),
  /** From this total on a result shows the numbers to call before all else (D77). */
  call_from: z.int().min(1),
})
export type InstrumentDescription = z.infer<typeof InstrumentDescription>

/** The result of a complete assessment. */
export const AssessmentResult = z.strictObject({
  assessment_name: z.enum(ASSESSMENT_NAMES),
  storedResult: z.strictObject({
    totalScore: z.int().min(0),
    assessmentMaxScore: z.int().min(0),
    level: z.string(),
    advice: z.string(),
  }),
  /** A sentence on the weeks, not on the person. */
  headline: z.string(),
  pack: Pack,
  /** What the answers and the total ask for, and where help is shown (D25, D52). */
  safety: z.strictObject({
    /** The most urgent of the answers and the total. */
    level: z.enum(SAFETY),
    /** The level where an answer asks for it: help comes before anything else, and the words are those for it. */
    beforeResult: z.enum(SAFETY),
    /** Whether the total is one of `call_from` and more: the numbers to call come first then too, with the words of the total. */
    besideScore: z.boolean(),
  }),
  /** Whether it was stored for a member. Visitors' results are never stored. */
  isStored: z.boolean(),
})
export type AssessmentResult = z.infer<typeof AssessmentResult>

/** An answer that asks for help, with its question. */
export const SafetyAnswer = z.strictObject({ question: z.string(), answer: z.string() })

/** One stored result in `GET /assessments/getAssessmentResult`. */
export const KeptAssessment = z.strictObject({
  id: z.uuid(),
  assessment_name: z.enum(ASSESSMENT_NAMES),
  totalScore: z.int().min(0),
  assessmentMaxScore: z.int().min(0),
  level: z.string(),
  /** What it asks for, and whether an answer does or the total alone. */
  safety: z.strictObject({ level: z.enum(SAFETY), hasAnswer: z.boolean() }),
  /** The answers that ask for help, in words; none where an earlier version of the pack scored them. */
  safetyAnswers: z.array(SafetyAnswer),
  /** How hard the problems made everyday life, in the words of the instrument; never scored. */
  functionalAnswer: z.string().nullable(),
  pack: Pack,
  /** The instant, in UTC. */
  takenAt: z.iso.datetime(),
})
export type KeptAssessment = z.infer<typeof KeptAssessment>

/** What `DELETE /assessments/{id}` answers. */
export const ErasedAssessment = z.strictObject({ id: z.uuid() })
export type ErasedAssessment = z.infer<typeof ErasedAssessment>

/** The query of `POST /assessments/store-assessment-result`. */
export const StoreAssessmentQuery = z.strictObject({
  /** Sent by the dashboard. */
  keep: z
    .literal('required', { error: () => m.assessment_field_keep_unknown() })
    .optional()
    .meta({ description: '`required`: refuse rather than answer a result that cannot be kept.' }),
})

/** The query of `GET /assessments/getAssessmentResult`. */
export const AssessmentListQuery = z.strictObject({
  history: z
    .enum(['true', 'false'], { error: () => m.assessment_field_history_unknown() })
    .optional()
    .meta({ description: '`true`: all results, in place of the latest of each instrument.' }),
})

import { ASSESSMENT_NAMES, URGENCIES } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { line } from './line.ts'

const MOST_RESPONSES = 100

const Question = line({
  maxCharacters: 300,
  missing: m.assessment_field_question_missing,
  tooLong: m.assessment_field_text_too_long,
})

const AnswerText = line({
  maxCharacters: 300,
  missing: m.assessment_field_answer_missing,
  tooLong: m.assessment_field_text_too_long,
})

/** One question with its answer. What counts is `answerIndex`; the texts are not read. */
const AssessmentResponse = z.strictObject(
  {
    /** The place of the question, from 0. */
    questionIndex: z.int({ error: () => m.assessment_field_question_index_malformed() }),
    question: Question,
    answer: z.union([AnswerText, z.int(), z.null()], {
      error: () => m.assessment_field_answer_malformed(),
    }),
    /** The place of the answer, from 0; null until answered, which is refused. */
    answerIndex: z.int({ error: () => m.assessment_field_answer_index_malformed() }).nullable(),
  },
  { error: () => m.assessment_field_response_malformed() },
)

/**
 * What the three forms send to `POST /assessments/store-assessment-result`: every question of the
 * instrument once, in any order, each with an answer that it has.
 */
export const NewAssessment = z
  .strictObject({
    assessment_name: z.enum(ASSESSMENT_NAMES, { error: () => m.assessment_field_name_unknown() }),
    assessment_responses: z
      .array(AssessmentResponse, { error: () => m.assessment_field_responses_missing() })
      .max(MOST_RESPONSES, { error: () => m.assessment_field_responses_missing(), abort: true }),
  })
  .check(({ value: { assessment_name, assessment_responses }, issues }) => {
    const { items } = INSTRUMENTS[assessment_name]
    const open = new Set(items.keys())
    for (const [place, { questionIndex, answerIndex }] of assessment_responses.entries()) {
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

/** @param answers how many answers the question has; undefined where there is no such question */
function faultOf(answers: number | undefined, answerIndex: number | null, { isRepeated, questions }: Asked) {
  if (answers === undefined) {
    return { field: 'questionIndex', message: m.assessment_field_question_unknown({ count: questions }) }
  }
  if (isRepeated) return { field: 'questionIndex', message: m.assessment_field_question_repeated() }
  if (answerIndex === null) return { field: 'answerIndex', message: m.assessment_field_answer_missing() }
  if (answerIndex < 0 || answerIndex >= answers) {
    return { field: 'answerIndex', message: m.assessment_field_answer_out_of_range({ count: answers }) }
  }
}

/** The instrument and its version under which a result was made. */
const Pack = z.strictObject({ id: z.string(), version: z.string() })

/** What a whole assessment answers with. */
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
  /** Where the ways to get help are shown: before anything else, and beside the score. */
  safety: z.strictObject({ beforeResult: z.enum(['none', ...URGENCIES]), besideScore: z.boolean() }),
  /** Whether it was kept for a member. Of a visitor nothing is kept. */
  isStored: z.boolean(),
})
export type AssessmentResult = z.infer<typeof AssessmentResult>

/** One kept result in the list of `GET /assessments/getAssessmentResult`. */
export const KeptAssessment = z.strictObject({
  id: z.uuid(),
  assessment_name: z.enum(ASSESSMENT_NAMES),
  totalScore: z.int().min(0),
  assessmentMaxScore: z.int().min(0),
  level: z.string(),
  pack: Pack,
  /** The instant, in UTC. */
  takenAt: z.iso.datetime(),
})
export type KeptAssessment = z.infer<typeof KeptAssessment>

/** What `POST /assessments/store-assessment-result` may be asked for beside. */
export const StoreAssessmentQuery = z.strictObject({
  /** `required`: refuse instead of answering a result that cannot be kept. The dashboard sends it. */
  keep: z.literal('required', { error: () => m.assessment_field_keep_unknown() }).optional(),
})

/** What `GET /assessments/getAssessmentResult` may be asked for. */
export const AssessmentListQuery = z.strictObject({
  /** `true`: all results, newest first, instead of the latest of each instrument. */
  history: z.enum(['true', 'false'], { error: () => m.assessment_field_history_unknown() }).optional(),
})

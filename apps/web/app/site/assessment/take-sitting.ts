import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { Instrument, Safety } from '@pulli/domain/assessment/instrument.ts'
import { safetyOfAnswers } from '@pulli/domain/assessment/safety-of.ts'
import { type Site, siteContext } from '@pulli/web/site-context.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { OUTDATED_FORM, type PostedForm, readForm } from '#form-token/read-form.ts'
import { type Answers, answersIn, isComplete, PACK_VERSION, questionCount } from './answers.ts'

/** Result of a posted form. */
export type Sitting =
  | { kind: 'scored'; result: AssessmentResult }
  | { kind: 'incomplete' | 'failed'; answers: Answers; message?: string; beforeResult: Safety }
  /** Forged or expired: nothing was scored, and the form keeps its answers. */
  | { kind: 'outdated'; answers: Answers; beforeResult: Safety }
  | { kind: 'restored'; answers: Answers }

/** Answers a form that was posted to the page of an instrument. */
export async function answerSitting(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  address: string,
  instrument: Instrument,
) {
  const posted = await readForm(args, address)
  const sitting = await takeSitting(posted, args.context.get(siteContext), instrument)
  return data(sitting, { status: sitting.kind === 'outdated' ? OUTDATED_FORM : 200 })
}

/** The plain form, without JavaScript: the same steps that the browser takes with it. */
export async function takeSitting(
  { form, isOurs }: PostedForm,
  { acceptAssessment }: Pick<Site, 'acceptAssessment'>,
  instrument: Instrument,
): Promise<Sitting> {
  const answers = answersIn(form, questionCount(instrument))
  const beforeResult = safetyOfAnswers(answers, instrument)
  if (!isOurs) return { kind: 'outdated', answers, beforeResult }
  if (form.has('restore')) return { kind: 'restored', answers }

  if (!isComplete(answers, instrument.items.length)) return { kind: 'incomplete', answers, beforeResult }
  const envelope = await acceptAssessment(bodyOf(instrument, answers, form.get(PACK_VERSION)))
  return envelope.error
    ? { kind: 'failed', answers, message: envelope.message, beforeResult }
    : { kind: 'scored', result: envelope.data }
}

function bodyOf(
  { assessmentName, items, functionalQuestion }: Instrument,
  answers: Answers,
  packVersion: unknown,
) {
  return {
    assessment_name: assessmentName,
    ...(typeof packVersion === 'string' && { pack_version: packVersion }),
    ...(functionalQuestion && { functional_answer_index: answers[items.length] ?? null }),
    assessment_responses: items.map(({ prompt, options }, questionIndex) => {
      const answerIndex = answers[questionIndex] ?? null
      const answer = answerIndex === null ? null : (options[answerIndex]?.label ?? null)
      return { questionIndex, question: prompt, answer, answerIndex }
    }),
  }
}

import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { Instrument, Urgency } from '@pulli/domain/assessment/instrument.ts'
import { offerHelp } from '@pulli/domain/assessment/offer-help.ts'
import type { Site } from '@pulli/web/site-context.ts'
import { type Answers, answersIn, isComplete } from './sitting.ts'

/** How a posted form ended. */
export type Sitting =
  | { kind: 'scored'; result: AssessmentResult }
  | { kind: 'incomplete' | 'failed'; answers: Answers; message?: string; beforeResult: 'none' | Urgency }
  | { kind: 'restored'; answers: Answers }

/** The plain form, without JavaScript: the same steps that the browser takes with it. */
export async function takeSitting(
  request: Request,
  { acceptAssessment }: Pick<Site, 'acceptAssessment'>,
  instrument: Instrument,
): Promise<Sitting> {
  const form = await request.formData().catch(() => new FormData())
  const answers = answersIn(form, instrument.items.length)
  if (form.has('restore')) return { kind: 'restored', answers }

  const { beforeResult } = offerHelp(instrument, answers)
  if (!isComplete(answers)) return { kind: 'incomplete', answers, beforeResult }
  const envelope = await acceptAssessment(bodyOf(instrument, answers))
  return envelope.error
    ? { kind: 'failed', answers, message: envelope.message, beforeResult }
    : { kind: 'scored', result: envelope.data }
}

function bodyOf({ assessmentName, items }: Instrument, answers: Answers) {
  return {
    assessment_name: assessmentName,
    assessment_responses: items.map(({ prompt, options }, questionIndex) => {
      const answerIndex = answers[questionIndex] ?? null
      const answer = answerIndex === null ? null : (options[answerIndex]?.label ?? null)
      return { questionIndex, question: prompt, answer, answerIndex }
    }),
  }
}

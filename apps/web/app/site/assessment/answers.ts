import type { Instrument } from '@pulli/domain/assessment/instrument.ts'

/**
 * One `answerIndex` for each question, null where there is none. Where a question is asked that is not scored, its
 * answer comes last.
 */
export type Answers = (number | null)[]

/** The name of a question's radios. */
export const radioName = (questionIndex: number) => `q${questionIndex}`

/** The name of the field with the version of the questions. */
export const PACK_VERSION = 'pack_version'

/** How many questions a form has, with the one that is not scored. */
export function questionCount({
  items,
  functionalQuestion,
}: Pick<Instrument, 'items' | 'functionalQuestion'>) {
  return items.length + (functionalQuestion ? 1 : 0)
}

/** Form data, from the browser or from a posted form. */
export function answersIn(form: FormData, count: number): Answers {
  return Array.from({ length: count }, (_, questionIndex) => {
    const value = form.get(radioName(questionIndex))
    return typeof value === 'string' && /^\d$/.test(value) ? Number(value) : null
  })
}

/** DEP-05, STR-04, ANX-05 @param count of the questions that are scored: the others may stay without an answer */
export function isComplete(answers: Answers, count: number) {
  return answers.slice(0, count).every((answer) => answer !== null)
}

/** One `answerIndex` for each question, null where there is none. */
export type Answers = (number | null)[]

/** The name of a question's radios. */
export const radioName = (questionIndex: number) => `q${questionIndex}`

/** Form data, from the browser or from a posted form. */
export function answersIn(form: FormData, count: number): Answers {
  return Array.from({ length: count }, (_, questionIndex) => {
    const value = form.get(radioName(questionIndex))
    return typeof value === 'string' && /^\d$/.test(value) ? Number(value) : null
  })
}

/** DEP-05, STR-04, ANX-05 */
export function isComplete(answers: Answers) {
  return answers.every((answer) => answer !== null)
}

import { type Answers, answersIn, radioName } from './answers.ts'
import { showProgress } from './show-progress.ts'

/** Id of the form with the questions. */
export const FORM_ID = 'questions'

/** What the browser does to the form that the server rendered. */
export function formElement(form: HTMLFormElement, count: number) {
  const radios = () => [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const rows = () => [...form.querySelectorAll<HTMLElement>('[data-question]')]

  function countAnswers() {
    showProgress(scored(read()).filter((answer) => answer !== null).length, count)
  }

  function read(): Answers {
    return answersIn(new FormData(form), rows().length)
  }

  function scored<Each>(each: Each[]) {
    return each.slice(0, count)
  }

  function write(answers: Answers) {
    for (const radio of radios()) radio.checked = false
    for (const [questionIndex, answer] of answers.entries()) {
      const radio = form.querySelector<HTMLInputElement>(
        `input[name="${radioName(questionIndex)}"][value="${answer}"]`,
      )
      if (radio) radio.checked = true
    }
    countAnswers()
  }

  return {
    read,
    write,
    countAnswers,
    /** Every question with its answer, in the words of the page (API-11). */
    responses(answers: Answers) {
      return scored(rows()).map((row, questionIndex) => {
        const answerIndex = answers[questionIndex] ?? null
        const label = row.querySelectorAll('[data-label]')[answerIndex ?? -1]
        return {
          questionIndex,
          question: row.dataset.question ?? '',
          answer: label?.textContent ?? null,
          answerIndex,
        }
      })
    },
    /** The answer to the question that is not scored; undefined where there is no such question. */
    functionalAnswer: (answers: Answers) => answers[count],
    /** Marks unanswered questions, and moves to the first one (ASM-08). */
    showMissed(answers: Answers) {
      const missed = scored(rows()).filter((row, questionIndex) => {
        row.classList.toggle('is-missed', answers[questionIndex] === null)
        if (answers[questionIndex] === null && row instanceof HTMLDetailsElement) row.open = true
        return answers[questionIndex] === null
      })
      missed[0]?.querySelector('input')?.focus()
      missed[0]?.scrollIntoView({ block: 'center' })
    },
    /** Removes the mark from a question once it is answered. */
    answered(target: EventTarget | null) {
      if (target instanceof Element) target.closest('[data-question]')?.classList.remove('is-missed')
      // Paint the answer first, then the progress drawing.
      requestAnimationFrame(() => setTimeout(countAnswers))
    },
    clearMissed() {
      for (const row of rows()) row.classList.remove('is-missed')
    },
  }
}

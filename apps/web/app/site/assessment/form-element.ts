import { m } from '@pulli/messages/messages.js'
import { chain } from '@pulli/ui/kolam/chain.ts'
import { type Answers, answersIn, radioName } from './answers.ts'

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

/** `--calm` */
const DRAW_MS = 320

/** Draws the line round as many dots as questions are answered, and says so in words. */
function showProgress(answered: number, count: number) {
  const bar = document.querySelector<HTMLElement>('[data-progress]')
  const words = document.querySelector<HTMLElement>('[data-progress-words]')
  if (!bar || !words) return
  const before = Number(bar.getAttribute('aria-valuenow'))
  const drawing = answered > 0 ? chain(answered) : undefined
  const line = bar.querySelector<SVGPathElement>('[data-progress-line]')
  line?.setAttribute('d', drawing?.d ?? '')
  bar.querySelector('[data-progress-dots]')?.setAttribute('d', drawing?.dotsD ?? '')
  bar.setAttribute('aria-valuenow', String(answered))
  bar.setAttribute(
    'aria-valuetext',
    m.assessment_progress_words({ answered: String(answered), count: String(count) }),
  )
  const number = words.querySelector('b')
  if (number) number.textContent = String(answered)
  bar.classList.remove('is-uncounted')
  words.classList.remove('is-uncounted')
  if (line && drawing && answered > before) drawOn(line, (answered - before) * drawing.unit)
}

/** Animates the new part at the right end of the line. */
function drawOn(line: SVGPathElement, width: number) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const whole = 'inset(-4px)'
  line.animate(
    { clipPath: [`inset(-4px ${width}px -4px -4px)`, whole] },
    { duration: DRAW_MS, easing: 'cubic-bezier(.22,.7,.2,1)' },
  )
}

import { FORM_ID, formElement } from '#site/assessment/form-element.ts'

/**
 * Counts the answers of a questionnaire as they are given: its controller, which needs React, is loaded after the first
 * of them.
 */
export function countAnswers(page: HTMLElement) {
  const form = page.querySelector<HTMLFormElement>(`#${FORM_ID}`)
  const count = Number(page.querySelector('[data-progress]')?.getAttribute('aria-valuemax'))
  if (!form || !count) return
  const questions = formElement(form, count)
  questions.countAnswers()
  form.addEventListener('change', ({ target }) => questions.answered(target))
}

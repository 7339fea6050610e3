import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The call that stores the answers. */
export const STORE_CALL = '**/api/v1/mwellness/assessments/store-assessment-result'

/** The message for an unanswered question (ASM-06). */
export const WARNING = 'Please answer all the questions before submitting the assessment.'

/** Answers the first questions, all with the same answer. */
export async function answer(
  page: Page,
  count: number,
  answerIndex: number,
  others: Record<number, number> = {},
) {
  for (let n = 0; n < count; n++) {
    await page.locator(`#questions input[name="q${n}"][value="${others[n] ?? answerIndex}"]`).check()
  }
}

/** Opens a questionnaire and waits until it counts answers. */
export async function openAssessment(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('[data-progress]')).toBeVisible()
}

export const submit = (page: Page) => page.getByRole('button', { name: 'See my result' }).click()
export const checked = (page: Page) => page.locator('#questions input:checked')

/** Closes something that may close by itself meanwhile. */
export async function closeToasts(page: Page) {
  await page.locator('.Toastify__close-button').evaluateAll((all) => {
    for (const button of all as HTMLElement[]) button.click()
  })
}

/** Returns whether a press on the middle of an element would hit it, also during its entry animation. */
export function isInFront(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The page of the safety plan. */
export const PLAN = '/safety-plan'

/** A field of the plan. */
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** The field of what helps without other people. */
export const alone = (page: Page) => field(page, 'What I can do alone')

/** The plan as it is read and printed. */
export const card = (page: Page) => page.getByRole('article', { name: 'My plan' })

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until the browser has stored the text. */
export const isSaved = (page: Page) => expect(page.getByText('Saved on this device.')).toBeVisible()

/** Opens the page and waits until it can keep what is written. */
export async function openPlan(page: Page) {
  await page.goto(PLAN)
  await expect(button(page, 'Print on one page').or(button(page, 'Open my plan'))).toBeVisible()
}

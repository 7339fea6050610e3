import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { MOODS, modal } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { removeNewerApis } from './remove-newer-apis.ts'
import { signInByCode } from './sign-in-page.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

let errors: string[]
test.beforeEach(async ({ page }) => {
  errors = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await removeNewerApis(page)
})

// Without this a form whose script fails would post itself, and the test pass.
test.afterEach(() => {
  expect(errors).toEqual([])
})

test('finding S8: without newer APIs a consultation is asked for', async ({ page }) => {
  await page.goto('/consultation')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(form.success).toBeVisible()
  await form.success.getByRole('button').first().click()
  await expect(form.success).toBeHidden()
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('finding S8: without newer APIs a questionnaire gives its result', async ({ page }) => {
  await openAssessment(page, '/perceived-stress-assessment')
  await submit(page)
  await answer(page, 10, 1)
  await submit(page)
  await expect(page.locator('dialog[open]')).toContainText('Moderate stress')
})

test('finding S8: without newer APIs a member signs in', async ({ page }) => {
  await signInByCode(page, mobileNumber())
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
  await expect(page.getByLabel('What should we call you?')).toBeVisible()
})

test('findings S8, S9: without newer APIs a member sees the dashboard, and saves a mood', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto('/dashboard/assessment')
  await expect(page.getByText('Unexpected')).toHaveCount(0)
  await page.goto(MOODS)
  await modal(page).getByLabel('A note, if you like').fill('Tea')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Saved!' })).toBeVisible()
})

test('finding S8: without dialogs of the browser’s own the numbers to call are one press away', async ({
  page,
}) => {
  await page.goto('/blog-grid')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  await expect(page.getByRole('link', { name: /14416/ }).locator('visible=true').first()).toBeVisible()
})

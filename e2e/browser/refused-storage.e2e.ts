import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { inLongRun } from './long-run.ts'
import { MOODS, modal } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { refuseEverything, refuseStorage, STORAGES } from './refuse-storage.ts'
import { signInByCode } from './sign-in-page.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const REFUSED = [...STORAGES.map((name) => [name]), STORAGES]

for (const names of REFUSED) {
  const what = names.length > 1 ? 'any storage' : names[0]

  test(
    `finding M8: without ${what} a consultation is asked for, and a questionnaire gives its result`,
    inLongRun(names !== STORAGES),
    async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await refuseStorage(page, names)
      await page.goto('/consultation')
      const form = consultationForm(page)
      const filled = consultationBody()
      await fillIn(form, filled)
      await form.send.click()
      await expect(form.success).toBeVisible()
      expect(await requestsOf(filled.email)).toHaveLength(1)

      await openAssessment(page, '/perceived-stress-assessment')
      await answer(page, 10, 1)
      await submit(page)
      await expect(page.locator('dialog[open]')).toContainText('Moderate stress')
      expect(errors).toEqual([])
    },
  )

  test(
    `finding M8: without ${what} the safety plan says what is true of keeping it`,
    inLongRun(names !== STORAGES && names[0] !== 'localStorage'),
    async ({ page }) => {
      await refuseStorage(page, names)
      await page.goto('/safety-plan')
      const first = page.getByRole('textbox').first()
      await first.fill('I stop answering calls')
      await first.blur()
      const isKept = page.getByText('Your plan is in this browser, on this device')
      const isNotKept = page.getByText('This browser does not let the page keep anything')
      if (names.includes('indexedDB')) {
        await expect(isNotKept).toBeVisible()
        await expect(isKept).toBeHidden()
      } else {
        await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
        await expect(isKept).toBeVisible()
        await expect(isNotKept).toHaveCount(0)
      }
    },
  )

  test(
    `finding M8: without ${what} a member signs in, a mood is saved, and nobody is signed in after leaving`,
    inLongRun(names !== STORAGES && names[0] !== 'localStorage'),
    async ({ page }) => {
      await refuseStorage(page, names)
      await signInByCode(page, mobileNumber())
      await expect(page).toHaveURL(/\/dashboard\/welcome$/)
      await page.getByLabel('What should we call you?').fill('Meera')
      await page.getByLabel('Keep my moods').check()
      await page.getByLabel('I am 18 or older').check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/dashboard\/assessment$/)
      await page.goto(MOODS)
      await modal(page).getByLabel('A note, if you like').fill('Tea')
      await modal(page).getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Saved!' })).toBeVisible()
      await page.goto('/dashboard/assessment')
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(JSON.stringify(await page.context().cookies())).not.toContain('Meera')
      await page.goto('/dashboard/assessment')
      await expect(page).toHaveURL(/\/dashboard\/login$/)
    },
  )
}

test('finding M8: without indexedDB a mood that gets no answer waits nowhere, and the page says so', async ({
  page,
}) => {
  await refuseStorage(page, ['indexedDB'])
  await signInNewMember(page)
  await page.goto(MOODS)
  await page.route('**/mood/createMood', (route) => route.abort('connectionfailed'))
  await modal(page).getByLabel('A note, if you like').fill('Tea')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(modal(page).getByRole('alert')).toContainText('so this was not saved')
  await expect(modal(page).getByLabel('A note, if you like')).toHaveValue('Tea')
})

test('finding M8: without any storage or cookie the sign-in says why nobody stays signed in', async ({
  page,
}) => {
  await refuseEverything(page)
  await signInByCode(page, mobileNumber())
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(
    /does not let our site store anything/,
  )
})

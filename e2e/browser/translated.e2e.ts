import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { answer, openAssessment, submit, WARNING } from './assessment-form.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { holdBack } from './hold-back.ts'
import { isReact } from './is-react.ts'
import { inLongRun } from './long-run.ts'
import { day, MOODS, modal, moodsOf, saved } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { shownCode, signInByCode } from './sign-in-page.ts'
import { storeMoodsOf } from './stored-member.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'
import { TRANSLATORS, type Translator, translatePage } from './translate-page.ts'

test.use(IN_ONE_DAY)

/** Opens a page, and translates it once its island listens. */
async function openTranslated(page: Page, address: string, island: string, way: Translator) {
  await page.goto(address)
  const form = page.locator(`[data-island=${island}] form`).first()
  await form.locator('input:visible').first().focus()
  await expect.poll(() => isReact(form)).toBe(true)
  await translatePage(page, way)
}

for (const way of TRANSLATORS) {
  test(`finding S1: who reads the sign-in translated corrects the number and the code, and is signed in (a translator that ${way} texts)`, async ({
    page,
  }) => {
    await openTranslated(page, '/dashboard/login', 'sign-in', way)
    const number = page.getByLabel('Mobile number')
    await number.fill('98111')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(number).toHaveAccessibleDescription(/all 10 digits/)
    await number.fill(mobileNumber())
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const otp = await shownCode(page)

    const code = page.getByLabel('One-time code')
    await code.fill('12')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(otp)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/dashboard\/welcome$/)
  })

  test(
    `finding S1: who reads the consultation form translated puts right what was refused, and is heard (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      await openTranslated(page, '/consultation', 'consultation', way)
      const form = consultationForm(page)
      const filled = consultationBody()
      await fillIn(form, { ...filled, phone: '98765' })
      await form.send.click()
      await form.restore.click()
      await form.phone.fill(filled.phone)
      await form.send.click()
      await expect(form.success).toBeVisible()
      expect(await requestsOf(filled.email)).toHaveLength(1)
    },
  )

  test(
    `finding S1: what is typed and sent on a translated page before the form’s code has come arrives (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      const release = await holdBack(page, '**/assets/consultation-form*.js')
      await page.goto('/')
      const form = consultationForm(page)
      const filled = consultationBody()
      await fillIn(form, filled)
      await form.send.click()
      await translatePage(page, way)
      release()
      await expect(form.success).toBeVisible()
      expect(await requestsOf(filled.email)).toHaveLength(1)
    },
  )

  test(
    `finding S1: what is done on a translated page of the dashboard before its code has come stays (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await signInByCode(page, mobileNumber())
      await expect(page).toHaveURL(/\/dashboard\/welcome$/)
      const release = await holdBack(page)
      await page.reload({ waitUntil: 'commit' })
      await page.getByText('Used Pulli before?').click()
      const name = page.getByLabel('What should we call you?')
      await name.fill('Meera')
      await translatePage(page, way)
      release()
      await expect(page.getByLabel('Keep my moods')).toBeVisible()
      await expect(name).toHaveValue('Meera')
      await expect(name).toBeFocused()
      await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/dashboard\/assessment$/)
    },
  )

  test(
    `finding S1: answers that are sent from a translated page of the dashboard before its code has come give their result (a translator that ${way} texts)`,
    inLongRun(true),
    async ({ page }) => {
      await signInNewMember(page, { agrees: false })
      const release = await holdBack(page)
      await page.goto('/dashboard/stress-assessment', { waitUntil: 'commit' })
      const questions = page.locator('fieldset')
      await expect(questions).toHaveCount(10)
      for (const question of await questions.all()) await question.getByRole('radio').nth(1).check()
      await page.getByRole('button', { name: 'See my result' }).click()
      await translatePage(page, way)
      release()
      await expect(page.getByRole('dialog', { name: 'May we keep this result?' })).toBeVisible()
    },
  )

  test(
    `finding S1: a questionnaire that is read translated gives its result (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      await openAssessment(page, '/perceived-stress-assessment')
      await translatePage(page, way)
      await submit(page)
      await expect(page.getByText(WARNING)).toBeVisible()
      await answer(page, 10, 1)
      await submit(page)
      await expect(page.locator('dialog[open]')).toContainText('Moderate stress')
    },
  )

  test(
    `finding S1: a mood is saved on a translated page (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      const member = await signInNewMember(page)
      await page.goto(MOODS)
      await expect(modal(page)).toBeVisible()
      await translatePage(page, way)
      await modal(page).getByRole('slider').press('ArrowRight')
      await modal(page).getByLabel('A note, if you like').fill('Tea')
      await modal(page).getByRole('button', { name: 'Submit' }).click()
      await expect(saved(page)).toBeVisible()
      expect(await moodsOf(member)).toMatchObject([{ mood_type: 'GOOD', note: 'Tea' }])
    },
  )

  test(
    `finding S1: a text that changes beside others is shown (a translator that ${way} texts)`,
    inLongRun(way !== TRANSLATORS[0]),
    async ({ page }) => {
      const member = await signInNewMember(page)
      await storeMoodsOf(member.id, [
        { ago: 0, mood: 'OKAY' },
        { ago: 1, mood: 'GOOD' },
      ])
      await page.goto(MOODS)
      const readout = page.locator('.readout b')
      await day(page, 0).focus()
      await expect(readout).toContainText('OKAY')
      await translatePage(page, way)
      await page.keyboard.press('ArrowLeft')
      await expect(readout).toContainText('GOOD')
    },
  )
}

import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { part } from './profile-page.ts'
import {
  query,
  signIn,
  storeMember,
  storeMoodsOf,
  storePhq9,
  storeSession,
  storeStress,
} from './stored-member.ts'
import { expect, test } from './test.ts'

// With all that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' })

test.use(IN_ONE_DAY)

const DASHBOARD = '/dashboard/assessment'

/** The row of the PHQ-9 on the dashboard. */
const phq9 = (page: Page) =>
  page
    .getByRole('region', { name: 'To see how you change' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'PHQ-9' }) })

/** Rows stored about a member. */
const keptOf = async (memberId: string, table: 'moods' | 'assessments') =>
  (await query(`select 1 from ${table} where member_id = $1`, [memberId])).length

/** Whether a zip has a file of this name: names are not compressed. */
const hasFile = async (zip: Download, name: string) => (await readFile(await zip.path())).includes(name)

/** Moods on most days of a year, up to yesterday. */
const YEAR = Array.from({ length: 365 }, (_, index) => index + 1)
  .filter((ago) => ago % 6 !== 0)
  .map((ago) => ({ ago, mood: (['OKAY', 'GOOD', 'BAD', 'OKAY', 'GREAT'] as const)[ago % 5] ?? 'OKAY' }))

test('a year of a member: PHQ-9 at its interval, a change beyond the band, a withdrawal with erasing, an export, the end', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 330, total: 29 },
    { ago: 150, total: 22 },
    { ago: 20, total: 11 },
  ])
  await storePhq9(member.id, [
    { ago: 340, total: 17, everyday: 2 },
    { ago: 200, total: 15, everyday: 2 },
    { ago: 60, total: 14, everyday: 1 },
    { ago: 15, total: 12, everyday: 1 },
  ])
  await storeMoodsOf(member.id, YEAR)
  await storeSession(member.id, { device: 'Safari, iOS', minutesAgo: 90 })
  await signIn(page, member)
  // As after a sign-in: what is taken along needs a code of the last quarter of an hour.
  await query('update sessions set code_entered_at = now() where member_id = $1', [member.id])

  await test.step('DAS-01 the scores stand there with how they went, as a table too', async () => {
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You last answered the')
    const stress = page.getByRole('listitem').filter({ hasText: 'Low stress' })
    await expect(stress.locator('b').first()).toHaveText('11')
    await stress.getByText('All results (3)').click()
    await expect(stress.getByRole('table').getByRole('row')).toHaveCount(4)
    await expect(stress.getByRole('table')).toContainText('29')
    await expect(page.getByText('NA', { exact: true })).toHaveCount(2)
  })

  await test.step('D53 two weeks after the last answers it asks for the PHQ-9 again', async () => {
    await expect(phq9(page)).toContainText('2 points lower than on')
    await expect(phq9(page)).toContainText(
      "This alone can't show whether things have changed for you. How you feel matters more.",
    )
    await expect(phq9(page).getByRole('status')).toContainText('Would you like to take it again?')
    await phq9(page).getByRole('link', { name: 'Take the PHQ-9' }).click()
    await expect(page).toHaveURL(/\/dashboard\/phq-9-assessment$/)
  })

  await test.step('D54 a change beyond the band is called by its name, and no other is', async () => {
    await openAssessment(page, '/dashboard/phq-9-assessment')
    await answer(page, 9, 0, { 0: 1, 1: 1, 2: 1, 3: 1 })
    await page.getByRole('radio', { name: 'Somewhat difficult' }).check()
    await submit(page)
    await expect(page.locator('#result')).toContainText('4 out of 27')
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Your PHQ-9 score has come down since',
    )
    await expect(phq9(page)).toContainText('Your score has come down: 8 points lower than on')
    await expect(phq9(page).locator('.trend__band')).toHaveCount(1)
    await expect(phq9(page).getByRole('status')).toBeEmpty()
    await expect(page.getByRole('main').getByText(/come down/)).toHaveCount(2)
    expect(await keptOf(member.id, 'assessments')).toBe(8)
  })

  await test.step('MOD-04 no mood is there for today; the year before is', async () => {
    await page.goto('/dashboard/mood-tracker')
    const modal = page.getByRole('dialog', { name: 'How are you feeling today?' })
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible()
    await expect(page.getByText(/You checked in on 2\d of the last 30 days\./)).toBeVisible()
  })

  await test.step('D55 the results are downloaded, then erased with their consent; the moods stay', async () => {
    await page.goto('/dashboard/profile')
    const kept = await keptOf(member.id, 'moods')
    const row = part(page, 'What we may keep')
      .getByRole('listitem')
      .filter({ hasText: 'Keep my assessments' })
    await row.getByRole('button', { name: 'Take it back' }).click()
    const question = page.getByRole('dialog', { name: 'Take back “Keep my assessments”?' })
    await question.getByRole('radio', { name: 'Download, then erase' }).check()
    const coming = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download everything' }).click()
    const file = await coming
    for (const name of ['README.txt', 'everything.json', 'assessments.csv', 'moods.csv'])
      expect(await hasFile(file, name), name).toBe(true)
    await question.getByRole('button', { name: 'Take it back and erase' }).click()
    await expect(question).toHaveCount(0)
    await expect(row).toContainText('What was kept is erased')
    expect(await keptOf(member.id, 'assessments')).toBe(0)
    expect(await keptOf(member.id, 'moods')).toBe(kept)
    await page.goto(DASHBOARD)
    await expect(page.getByText('NA', { exact: true })).toHaveCount(3)
    await expect(phq9(page)).toContainText('Not taken yet')
    await expect(page.getByRole('main')).not.toContainText(/eased|points lower/)
  })

  await test.step('D41 after the withdrawal the next result is not kept without being asked for', async () => {
    await openAssessment(page, '/dashboard/phq-9-assessment')
    await answer(page, 9, 0)
    await submit(page)
    const question = page.getByRole('dialog', { name: 'May we keep this result?' })
    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(question).toBeHidden()
    expect(await keptOf(member.id, 'assessments')).toBe(0)
  })

  await test.step('security rows 19, 61: everything is downloaded, the other session ends', async () => {
    await page.goto('/dashboard/profile')
    const coming = page.waitForEvent('download')
    await part(page, 'Download my data').getByRole('button', { name: 'Download everything' }).click()
    expect((await coming).suggestedFilename()).toMatch(/\.zip$/)
    const sessions = part(page, 'Where you are signed in')
    await sessions.getByRole('button', { name: 'Sign out Safari, iOS' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('security row 61: the account is erased, and gone from the database', async () => {
    const erase = part(page, 'Delete my account')
    await erase.getByRole('button', { name: 'Send me the code' }).click()
    const shown = page.getByText(/Your OTP: \d{6}/)
    const [otp = ''] = /\d{6}/.exec((await shown.textContent()) ?? '') ?? []
    await erase.getByLabel('Code for deleting').fill(otp)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/goodbye')
    for (const table of ['members', 'moods', 'assessments', 'sessions', 'consents']) {
      expect(await query(`select 1 from ${table} where member_id = $1`, [member.id]), table).toEqual([])
    }
    await page.goto('/dashboard/assessment')
    await expect(page).toHaveURL(/\/dashboard\/login$/)
  })
})

import { expect, type Page, test } from '@playwright/test'
import { stayInOneDay } from './one-day.ts'
import { query, signIn, storeMember, storeMoodsOf, storeSession, storeStress } from './stored-member.ts'

test.beforeEach(stayInOneDay)

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Moods on most days of a year, up to yesterday. */
const YEAR = Array.from({ length: 365 }, (_, index) => index + 1)
  .filter((ago) => ago % 6 !== 0)
  .map((ago) => ({ ago, mood: ['OKAY', 'GOOD', 'BAD', 'OKAY', 'GREAT'][ago % 5] ?? 'OKAY' }))

test('a member of a year: look at how it went, download the data, end a session, erase the account', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 330, total: 29 },
    { ago: 150, total: 22 },
    { ago: 20, total: 11 },
  ])
  await storeMoodsOf(member.id, YEAR)
  await storeSession(member.id, { device: 'Safari, iOS', minutesAgo: 90 })
  await signIn(page, member)
  // As after a sign-in: what is taken along needs a code of the last quarter of an hour.
  await query('update sessions set code_entered_at = now() where member_id = $1', [member.id])

  await test.step('DAS-01 the scores stand there with how they went, as a table too', async () => {
    await page.goto('/dashboard/assessment')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your latest answers are from')
    const stress = page.getByRole('listitem').filter({ hasText: 'Low stress' })
    await expect(stress.locator('b').first()).toHaveText('11')
    await stress.getByText('All results (3)').click()
    await expect(stress.getByRole('table').getByRole('row')).toHaveCount(4)
    await expect(stress.getByRole('table')).toContainText('29')
    await expect(page.getByText('NA', { exact: true })).toHaveCount(2)
  })

  await test.step('MOD-04 no mood is there for today; the year before is', async () => {
    await page.goto('/dashboard/mood-tracker')
    const modal = page.getByRole('dialog', { name: 'How are you feeling today?' })
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible()
    await expect(page.getByText(/You checked in on 2\d of the last 30 days\./)).toBeVisible()
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

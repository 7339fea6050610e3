import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { MOODS, modal, saved } from './mood-page.ts'
import { part } from './profile-page.ts'
import { publishHours } from './published-hours.ts'
import { shownCode, signInByCode } from './sign-in-page.ts'
import { storeMember, storeStress } from './stored-member.ts'
import { expect } from './test.ts'
import type { Work } from './visitor-works.ts'

/** Signs in a new number through the pages, with a name and both consents. Returns the number. */
async function beNewMember(page: Page): Promise<string> {
  const mobile = mobileNumber()
  await signInByCode(page, mobile)
  await page.getByLabel('What should we call you?').fill('Meera')
  await page.getByLabel('Keep my assessments').check()
  await page.getByLabel('Keep my moods').check()
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/assessment$/)
  return mobile
}

const asMember =
  (address: string, work: (page: Page, mobile: string) => Promise<void>): Work =>
  async (page) => {
    const mobile = await beNewMember(page)
    await page.goto(address)
    await work(page, mobile)
  }

const questionnaire = (name: string, questions: number, result: string) =>
  asMember(`/dashboard/${name}-assessment`, async (page) => {
    for (let n = 0; n < questions; n++) await page.locator(`main input[name="q${n}"][value="1"]`).check()
    await page.getByRole('button', { name: 'See my result' }).click()
    await expect(page.locator('dialog[open]')).toContainText(result)
  })

const onMyData = (heading: string, work: (page: Page, section: ReturnType<typeof part>) => Promise<void>) =>
  asMember('/dashboard/profile', (page) => work(page, part(page, heading)))

/** What is done on each page with a form in the dashboard, by a member who has just signed in. */
export const MEMBER_WORKS: Readonly<Record<string, Work>> = {
  'dashboard: welcome': async (page) => void (await beNewMember(page)),
  'dashboard: coming back and leaving': async (page) => {
    const member = await storeMember()
    await storeStress(member.id, [{ ago: 5, total: 24 }])
    await signInByCode(page, member.phone)
    await expect(page).toHaveURL(/\/dashboard\/assessment$/)
    await expect(page.getByRole('main')).toContainText('Moderate stress')
    // On a phone the way out is in the menu.
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/dashboard/assessment')
    await expect(page).toHaveURL(/\/dashboard\/login$/)
  },
  'dashboard: mood': asMember(MOODS, async (page) => {
    await modal(page).getByRole('slider').press('ArrowRight')
    await modal(page).getByLabel('A note, if you like').fill('Tea')
    await modal(page).getByRole('button', { name: 'Submit' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-day]', { hasText: 'with a note' })).toHaveCount(1)
  }),
  'dashboard: depression': questionnaire('depression', 21, '21 out of 63'),
  'dashboard: anxiety': questionnaire('anxiety', 21, '21 out of 63'),
  'dashboard: stress': questionnaire('stress', 10, 'Moderate stress'),
  'dashboard: PHQ-9': questionnaire('phq-9', 9, '9 out of 27'),
  'dashboard: GAD-7': questionnaire('gad-7', 7, '7 out of 21'),
  'dashboard: my data, name': onMyData('You', async (_page, you) => {
    await you.getByLabel('What we call you').fill('Meera M.')
    await you.getByRole('button', { name: 'Save' }).click()
    await expect(you.getByRole('status')).toContainText('We call you Meera M.')
  }),
  'dashboard: my data, number': onMyData('Your number', async (page, number) => {
    const another = mobileNumber()
    await number.getByRole('button', { name: 'Change your number' }).click()
    await number.getByLabel('New mobile number').fill(another)
    await page.keyboard.press('Enter')
    const shown = await page.getByText(/Code for the new number: \d{6}/).textContent()
    const [otp = '', current = ''] = shown?.match(/\d{6}/g) ?? []
    await number.getByLabel('Code sent to the new number').fill(otp)
    await number.getByLabel('Code sent to your current number').fill(current)
    await page.keyboard.press('Enter')
    await expect(number.getByRole('status')).toContainText(`******${another.slice(-4)}`)
  }),
  'dashboard: my data, consent': onMyData('What we may keep', async (page, consents) => {
    const row = consents.getByRole('listitem').filter({ hasText: 'Keep my moods' })
    await row.getByRole('button', { name: 'Take it back' }).click()
    const question = page.getByRole('dialog', { name: 'Take back “Keep my moods”?' })
    await question.getByRole('radio', { name: 'Stop and erase', exact: true }).check()
    await question.getByRole('button', { name: 'Take it back and erase' }).click()
    await expect(row.getByRole('status').first()).toContainText('What was kept is erased')
  }),
  'dashboard: my data, download': onMyData('Download my data', async (page, take) => {
    const coming = page.waitForEvent('download')
    await take.getByRole('button', { name: 'Download everything' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^pulli-[\d-]+\.zip$/)
    await expect(take.getByRole('status')).toContainText('is in your downloads.')
  }),
  'dashboard: my data, account': onMyData('Delete my account', async (page, erase) => {
    await erase.getByRole('button', { name: 'Send me the code' }).click()
    await erase.getByLabel('Code for deleting').fill(await shownCode(page))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/goodbye')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is gone.')
  }),
  'dashboard: summary': asMember('/dashboard/profile/summary', async (page) => {
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('Meera')
    await page.getByLabel('My name').uncheck()
    await expect(sheet).not.toContainText('Meera')
  }),
  'dashboard: a time': async (page) => {
    const hours = await publishHours()
    const phone = await beNewMember(page)
    await page.request.post('/api/v1/mwellness/requests', {
      data: consultationBody({ phone }),
      headers: forwardedFor(),
    })
    await page.goto('/dashboard/assessment')
    const mine = page.getByRole('region', { name: /^(?:Choose a time|Your appointment|The time you chose)$/ })
    await mine.getByRole('button', { name: 'See free times' }).click()
    const services = mine.getByLabel('What would you like?')
    await expect(services.or(mine.getByLabel('With whom?')).first()).toBeVisible()
    if (await services.isVisible()) await services.selectOption(hours.service.name)
    await mine.getByLabel('With whom?').selectOption(hours.bala.name)
    await mine.getByRole('button', { name: '12:00' }).click()
    await mine.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('main')).toContainText('Your appointment is booked.')
  },
}

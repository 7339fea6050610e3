import type { Locator, Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { publishHours } from './published-hours.ts'
import { asked } from './request-page.ts'
import { storeMember, storeStress } from './stored-member.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

/*
 * Playwright asks the page whether an element is visible with what Chromium has from 105 on: here it presses what the CSS
 * finds without asking.
 */
const FORCED = { force: true }

// What prolongs toasts pushes to `adoptedStyleSheets`, which is a frozen list before Chromium 99.
test.use({ toasts: 'real' })

const failures = new WeakMap<Page, string[]>()
test.beforeEach(({ page }) => {
  const messages: string[] = []
  failures.set(page, messages)
  page.on('pageerror', ({ message, stack }) => messages.push(stack ?? message))
})

// A script that fails may leave a form that posts itself: the walk would pass.
test.afterEach(({ page }) => {
  expect(failures.get(page)).toEqual([])
})

const press = (place: Page | Locator, name: string) =>
  place.locator('button', { hasText: name }).first().click(FORCED)

const expectText = (place: Locator, text: string) =>
  expect.poll(() => place.first().textContent()).toContain(text)

const expectAny = (places: Locator) => expect.poll(() => places.count()).toBeGreaterThan(0)

async function signIn(page: Page, mobile: string) {
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill(mobile, FORCED)
  await press(page, 'Send OTP')
  const [otp = ''] =
    /\d{6}/.exec(
      (await page
        .getByText(/Your OTP: \d{6}/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  await page.getByLabel('One-time code').fill(otp, FORCED)
  await press(page, 'Continue')
}

test('finding S8: Chromium 92 is what these walks run in', async ({ page, browser }) => {
  expect(browser.version()).toMatch(/^92\./)
  expect(await page.evaluate(() => ['toSorted' in Array.prototype, 'timeout' in AbortSignal])).toEqual([
    false,
    false,
  ])
})

test('finding S8: a visitor asks for a consultation', async ({ page }) => {
  await page.goto('/consultation')
  const filled = consultationBody()
  const field = (name: string) => page.locator(`form [name=${name}]`)
  await field('name').fill(filled.name, FORCED)
  await field('phone').fill(filled.phone, FORCED)
  await field('email').fill(filled.email, FORCED)
  await field('section').selectOption(filled.section, FORCED)
  await field('consultation_date').fill(filled.consultation_date, FORCED)
  await press(page, 'Request a consultation')
  await expectText(page.locator('dialog[open]'), 'Success!')
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('finding S8: a visitor asks for the letters', async ({ page }) => {
  await page.goto('/newsletter')
  await page.locator('form [name=email]').first().fill(consultationBody().email, FORCED)
  await press(page, 'Send me a link')
  await expectText(page.locator('h1'), 'Check your inbox.')
})

test('finding S8: a visitor chooses a time, proves the number, and books', async ({ page }) => {
  const { service, bala } = await publishHours()
  const { path, digits } = await asked(page, { section: 'Clinical Psychology' })
  const follow = (name: string) => page.locator('main a', { hasText: name }).first().click(FORCED)
  await page.goto(path)
  await page.getByLabel('Last four digits').fill(digits, FORCED)
  await press(page, 'Continue')
  await expectAny(page.locator('main a', { hasText: 'See free times' }))
  await follow('See free times')
  // A service that is the only one is chosen already.
  await expectAny(
    page.locator('main a', { hasText: service.name }).or(page.locator('main a', { hasText: bala.name })),
  )
  if ((await page.locator('main a', { hasText: bala.name }).count()) === 0) await follow(service.name)
  await expectAny(page.locator('main a', { hasText: bala.name }))
  await follow(bala.name)
  await expectAny(page.locator('main button', { hasText: '12:00' }))
  await press(page, '12:00')
  await expectAny(page.locator('button', { hasText: 'Book this time' }))
  await press(page, 'Book this time')
  const shown = page.getByText(/^Your OTP: \d{6}$/)
  await expectAny(shown)
  const code = ((await shown.first().textContent()) ?? '').replace(/\D/g, '')
  await page.getByLabel('Code', { exact: true }).fill(code, FORCED)
  await press(page, 'Confirm')
  await expectText(page.locator('main'), 'Your appointment is booked.')
})

test('finding S8: a member comes back, sees a score, and leaves', async ({ page }) => {
  const member = await storeMember()
  await storeStress(member.id, [{ ago: 5, total: 24 }])
  await signIn(page, member.phone)
  await page.waitForURL(/\/dashboard\/assessment$/)
  await expectText(page.locator('main'), 'Moderate stress')
  await press(page, 'Menu')
  await press(page, 'Log out')
  await page.waitForURL(/\/$/)
  await page.goto('/dashboard/assessment')
  await page.waitForURL(/\/dashboard\/login$/)
})

test('finding S8: a visitor learns what is wrong, and then the result', async ({ page }) => {
  await page.goto('/perceived-stress-assessment')
  await expectAny(page.locator('[data-progress]'))
  await press(page, 'See my result')
  await expectText(page.locator('.Toastify__toast').first(), 'Please answer all the questions')
  for (let n = 0; n < 10; n++)
    await page.locator(`#questions input[name=q${n}][value="1"]`).dispatchEvent('click')
  await press(page, 'See my result')
  await expectText(page.locator('dialog[open]'), 'Moderate stress')
})

test('findings S8, S9: a new member signs in, answers a questionnaire, sees the score, and keeps a mood', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const mobile = mobileNumber()
  await signIn(page, mobile)
  await page.waitForURL(/\/dashboard\/welcome$/)
  await page.getByLabel('What should we call you?').fill('Meera', FORCED)
  await page.getByLabel('Keep my assessments').check(FORCED)
  await page.getByLabel('Keep my moods').check(FORCED)
  await page.getByLabel('I am 18 or older').check(FORCED)
  await press(page, 'Continue')
  await page.waitForURL(/\/dashboard\/assessment$/)

  await page.goto('/dashboard/stress-assessment')
  for (let n = 0; n < 10; n++)
    await page.locator(`fieldset input[name=q${n}][value="2"]`).dispatchEvent('click')
  await press(page, 'See my result')
  await expectText(page.locator('dialog[open]'), 'Moderate stress')
  await page.goto('/dashboard/assessment')
  await expectText(page.locator('main'), 'Moderate stress')

  await page.goto('/dashboard/mood-tracker')
  const dialog = page.locator('dialog[open]').first()
  await dialog.getByLabel('A note, if you like').fill('The first day.', FORCED)
  await press(dialog, 'Submit')
  await expectAny(page.getByText('Mood Saved successfully'))
  await expectAny(page.locator('[data-day]', { hasText: 'with a note' }))
})

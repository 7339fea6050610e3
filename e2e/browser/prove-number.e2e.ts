import type { Locator, Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { violations } from './axe.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { COORDINATOR, said } from './desk-request-page.ts'
import { typeProofCode } from './proof-code.ts'
import { publishHours } from './published-hours.ts'
import { appointment, asked, linkOf, seeTimes, typeDigits } from './request-page.ts'
import { shownCode, signInByCode } from './sign-in-page.ts'
import { expect, test } from './test.ts'

/** Another browser than the one that sent the request: it was opened with the digits, and 12:00 is held. */
async function holdNoon(page: Page) {
  const hours = await publishHours()
  const request = await asked(page)
  await page.goto(request.path)
  await typeDigits(page, request.digits)
  await seeTimes(page, hours)
  await page.getByRole('button', { name: '12:00' }).click()
  await expect(appointment(page)).toContainText(/, 12:00/)
  return { ...request, hours }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true })
const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, phone: string) {
  await signInByCode(page, phone)
  await expect(page.getByLabel('One-time code')).toHaveCount(0)
}

/** Expects that something is seen whole, without scrolling. */
async function expectOnScreen(page: Page, seen: Locator) {
  const box = await seen.boundingBox()
  const size = page.viewportSize()
  if (box === null || size === null) throw new Error('it is not shown')
  const { width, height } = size
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('D62 security F1: a typed code books, moves and cancels, and costs one screen at 390 px', async ({
      page,
    }) => {
      test.setTimeout(90_000)
      await holdNoon(page)
      await press(page, 'Book this time')
      const code = page.getByRole('textbox', { name: 'Code' })
      const seen = [page.getByText(/^\w+, \d+ \w+, 12:00$/).first(), code, confirm(page)]
      for (const one of seen) await expectOnScreen(page, one)
      const otp = await shownCode(page)
      await code.fill('12')
      await press(page, 'Confirm')
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      for (const one of seen) await expectOnScreen(page, one)
      await code.fill(otp)
      await press(page, 'Confirm')
      await expect(main(page)).toContainText('Your appointment is booked.')
      await page.getByRole('link', { name: 'Move it' }).click()
      await press(page, '13:00')
      await expect(main(page)).toContainText('Your appointment is moved.')
      await press(page, 'I can’t come')
      await expect(main(page)).toContainText('Your appointment is cancelled.')
    })

    test('D62 the browser that sent a request types no digits, and one code', async ({ page }) => {
      test.setTimeout(90_000)
      const hours = await publishHours()
      const filled = consultationBody()
      await page.goto('/consultation')
      const form = consultationForm(page)
      await fillIn(form, filled)
      await form.send.click()
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
      await page.goto(await linkOf(filled.email))
      await seeTimes(page, hours)
      await press(page, '12:00')
      await press(page, 'Book this time')
      await typeProofCode(page)
      await expect(main(page)).toContainText('Your appointment is booked.')
      const address = page.getByLabel('Use another address')
      await address.fill('asha@example')
      await press(page, 'Save the address')
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await press(page, 'Send no email')
      await expect(main(page)).toContainText('No email goes out about it.')
    })

    test('D62 “Call me” keeps a held time, moves and cancels nothing, and says so', async ({ page }) => {
      test.setTimeout(90_000)
      const { path } = await holdNoon(page)
      await press(page, 'Book this time')
      await press(page, 'Call me')
      await expect(main(page)).toContainText(/We will call you to book this time: \w+, \d+ \w+, 12:00\./)
      await expect(appointment(page)).toContainText(/for (?:59|60) more minutes/)
      await press(page, 'Book this time')
      await expect(page.getByRole('alert')).toContainText('A code was sent a moment ago.')
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
      await page.goto(path)
      await expect(main(page)).toContainText('It is not booked yet.')
    })

    test('D61 D62 a browser in which the number signed in needs neither digits nor code', async ({
      page,
    }) => {
      test.setTimeout(90_000)
      const hours = await publishHours()
      const phone = mobileNumber()
      const { path } = await asked(page, { phone })
      await signIn(page, phone)
      await page.goto(path)
      await seeTimes(page, hours)
      await press(page, '12:00')
      await press(page, 'Book this time')
      await expect(main(page)).toContainText('Your appointment is booked.')
      await page.getByRole('link', { name: 'Move it' }).click()
      await press(page, '13:00')
      await expect(main(page)).toContainText('Your appointment is moved.')
      await press(page, 'I can’t come')
      await expect(main(page)).toContainText('Your appointment is cancelled.')
    })
  })

test('D62 the desk sees what is wished for in its list, calls, and books and moves it with the person', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { id, path, hours, body, digits } = await holdNoon(page)
  await press(page, 'Book this time')
  await press(page, 'Call me')
  const context = await browser.newContext()
  const desk = await context.newPage()
  await signInAtDesk(desk, { roles: COORDINATOR })
  await desk.goto(`${DESK_SITE}/desk/waiting`)
  const wish = (words: RegExp) => desk.getByRole('row').filter({ hasText: words }).first()
  await expect(wish(/Call: wants to book \d+ \w+, /)).toBeVisible()
  expect(await violations(desk)).toEqual([])
  await desk.goto(`${DESK_SITE}/desk/requests/${id}`)
  await expect(desk.getByText(/Call: wants to book/)).toBeVisible()
  await press(desk, 'Take this request')
  await said(desk, 'You have this request.')
  await press(desk, 'Book a time')
  await expect(desk.getByLabel('With', { exact: true })).toHaveValue(hours.bala.id)
  await press(desk, 'Book')
  await expect(desk.getByText(/Call: wants to/)).toHaveCount(0)

  // The desk has acted: the earlier link opens nothing, and the address that was confirmed gets another one (D63).
  await press(desk, 'Keep this address')
  expect((await page.goto(path))?.status()).toBe(404)
  await page.goto(await linkOf(body.email, 'Your appointment is booked'))
  await typeDigits(page, digits)
  await expect(appointment(page)).toContainText(/, 12:00/)
  await page.getByRole('link', { name: 'Move it' }).click()
  await press(page, '13:00')
  await expect(page.getByRole('heading', { name: 'Type the code to move to this time' })).toBeVisible()
  for (const one of [page.getByText(/, 13:00$/), page.getByRole('textbox', { name: 'Code' }), confirm(page)])
    await expectOnScreen(page, one)
  expect(await violations(page)).toEqual([])
  await press(page, 'Call me')
  await expect(main(page)).toContainText('Until then nothing changes.')
  await expect(appointment(page)).toContainText(/, 12:00/)
  await desk.reload()
  await expect(desk.getByText(/Call: wants to move to/)).toBeVisible()
  // The link of a mail to a confirmed address cancels without a code (D62).
  await press(page, 'I can’t come')
  await expect(main(page)).toContainText('Your appointment is cancelled.')
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await expect(desk.getByText(/Call: wants to/)).toHaveCount(0)
  await context.close()
})

test('D62 who is signed in with another number types the code of this one', async ({ page }) => {
  const { path } = await holdNoon(page)
  await signIn(page, mobileNumber())
  await page.goto(path)
  await press(page, 'Book this time')
  await typeProofCode(page)
  await expect(main(page)).toContainText('Your appointment is booked.')
})

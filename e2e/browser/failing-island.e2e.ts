import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { consultationForm, fillIn, typedIn } from './consultation-form.ts'
import { isReact } from './is-react.ts'
import { shownCode } from './sign-in-page.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test('finding S1: where the code of the consultation form fails while it is drawn, the form is back with what was typed', async ({
  page,
}) => {
  await page.goto('/consultation')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, { ...filled, phone: '98765' })
  await expect.poll(() => isReact(form.form)).toBe(true)
  // What the list of errors is made with.
  await page.evaluate(() => Object.assign(Array.prototype, { flatMap: undefined }))
  await form.phone.blur()
  await form.name.press('Enter')
  await expect.poll(() => isReact(form.form)).toBe(false)
  await form.phone.fill(filled.phone)
  await fillIn(form, { ...(await typedIn(form)), name: filled.name })
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('finding S1: where the code of the sign-in fails while it is drawn, the form is back with the number, and signs in', async ({
  page,
}) => {
  await page.goto('/dashboard/login')
  const number = page.getByLabel('Mobile number')
  await number.fill('98111')
  await expect.poll(() => isReact(number)).toBe(true)
  // What a field is drawn with.
  await page.evaluate(() => Object.assign(Array.prototype, { filter: undefined }))
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect.poll(() => isReact(number)).toBe(false)
  await expect(number).toHaveValue('98111')
  await number.fill(mobileNumber())
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('One-time code').fill(await shownCode(page))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
})

test('finding S1: where the code of the sign-in fails at the code, the form there is back with the code', async ({
  page,
}) => {
  await page.goto('/dashboard/login')
  const mobile = mobileNumber()
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const otp = await shownCode(page)
  const code = page.getByLabel('One-time code')
  await page.evaluate(() => Object.assign(Array.prototype, { filter: undefined }))
  await code.fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await expect(code).toHaveValue('12')
  await page.getByLabel('Mobile number').fill(mobile)
  await code.fill(otp)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
})

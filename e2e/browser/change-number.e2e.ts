import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { stack } from '../stack/shared-stack.ts'
import { membersIn } from '../stored-rows.ts'
import { violations } from './axe.ts'
import { done, refused } from './fake-member.ts'
import { signInNewMember } from './new-member.ts'
import { part } from './profile-page.ts'
import { query, signIn, storeMember, storeSession } from './stored-member.ts'
import { expect, test } from './test.ts'

const API = '**/api/v1/mwellness'

/** Both codes, shown in demo mode. */
async function shownCodes(page: Page) {
  const text = await page.getByText(/Code for the new number: \d{6}/).textContent()
  const [otp = '', current = ''] = text?.match(/\d{6}/g) ?? []
  return { otp, current }
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

const numberOf = async (id: string) => (await membersIn(stack)).find(({ memberId }) => memberId === id)?.phone

test('finding H6, D59: a member changes their number with a code to each; everywhere else they are signed out', async ({
  page,
}) => {
  const member = await storeMember()
  await storeSession(member.id)
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const number = part(page, 'Your number')
  await expect(number).toContainText(`******${member.phone.slice(-4)}`)
  await number.getByRole('button', { name: 'Change your number' }).click()

  const typed = number.getByLabel('New mobile number')
  await expect(typed).toBeFocused()
  await typed.fill('98765')
  await page.keyboard.press('Enter')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAccessibleDescription(/Enter all 10 digits/)
  await typed.fill(member.phone)
  await page.keyboard.press('Enter')
  await expect(typed).toHaveAccessibleDescription(/This is already your number\./)

  const another = mobileNumber()
  await typed.fill(`+91 ${another.slice(0, 5)} ${another.slice(5)}`)
  await page.keyboard.press('Enter')
  const code = number.getByLabel('Code sent to the new number')
  const currentCode = number.getByLabel('Code sent to your current number')
  await expect(code).toBeFocused()
  const { otp, current } = await shownCodes(page)

  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code.')
  await expect(currentCode).toHaveAccessibleDescription('Enter the 6 digits of the code.')
  await code.fill(otp)
  await currentCode.fill(otherThan(current))
  await page.keyboard.press('Enter')
  await expect(currentCode).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await expect(currentCode).toBeFocused()
  await expect(code).toHaveValue(otp)

  await currentCode.fill(`${current.slice(0, 3)} ${current.slice(3)}`)
  await page.keyboard.press('Enter')
  const shown = `******${another.slice(-4)}`
  await expect(number.getByRole('status')).toHaveText(
    `You now sign in with ${shown}. You are signed out everywhere else.`,
  )
  await expect(page.getByRole('heading', { name: 'Your number' })).toBeFocused()
  await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)
  expect(await numberOf(member.id)).toBe(`+91${another}`)
  const open = 'select count(*)::int as sessions from sessions where member_id = $1 and ended_at is null'
  expect(await query(open, [member.id])).toEqual([{ sessions: 1 }])
  await page.reload()
  await expect(number).toContainText(shown)
})

test('D59: if the old number is lost, the recovery code replaces its code', async ({ page }) => {
  const member = await signInNewMember(page)
  const made = (await member.call('POST', '/members/me/recovery-code')) as { recovery_code: string }
  await page.goto('/dashboard/profile')
  const number = part(page, 'Your number')
  await number.getByRole('button', { name: 'Change your number' }).click()
  const another = mobileNumber()
  await number.getByLabel('New mobile number').fill(another)
  await page.keyboard.press('Enter')
  const currentCode = number.getByLabel('Code sent to your current number')
  await currentCode.fill('12')
  const { otp } = await shownCodes(page)
  await number.getByLabel('Code sent to the new number').fill(otp)
  await number.getByRole('button', { name: /use my recovery code/ }).click()
  const recovery = number.getByLabel('Recovery code')
  await expect(recovery).toBeFocused()
  await expect(currentCode).toBeHidden()
  await recovery.fill('not a code')
  await page.keyboard.press('Enter')
  await expect(recovery).toHaveAttribute('aria-invalid', 'true')
  await expect(recovery).toHaveAccessibleDescription(/four groups of five/)
  await expect(recovery).toBeFocused()
  await number.getByRole('button', { name: /use its code/ }).click()
  await expect(currentCode).toHaveValue('12')
  await number.getByRole('button', { name: /use my recovery code/ }).click()
  await recovery.fill(made.recovery_code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(number.getByRole('status')).toContainText(`******${another.slice(-4)}`)
  expect(await numberOf(member.id)).toBe(`+91${another}`)
})

test('a number that is in use, a wait and a lost answer are said in words, and what was typed stays', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const number = part(page, 'Your number')
  await number.getByRole('button', { name: 'Change your number' }).click()
  const typed = number.getByLabel('New mobile number')
  const another = mobileNumber()
  await typed.fill(another)

  const wait = {
    status: 429,
    headers: { 'retry-after': '600' },
    json: refused(429, 'too-many-codes', 'Many codes were asked for.'),
  }
  await page.route(`${API}/members/me/number-request`, (route) => route.fulfill(wait))
  await page.keyboard.press('Enter')
  await expect(number.getByRole('alert')).toHaveText(
    'Many codes were asked for. You can try again in 10 minutes.',
  )
  await expect(typed).toHaveValue(another)

  await page.unroute(`${API}/members/me/number-request`)
  const codes = done({ otp: '123456', current_otp: '654321' })
  await page.route(`${API}/members/me/number-request`, (route) => route.fulfill({ json: codes }))
  await typed.press('Enter')
  const code = number.getByLabel('Code sent to the new number')
  const currentCode = number.getByLabel('Code sent to your current number')
  await code.fill('123456')
  await currentCode.fill('654321')
  await expect(number.getByRole('button', { name: /Send both codes again in \d+s/ })).toBeDisabled()

  let answer: 'nothing' | object = 'nothing'
  await page.route(`${API}/members/me/number`, (route) =>
    answer === 'nothing' ? route.abort('connectionfailed') : route.fulfill(answer),
  )
  await page.keyboard.press('Enter')
  await expect(number.getByRole('alert')).toContainText('nothing you typed is lost')
  await expect(code).toHaveValue('123456')
  await expect(currentCode).toHaveValue('654321')

  const message = 'Too many codes were tried.'
  answer = {
    status: 429,
    headers: { 'retry-after': '90' },
    json: refused(429, 'too-many-tries', message, { current_otp: message }),
  }
  await currentCode.press('Enter')
  await expect(currentCode).toHaveAccessibleDescription(`${message} You can try again in 90 seconds.`)
  expect(await violations(page)).toEqual([])
  await expect(code).toHaveValue('123456')

  answer = { status: 409, json: refused(409, 'number-in-use', 'This number has an account that is in use.') }
  await currentCode.press('Enter')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveValue(another)
  await expect(typed).toHaveAccessibleDescription(/This number has an account that is in use\./)

  await number.getByRole('button', { name: 'Keep my number' }).click()
  await expect(page.getByRole('heading', { name: 'Your number' })).toBeFocused()
  await expect(typed).toHaveCount(0)
})

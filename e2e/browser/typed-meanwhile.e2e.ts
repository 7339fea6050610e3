import type { Page } from '@playwright/test'
import { CONSULTATION_CALL, consultationForm } from './consultation-form.ts'
import { ASHA, answerLowerSections, answerWith, beMember, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { part } from './profile-page.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow phone is where answers come late')

const MEMBER = {
  id: ASHA.id,
  name: 'Asha',
  phone: '+91 98••• ••210',
  time_zone: 'Asia/Kolkata',
  member_since: '2026-01-05T10:00:00Z',
}

test.beforeEach(({ page }) => answerLowerSections(page))

async function openProfile(page: Page, sessions: object[] = []) {
  await beMember(page)
  await answerWith(page, '/members/me', (route) =>
    done(route.request().method() === 'PATCH' ? { ...MEMBER, name: 'Asha R' } : MEMBER),
  )
  await answerWith(page, '/members/me/sessions', done(sessions))
  await answerWith(page, '/members/me/consents', done([]))
  await answerWith(
    page,
    '/members/me/recovery-code',
    done({ offered_at: MEMBER.member_since, made_at: null }),
  )
  await page.goto('/dashboard/profile')
}

test('NC-03 a name that is typed while the last one is being saved stays, also over a reload', async ({
  page,
}) => {
  await openProfile(page)
  const name = part(page, 'You').getByLabel('What we call you')
  await name.fill('Asha R')
  const release = await holdBack(page, '**/members/me')
  await part(page, 'You').getByRole('button', { name: 'Save' }).click()
  await name.fill('Asha Rao')
  release()
  await expect(part(page, 'You').getByRole('status')).toContainText('We call you Asha R,')
  await expect(name).toHaveValue('Asha Rao')
  await page.reload()
  await expect(name).toHaveValue('Asha Rao')
})

test('security row 61 a code for deleting that is typed before the answer has come stays', async ({
  page,
}) => {
  await page.clock.install()
  await answerWith(page, '/members/me/erase-request', done({}))
  await openProfile(page)
  const erase = part(page, 'Delete my account')
  await erase.getByRole('button', { name: 'Send me the code' }).click()
  const code = erase.getByLabel('Code for deleting')
  await code.fill('111111')
  await page.clock.runFor(31_000)
  const release = await holdBack(page, '**/members/me/erase-request')
  await erase.getByRole('button', { name: 'Send another code' }).click()
  await code.fill('222222')
  release()
  await expect(erase.getByRole('button', { name: /Send another code in/ })).toBeVisible()
  await expect(code).toHaveValue('222222')
})

test('security row 19 a second session is ended while the first one is', async ({ page }) => {
  const session = (n: number, device: string) => ({
    id: `0198c2f0-0000-7000-8000-00000000040${n}`,
    device,
    is_current: n === 0,
    signed_in_at: '2026-01-05T10:00:00Z',
    last_used_at: '2026-01-06T10:00:00Z',
  })
  const all = [session(0, 'This'), session(1, 'Safari, iOS'), session(2, 'Edge, Windows')]
  for (const { id } of all) await answerWith(page, `/members/me/sessions/${id}`, done({}))
  const release = await holdBack(page, '**/members/me/sessions/*')
  await openProfile(page, all)
  const sessions = part(page, 'Where you are signed in')
  await sessions.getByRole('button', { name: 'Sign out Safari, iOS' }).click()
  await sessions.getByRole('button', { name: 'Sign out Edge, Windows' }).click()
  release()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})

test('a heart that is pressed while the favourites are loaded again stays as it was pressed', async ({
  page,
}) => {
  const track = (id: string) => ({ id, title: `Breath ${id}`, src: `/${id}.mp3` })
  const heart = (id: string) => page.getByRole('button', { name: `Favourite: Breath ${id}` })
  const tab = (name: string) => page.getByRole('tab', { name })
  const elsewhere: object[] = []
  await beMember(page)
  await page.route('**/dashboard/library.json', (route) =>
    route.fulfill({ json: { tracks: [track('one'), track('two')], films: null } }),
  )
  await answerWith(page, '/members/me/favourites', () => done(elsewhere))
  await answerWith(page, '/members/me/favourites/one', done({}))
  await page.goto('/dashboard/media')
  await tab('Video').click()
  elsewhere.push({ document_id: 'two' })
  const release = await holdBack(page, '**/members/me/favourites')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tab('Audio').click()
  await heart('one').click()
  release()
  await expect(heart('two')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart('one')).toHaveAttribute('aria-pressed', 'true')
})

test('OTP-07 a code that is typed before the answer to the resend has come stays', async ({ page }) => {
  await page.clock.install()
  await answerWith(page, '/auth/login-request', done({}))
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page).toHaveURL(/\/dashboard\/OTP$/)
  await page.clock.runFor(31_000)
  await answerWith(page, '/auth/resend-otp', done({ otp: '654321' }))
  const release = await holdBack(page, '**/auth/resend-otp')
  const code = page.getByLabel('One-time code')
  await code.fill('111111')
  await page.getByRole('button', { name: 'Resend OTP' }).click()
  await code.fill('654321')
  release()
  await expect(page.getByText('New OTP: 654321')).toBeVisible()
  await expect(code).toHaveValue('654321')
})

test('LOG-05 a number that is put right while a code is asked for stays to be sent', async ({ page }) => {
  await answerWith(page, '/auth/login-request', done({}))
  const release = await holdBack(page, '**/auth/login-request')
  await page.goto('/dashboard/login')
  const number = page.getByLabel('Mobile number')
  await number.fill('9876543211')
  const send = page.getByRole('button', { name: 'Send OTP' })
  // A press before the code is there would send the text that is there when it loads.
  const asked = page.waitForRequest('**/auth/login-request')
  await send.click()
  const sending = page.getByRole('button', { name: 'Sending the code' })
  await expect(sending).toBeVisible()
  expect((await asked).postDataJSON()).toEqual({ mobile_number: expect.stringMatching(/9876543211$/) })
  await number.fill('9876543210')
  release()
  await expect(sending).toBeHidden()
  await expect(number).toHaveValue('9876543210')
  await send.click()
  await expect(page.getByText('210')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/OTP$/)
})

test('NC-20 what is put right while a request is being sent comes back with the rest', async ({ page }) => {
  await answerWith(page, '/user-contact-email', refused(500, 'unexpected'))
  const release = await holdBack(page, CONSULTATION_CALL)
  await page.goto('/consultation')
  const { name, send, restore } = consultationForm(page)
  await name.fill('Ravi')
  await send.click()
  await name.fill('Ravi Kumar')
  release()
  await restore.click()
  await expect(name).toHaveValue('Ravi Kumar')
})

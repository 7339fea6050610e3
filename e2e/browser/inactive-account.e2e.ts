import { createHash, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { drawRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { violations } from './axe.ts'
import { day, MOODS, modal, showMonthOf } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { part } from './profile-page.ts'
import { signInByCode } from './sign-in-page.ts'
import { query, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const WELCOME = /\/dashboard\/welcome$/
const offer = (page: Page) => page.getByRole('region', { name: 'A recovery code' })

/** An account with a recovery code and a mood, unused for 91 days. */
async function inactiveAccount() {
  const member = await storeMember()
  const code = drawRecoveryCode((max) => randomInt(max))
  const hash = createHash('sha256')
    .update(`recovery code ${code.replaceAll('-', '')}`)
    .digest()
  await query('insert into recovery_codes (member_id, code_hash, made_at) values ($1, $2, now())', [
    member.id,
    hash,
  ])
  await query(
    `update members set recovery_offered_at = created_at, last_used_at = now() - interval '91 days'
      where member_id = $1`,
    [member.id],
  )
  await storeMoodsOf(member.id, [{ ago: 1, mood: 'GOOD', note: 'Of the one before.' }])
  return { ...member, code }
}

/** Opens yesterday's entry of a member's diary. */
async function openYesterday(page: Page) {
  await page.goto(MOODS)
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await showMonthOf(page, 1)
  return day(page, 1)
}

test('finding H6, D59: the owner of an inactive account is treated as new, and the recovery code opens the diary', async ({
  page,
}) => {
  const { phone, code, id } = await inactiveAccount()
  await signInByCode(page, phone)
  await expect(page).toHaveURL(WELCOME)
  await expect(page.getByLabel('What should we call you?')).toHaveValue('')
  await page.getByText('Used Pulli before? Recovery code').click()
  await page.getByLabel('Recovery code', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Open my account' }).click()
  await expect(page).toHaveURL('/dashboard/assessment')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('dashboard-user') ?? '{}').id)).toBe(id)
  await expect(await openYesterday(page)).toContainText('GOOD')
})

test('finding H6, D59: who goes on without the code starts afresh, and what was kept before is sealed', async ({
  page,
}) => {
  const { phone, id } = await inactiveAccount()
  await signInByCode(page, phone)
  await expect(page).toHaveURL(WELCOME)
  await page.getByLabel('What should we call you?').fill('Bala')
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard/assessment')
  await expect(page.getByText(/, Bala$/).first()).toBeAttached()
  const yesterday = await openYesterday(page)
  await expect(yesterday).toBeVisible()
  await expect(yesterday).not.toContainText('GOOD')
  const [before] = await query(
    'select status, extract(epoch from erase_after - now()) / (365 * 86400) as years from members where member_id = $1',
    [id],
  )
  expect(before?.status).toBe('sealed')
  expect(Number(before?.years)).toBeCloseTo(1, 1)
})

test('D59: the welcome page shows a recovery code by one press, once, and keeps it nowhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInByCode(page, mobileNumber())
  await expect(page).toHaveURL(WELCOME)
  await page.getByLabel('What should we call you?').fill('Meera')
  await offer(page).getByRole('button', { name: 'Show me a recovery code' }).click()
  const shown = offer(page).getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  await expect(shown).toBeVisible()
  await expect(offer(page)).toContainText('keep it where you would keep a key')
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Meera')
  const code = await shown.innerText()
  await page.keyboard.press('Tab')
  await expect(offer(page).getByRole('button', { name: 'Copy the code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offer(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storages).not.toContain(code)
  expect(await violations(page)).toEqual([])

  await page.reload()
  await expect(offer(page).getByRole('button', { name: 'Show me a recovery code' })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
})

test('D59: a recovery code is no step to pass, and where it cannot be made the page says what to do', async ({
  page,
}) => {
  await signInByCode(page, mobileNumber())
  await expect(page).toHaveURL(WELCOME)
  await query(
    `update sessions set code_entered_at = now() - interval '16 minutes'
      where member_id = $1`,
    [await page.evaluate(() => JSON.parse(localStorage.getItem('dashboard-user') ?? '{}').id)],
  )
  await offer(page).getByRole('button', { name: 'Show me a recovery code' }).click()
  await expect(offer(page).getByRole('alert')).toContainText('get your recovery code in My data')
  await page.getByLabel('What should we call you?').fill('Meera')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard/assessment')
})

test('D59: My data shows a new recovery code set apart, and says where a browser does not let it be copied', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.goto('/dashboard/profile')
  const recovery = part(page, 'Recovery code')
  await recovery.getByRole('button', { name: 'Show me a recovery code' }).click()
  const shown = recovery.getByRole('status').filter({ hasText: 'This is your code.' })
  await expect(shown).toContainText('we cannot show it again')
  await expect(shown).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await recovery.getByRole('button', { name: 'Copy the code' }).click()
  await expect(shown).toContainText('This browser did not let us copy it. Write it down.')
  await recovery.getByRole('button', { name: 'Make a new recovery code' }).click()
  await expect(shown).not.toContainText('did not let us copy it')
})

test('beside the welcome form the door is in sight from the first line to the last', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone it is above the form')
  await signInByCode(page, mobileNumber())
  await expect(page).toHaveURL(WELCOME)
  await expect(offer(page)).toBeAttached()
  const door = page.locator('.sign-in__art svg').filter({ visible: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(door).toBeInViewport({ ratio: 0.9 })
  await offer(page).scrollIntoViewIfNeeded()
  await expect(door).toBeInViewport({ ratio: 0.9 })
})

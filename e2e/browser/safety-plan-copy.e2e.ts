import type { Browser, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { query, type StoredMember, signIn, storeMember } from './stored-member.ts'
import { expect, test } from './test.ts'

// care §3: a member may keep the plan in their account, sealed under a recovery code, opaque to the server.

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page) => page.getByRole('region', { name: 'A copy in your account' })
const alone = (page: Page) => field(page, 'What I can do alone')
const CODE = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/

const stored = (member: StoredMember) =>
  query<{ sealed: string; version: number }>(
    'select sealed, version from kept_safety_plans where member_id = $1',
    [member.id],
  )

async function openPlan(page: Page, member?: StoredMember) {
  if (member) await signIn(page, member)
  await page.goto('/safety-plan')
  await expect(button(page, 'Print on one page')).toBeVisible()
}

async function write(page: Page, words: string) {
  if (await button(page, 'Change my plan').isVisible()) await button(page, 'Change my plan').click()
  await alone(page).fill(words)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
}

/** Keeps the first copy, and returns its code. */
async function keepCopy(page: Page): Promise<string> {
  await button(page, 'Keep a copy').click()
  const code = CODE.exec(await box(page).innerText())?.[0] ?? 'no code is shown'
  await button(page, 'I have written it down, keep the copy').click()
  await expect(box(page).getByRole('status')).toHaveText('Your account has a copy of your plan as it is now.')
  return code
}

const onAnotherPhone = async (browser: Browser, member: StoredMember) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openPlan(page, member)
  return page
}

test('care §3 a sealed copy is kept, opens on another phone with its code alone, and both can change it', async ({
  page,
  browser,
}) => {
  const member = await storeMember()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.postData() ?? ''} ${request.url()}`))
  await openPlan(page, member)
  await expect(box(page)).toContainText('There is no copy yet.')
  await expect(button(page, 'Keep a copy')).toHaveCount(0)
  await write(page, 'walk to the temple tank')
  await button(page, 'Keep a copy').click()
  expect(await stored(member), 'nothing is sent before the code is written down').toEqual([])
  await button(page, 'Do not keep it').click()
  const code = await keepCopy(page)
  await expect(box(page).getByRole('status')).toBeFocused()
  await expect(page.getByText(code)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const [row] = await stored(member)
  expect(row?.version).toBe(1)
  expect(Buffer.from(row?.sealed ?? '', 'base64').toString()).not.toContain('temple')
  expect(sent.join('\n')).not.toMatch(new RegExp(`temple|${code}|${code.replaceAll('-', '')}`))

  const other = await onAnotherPhone(browser, member)
  await write(other, 'tea, and the radio on low')
  await field(other, 'Recovery code of your plan').fill('too short')
  await button(other, 'Open the copy here').click()
  await expect(field(other, 'Recovery code of your plan')).toHaveAccessibleDescription(
    /twenty letters and digits/,
  )
  await field(other, 'Recovery code of your plan').fill('00000-00000-00000-00000')
  await button(other, 'Open the copy here').click()
  await expect(field(other, 'Recovery code of your plan')).toHaveAccessibleDescription(
    /does not open the copy/,
  )
  expect(await violations(other)).toEqual([])
  await field(other, 'Recovery code of your plan').fill(code.toLowerCase().replaceAll('-', ' '))
  await button(other, 'Open the copy here').click()
  await expect(box(other).getByRole('status')).toContainText('The copy is in your plan now.')
  await expect(alone(other)).toHaveValue(/walk to the temple tank/)
  await expect(alone(other)).toHaveValue(/tea, and the radio on low/)
  await button(other, 'Update the copy').click()
  await expect(box(other).getByRole('status')).toContainText('as it is now')

  // The first phone does not write over what the other one wrote.
  await page.reload()
  await button(page, 'Update the copy').click()
  await expect(box(page).getByRole('status')).toContainText('The copy had been changed on another device.')
  expect((await stored(member))[0]?.version).toBe(2)
  await expect(page.getByRole('article', { name: 'My plan' })).toContainText('tea, and the radio on low')
  await button(page, 'Update the copy').click()
  await expect(box(page).getByRole('status')).toContainText('as it is now')
  expect((await stored(member))[0]?.version).toBe(3)

  await button(page, 'Remove the copy').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the copy' }).click()
  await expect(box(page).getByRole('status')).toContainText('Your plan on this device is still here.')
  expect(await stored(member)).toEqual([])
  await expect(page.getByRole('article', { name: 'My plan' })).toContainText('temple tank')
  await other.context().close()
})

test('care §3 the copy of another member of the same phone is not written over', async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await storeMember(), await storeMember()]
  await openPlan(page, asha)
  await write(page, 'walk to the temple tank')
  await keepCopy(page)
  const elsewhere = await onAnotherPhone(browser, ravi)
  await write(elsewhere, 'call my brother')
  await keepCopy(elsewhere)
  const before = await stored(ravi)
  await elsewhere.context().close()

  const back = await page.context().newPage()
  await openPlan(back, ravi)
  await button(back, 'Update the copy').click()
  await expect(box(back).getByRole('alert')).toContainText('sealed with another recovery code')
  expect(await stored(ravi)).toEqual(before)
  await expect(field(back, 'Recovery code of your plan')).toBeVisible()
})

test('care §3 a lost answer keeps one copy with the code that was shown; without a network the plan is untouched', async ({
  page,
  context,
}) => {
  const member = await storeMember()
  await openPlan(page, member)
  await write(page, 'walk to the temple tank')
  await button(page, 'Keep a copy').click()
  await page.route('**/members/me/safety-plan', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await button(page, 'I have written it down, keep the copy').click()
  await expect(box(page).getByRole('alert')).toBeVisible()
  expect(await stored(member)).toHaveLength(1)
  await expect(box(page)).toContainText(CODE)
  await page.unroute('**/members/me/safety-plan')
  await button(page, 'I have written it down, keep the copy').click()
  await expect(box(page).getByRole('status')).toContainText('Your account has a copy')
  expect((await stored(member))[0]?.version).toBe(1)

  await context.setOffline(true)
  await button(page, 'Update the copy').click()
  await expect(box(page).getByRole('alert')).toBeVisible()
  await expect(alone(page)).toHaveValue('walk to the temple tank')
})

test('care §3 leave no trace takes the key of the copy too; a visitor is asked for no copy', async ({
  page,
}) => {
  const member = await storeMember()
  await openPlan(page, member)
  await write(page, 'walk to the temple tank')
  await keepCopy(page)
  await button(page, 'Leave no trace').click()
  await button(page, 'Remove it').click()
  await expect(page.getByText('are gone from this browser')).toBeInViewport()
  await write(page, 'something else')
  await expect(button(page, 'Update the copy')).toHaveCount(0)
  await expect(field(page, 'Recovery code of your plan')).toBeVisible()
  expect(await stored(member)).toHaveLength(1)

  await page.evaluate(() => localStorage.clear())
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await openPlan(page)
  await expect(box(page)).toHaveCount(0)
  expect(calls.filter((url) => url.includes('/members/'))).toEqual([])
})

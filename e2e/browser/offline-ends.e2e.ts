import type { Page } from '@playwright/test'
import { keepUser } from './fake-member.ts'
import { openDashboard, openedText, storedText, storeNames, viewNames } from './kept-in-browser.ts'
import { MOODS } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY, ZONE } from './one-day.ts'
import { entriesOf } from './stored-entries.ts'
import { query, storeMoodsOf, storeSession } from './stored-member.ts'
import { expect, test } from './test.ts'

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')
test.use(IN_ONE_DAY)

/** A member whose note is visible offline. */
async function memberWithNote(page: Page) {
  const member = await signInNewMember(page)
  await storeMoodsOf(member.id, [{ ago: 2, mood: 'BAD', note: 'monsoon' }])
  await openDashboard(page)
  await expect.poll(() => openedText(page)).toContain('monsoon')
  return member
}

/** Ends all sessions of a member from another device. */
const endSessionsOf = (memberId: string) =>
  query('update sessions set ended_at = now() where member_id = $1', [memberId])

/** Signs in again in the same browser. */
async function signInAgain(page: Page, member: { id: string }, name = 'Asha') {
  const access_token = await storeSession(member.id)
  const tokens = { access_token, expires_in: 900 }
  // The login may detect a session at any moment, and redirect by itself: it is left first.
  await page.goto('/crisis')
  await keepUser(page, { id: member.id, name, time_zone: ZONE, tokens })
}

test('finding M5: a waiting check-in outlives the end of its session, encrypted, and is only sent when the same member returns', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const member = await memberWithNote(page)
  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('by the river')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  expect(await openedText(page)).toContain('by the river')

  // The phone is lost: another device ends its session, and it learns so with the network.
  await endSessionsOf(member.id)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect.poll(() => storeNames(page)).toEqual([`pulli-waiting-${member.id}`])
  expect(await openedText(page)).toBe('')
  expect(await storedText(page)).not.toMatch(/river|OKAY|monsoon/)

  // With cookies of their own: the login page ends the session of this browser's cookie.
  const elsewhere = await browser.newContext()
  const other = await signInNewMember(await elsewhere.newPage())
  await elsewhere.close()
  await signInAgain(page, other, 'Ravi')
  await page.goto(MOODS)
  await expect(page.getByRole('banner')).toContainText('Ravi')
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  expect(await openedText(page)).not.toContain('river')
  expect(await query('select mood_id from moods where member_id = $1', [other.id])).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => storeNames(page)).toEqual([`pulli-waiting-${member.id}`])

  await signInAgain(page, member)
  await page.goto(MOODS)
  const stored = () =>
    entriesOf(member.id).then((entries) => entries.filter(({ note }) => note !== 'monsoon'))
  await expect.poll(stored).toEqual([expect.objectContaining({ mood_type: 'OKAY', note: 'by the river' })])
  await expect.poll(() => storedText(page)).not.toContain('"key"')
})

test('finding M5: after seven days without a network, or with the clock set back, the last views are gone', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await memberWithNote(page)
  await context.setOffline(true)
  const gone = page.getByRole('main').getByText('could not be loaded')
  await page.clock.install({ time: Date.now() + 6 * 86_400_000 })
  await page.reload()
  await expect(page.getByText(/This is what you saw last/)).toBeVisible()
  await page.clock.setSystemTime(Date.now() - 8 * 86_400_000)
  await page.reload()
  await expect(gone.first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('monsoon')
  await expect.poll(() => viewNames(page)).toEqual([])
  // Discarded data does not come back with the right time.
  await page.clock.setSystemTime(Date.now())
  await page.reload()
  await expect(gone.first()).toBeVisible()
})

test('finding M5: a page that another tab logs out of keeps nothing either', async ({ page, context }) => {
  test.setTimeout(60_000)
  await memberWithNote(page)
  const other = await context.newPage()
  await other.goto('/dashboard/profile')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect.poll(() => storeNames(page)).toEqual([])
})

test('finding M5: where the browser cannot seal, nothing is kept, and what was entered stays on the page', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'))
  const member = await signInNewMember(page)
  await page.goto(MOODS)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('textbox').fill('by the river')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('by the river')
  expect(await viewNames(page)).toEqual([])
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const stored = () => entriesOf(member.id)
  await expect.poll(stored).toEqual([expect.objectContaining({ note: 'by the river' })])
})

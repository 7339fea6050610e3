import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { PAGE } from './dashboard-page.ts'
import { answerWith, refused } from './fake-member.ts'
import { part } from './profile-page.ts'
import { signInByCode } from './sign-in-page.ts'
import { query, signIn, storeMember, storeSession } from './stored-member.ts'
import { expect, test } from './test.ts'

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const NOTICES = '/members/me/sign-in-notices'
const notice = (page: Page) => page.getByRole('region', { name: 'New sign-in' })
const button = (page: Page, name: string) => notice(page).getByRole('button', { name })
const answered = (page: Page) => page.waitForResponse((response) => response.url().endsWith(NOTICES))

/** A member signed in in this browser, with later sign-ins from others. */
async function memberWithNotices(page: Page, devices: readonly string[]) {
  const member = await storeMember()
  await signIn(page, member)
  for (const [n, device] of devices.entries())
    await storeSession(member.id, { device, minutesAgo: 10 * (devices.length - n) })
  await query(
    'update sessions set is_from_new_browser = true where member_id = $1 and device = any($2::text[])',
    [member.id, devices],
  )
  return member
}

const openSessions = (memberId: string) =>
  query('select device from sessions where member_id = $1 and ended_at is null', [memberId])

test('D59: a sign-in from a new browser is shown in the other one, which ends it by one press', async ({
  page,
  browser,
}) => {
  const member = await storeMember()
  await signIn(page, member, 'Firefox, Android')
  const elsewhere = await browser.newContext({ userAgent: CHROME_ON_ANDROID })
  const other = await elsewhere.newPage()
  await signInByCode(other, member.phone)
  await expect(other).toHaveURL(PAGE)
  const own = answered(other)
  await other.goto(PAGE)
  await own
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(other)).toHaveCount(0)

  for (const path of ['/dashboard/mood-tracker', '/dashboard/profile', PAGE]) {
    await page.goto(path)
    await expect(notice(page)).toContainText(
      /New sign-in: Chrome, Android, \d+ \w+ at \d+:\d\d [ap]m\. Was it you\?/,
    )
  }
  await button(page, 'No, end it').click()
  await expect(notice(page)).toContainText('Chrome, Android is signed out.')
  await expect(notice(page)).toBeFocused()
  await expect(notice(page).getByRole('button')).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/dashboard\/login$/)

  const again = answered(page)
  await page.reload()
  await again
  await expect(page.getByRole('region', { name: 'Your week' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await elsewhere.close()
})

test('a sign-in that is known is not shown again; several are asked one after the other, with the keyboard', async ({
  page,
}) => {
  const member = await memberWithNotices(page, ['Safari, iOS', 'Edge, Windows'])
  await page.goto(PAGE)
  await expect(notice(page)).toContainText('New sign-in: Edge, Windows,')
  await expect(notice(page)).toContainText('1 more after this one.')
  expect(await violations(page)).toEqual([])
  await button(page, 'Yes, it was me').press('Enter')
  await expect(notice(page)).toContainText('New sign-in: Safari, iOS,')
  await expect(notice(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Yes, it was me')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await openSessions(member.id)).toHaveLength(3)
  const again = answered(page)
  await page.reload()
  expect((await (await again).json()).data).toEqual([])
})

test('a sign-in that its notice ended is gone from the list below, and one that the list ended is no more asked to end', async ({
  page,
}) => {
  const missing: string[] = []
  page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())))
  await memberWithNotices(page, ['Safari, iOS', 'Edge, Windows'])
  await page.goto('/dashboard/profile')
  const list = part(page, 'Where you are signed in')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(notice(page)).toContainText('New sign-in: Edge, Windows,')
  await button(page, 'No, end it').click()
  await expect(notice(page)).toContainText('Edge, Windows is signed out.')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).not.toContainText('Edge, Windows')

  await page.evaluate(() => scrollTo(0, 0))
  await notice(page).getByRole('link', { name: 'See where you are signed in' }).click()
  await expect(list).toBeInViewport()
  await list.getByRole('button', { name: /^Sign out Safari, iOS/ }).click()
  await expect(notice(page)).toContainText('New sign-in: Safari, iOS,')
  await expect(notice(page)).toContainText('It has ended since then.')
  await expect(button(page, 'No, end it')).toHaveCount(0)
  expect(missing).toEqual([])
})

test('a new sign-in that has ended says so', async ({ page }) => {
  const member = await memberWithNotices(page, ['Safari, iOS'])
  await query(`update sessions set ended_at = now() where member_id = $1 and device = 'Safari, iOS'`, [
    member.id,
  ])
  await page.goto(PAGE)
  await expect(notice(page)).toContainText('It has ended since then. Was it you?')
  await button(page, 'No, it was not').click()
  await expect(notice(page)).toContainText('Safari, iOS is signed out.')
})

test('a list of new sign-ins that does not come shows nothing; a press that fails says so and can be made again', async ({
  page,
}) => {
  const member = await memberWithNotices(page, ['Safari, iOS'])
  await answerWith(page, NOTICES, refused(503, 'not-now', 'Not now.'))
  const first = answered(page)
  await page.goto(PAGE)
  await first
  await expect(page.getByRole('region', { name: 'Your week' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('Not now.')).toHaveCount(0)

  await page.unrouteAll()
  await page.reload()
  await page.route('**/members/me/sessions/*', (route) => route.abort())
  await button(page, 'No, end it').click()
  await expect(notice(page).getByRole('alert')).toContainText('We got no answer.')
  await page.unrouteAll()
  await button(page, 'No, end it').click()
  await expect(notice(page)).toContainText('Safari, iOS is signed out.')
  expect(await openSessions(member.id)).toEqual([{ device: 'Chrome, Linux' }])
})

import { part } from './profile-page.ts'
import { query, signIn, storeMember, storeSession } from './stored-member.ts'
import { expect, test } from './test.ts'

test('security row 19: every session is listed; the others end, one and all, and are out at once', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'two browsers, whatever their width')
  const member = await storeMember()
  await storeSession(member.id, { device: 'Safari, iOS', minutesAgo: 120 })
  await storeSession(member.id, { device: 'Edge, Windows', minutesAgo: 60 })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, member, 'Firefox, Android')
  await other.goto('/dashboard/profile')
  await expect(part(other, 'You').getByRole('button', { name: 'Save' })).toBeVisible()

  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const sessions = part(page, 'Where you are signed in')
  const rows = sessions.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'This one' })).toContainText('Chrome, Linux')
  await expect(rows.filter({ hasText: 'This one' }).getByRole('button')).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Edge, Windows' })).toContainText(/Last used: (today, \d|\d+ )/)

  await sessions.getByRole('button', { name: 'Sign out Safari, iOS' }).click()
  await expect(sessions.getByRole('status')).toHaveText('Safari, iOS is signed out.')
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await expect(rows).toHaveCount(3)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(rows).toHaveCount(1)
  await expect(sessions).toContainText('You are signed in nowhere else.')
  const open = await query('select device from sessions where member_id = $1 and ended_at is null', [
    member.id,
  ])
  expect(open).toEqual([{ device: 'Chrome, Linux' }])

  await part(other, 'You').getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL('/dashboard/login')
  await elsewhere.close()
})

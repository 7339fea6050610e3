import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { asked, COORDINATOR, pressTo, said } from './desk-request-page.ts'
import { expect, test } from './test.ts'

test('a coordinator works twelve requests to an empty list by keyboard @desktop', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard')
  test.setTimeout(240_000)
  await signInAtDesk(page, { roles: COORDINATOR })
  const requests = await Promise.all(Array.from({ length: 12 }, () => asked(page)))
  const list = `${DESK_SITE}/desk/waiting`
  await page.goto(list)
  for (const [n, { firstName }] of requests.entries()) {
    await expect(page.getByRole('link', { name: firstName })).toBeVisible()
    await pressTo(page, 'j', firstName)
    await page.keyboard.press('a')
    await said(page, `You have the request of ${firstName}.`)
    await expect(page.getByRole('link', { name: firstName })).toBeFocused()
    if (n % 2 === 0) {
      await page.keyboard.press('c')
      await expect(page.getByRole('radio', { name: 'No answer' })).toBeFocused()
    } else {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Note a call' })).toBeVisible()
      await page.keyboard.press('c')
    }
    await page.keyboard.press('Space')
    if (n % 3 > 0) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await said(page, 'Saved.')
    const way = n % 4 === 0 ? 'They no longer want it' : 'Close'
    await pressTo(page, 'Tab', way)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await said(page, 'Saved.')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(list)
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const { firstName } of requests)
    await expect(page.getByRole('link', { name: firstName })).toHaveCount(0)
  await page.goto(`${DESK_SITE}/desk/mine`)
  await expect(page.getByRole('heading', { name: 'You have no requests' })).toBeVisible()
})

import { expect, test } from '@playwright/test'
import { answerWith, beMember, done } from './fake-member.ts'

test.skip(({ isMobile }) => !isMobile, 'a phone is where the line breaks')

test('STA-04 a logout is whole where the code of its words does not come', async ({ page }) => {
  await beMember(page)
  await answerWith(page, '/auth/logout', done({}))
  await page.route('**/assets/toasts-*.js', (route) => route.abort())
  await page.goto('/dashboard/stress-assessment')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('dashboard-user'))).toBeNull()
})

import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('at two in the morning, without a network, a visitor who once opened another page writes a plan and finds it again', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime('2026-11-24T02:00:00+05:30')
  await page.goto('/crisis')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page
    .getByRole('complementary', { name: 'Help in a crisis' })
    .getByRole('link', { name: 'My plan' })
    .click()
  await page.getByRole('textbox', { name: 'What I can do alone' }).fill('tea, and the radio on low')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: 'My plan' })).toContainText('tea, and the radio on low')
  await page.getByRole('button', { name: 'Share with one person' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { answer, submit } from './assessment-form.ts'
import { expect, test } from './test.ts'

// With all that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' })

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow', timezoneId: 'Asia/Kolkata' })

const strip = (page: Page) => page.getByRole('complementary', { name: 'Help in a crisis' })

test('at two in the night on a phone without a network: questions, help first, a plan, and the numbers', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime('2026-11-24T02:00:00+05:30')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)

  await page.goto('/single-blog/never-read-before')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network right now.')
  await page.goto('/depression-assessment')
  await expect(page.locator('[data-progress]')).toBeVisible()
  await answer(page, 21, 0, { 8: 3 })
  await expect(page.locator('.saline')).toBeVisible()
  await submit(page)

  const help = page.getByRole('complementary', { name: /please call/i })
  await expect(help).toBeFocused()
  for (const number of ['112', '14416'])
    await expect(help.locator(`a[href="tel:${number}"]`).first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#safety, #result').first()).not.toContainText(
    /ups and downs|most people|in a month/i,
  )

  await strip(page).getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('textbox', { name: 'What I can do alone' }).fill('tea, and the radio on low')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.goto('/crisis')
  const numbers = page.getByRole('region', { name: 'The two numbers to call first' })
  await expect(numbers.getByRole('link', { name: '112' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Write or open your plan' }).click()
  await expect(page.getByRole('article', { name: 'My plan' })).toContainText('tea, and the radio on low')
})

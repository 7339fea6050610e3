import type { Page } from '@playwright/test'
import { inLongRun } from './long-run.ts'
import { addressOf, PAGES_OF_EACH_KIND, type PageName } from './site-pages.ts'
import { openWithStillClock, place } from './still-clock.ts'
import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

/** NAV-12: the storage key of the id left by the login page. */
const PRE_REFERENCE = 'pre-reference-id'

/** Where the end of the page is seen. */
const lowest = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

/** Home has a script of its own, the others have what all pages have. */
const SAMPLES: readonly PageName[] = ['home', 'blog', 'depression']

for (const name of PAGES_OF_EACH_KIND) {
  test(
    `NAV-10 ${name}: starts at its top, also when it is loaded again further down`,
    inLongRun(!SAMPLES.includes(name)),
    async ({ page }) => {
      await page.goto(await addressOf(name))
      expect(await place(page)).toBe(0)
      // With a key, as a reader does: what has begun to read is not taken back to the top of home (NAV-13).
      await page.keyboard.press('End')
      await expect.poll(() => place(page)).toBeGreaterThan(0)
      await page.reload()
      expect(await place(page)).toBe(0)
    },
  )
}

for (const address of ['/', '/parents', '/blog-grid', '/faq']) {
  test(
    `finding ux 15: Back leads to the place on ${address} that was left`,
    inLongRun(address !== '/' && address !== '/blog-grid'),
    async ({ page }) => {
      await page.goto(address)
      // With a key, as a reader does: home does not scroll a reader to its top (NAV-13).
      await page.keyboard.press('Shift')
      await page.evaluate(() => scrollTo(0, 700))
      await expect.poll(() => place(page)).toBe(700)
      await page.goto('/crisis')
      expect(await place(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => place(page)).toBe(700)
    },
  )
}

for (const address of ['/', '/blogs']) {
  test(`NAV-12 ${address} with a saved id goes to the app section after 1000 ms, and forgets the id`, async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'ref-4'), PRE_REFERENCE)
    await openWithStillClock(page, address)
    const section = page.locator('#ref-4')
    await page.clock.runFor(990)
    expect(await place(page)).toBe(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), PRE_REFERENCE)).toBe('ref-4')
    await page.clock.runFor(20)
    await expect(section).toBeInViewport()
    await expect(section.getByRole('link', { name: 'App Store' })).toBeInViewport()
    expect(await page.evaluate((key) => localStorage.getItem(key), PRE_REFERENCE)).toBeNull()
  })

  test(
    `NAV-13 ${address} without a saved id goes to its top after 100 ms`,
    inLongRun(address !== '/'),
    async ({ page }) => {
      await openWithStillClock(page, address)
      await page.evaluate(() => scrollTo(0, 600))
      await page.clock.runFor(90)
      expect(await place(page)).toBe(600)
      await page.clock.runFor(20)
      expect(await place(page)).toBe(0)
    },
  )
}

test('NAV-13 nobody who has begun to read is pulled back', async ({ page }) => {
  await openWithStillClock(page, '/')
  await page.keyboard.press('End')
  await expect.poll(() => place(page)).toBeGreaterThan(0)
  await page.clock.runFor(2_000)
  expect(await place(page)).toBeGreaterThan(0)
})

test('NAV-12 who reads by then is not taken away, and the id is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'ref-4'), PRE_REFERENCE)
  await openWithStillClock(page, '/')
  await page.keyboard.press('End')
  await expect.poll(() => place(page)).toBe(await lowest(page))
  await page.clock.runFor(2_000)
  expect(await place(page)).toBe(await lowest(page))
  expect(await page.evaluate((key) => localStorage.getItem(key), PRE_REFERENCE)).toBeNull()
})

test('NAV-12 other pages leave a saved id alone', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'ref-4'), PRE_REFERENCE)
  await openWithStillClock(page, '/crisis')
  await page.clock.runFor(2_000)
  expect(await place(page)).toBe(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), PRE_REFERENCE)).toBe('ref-4')
})

test('an address that names a place on home leads there and stays there', async ({ page }) => {
  await openWithStillClock(page, '/#consult')
  await expect(page.locator('#consult')).toBeInViewport()
  const reached = await place(page)
  expect(reached).toBeGreaterThan(0)
  await page.clock.runFor(2_000)
  expect(await place(page)).toBe(reached)
})

test('D40 the theme switch is kept, and the next page has it before its first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await ground()
  await page.getByRole('button', { name: 'Light or dark' }).click()
  const night = await ground()
  expect(night).not.toBe(day)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  // No file of the site's scripts arrives, and the theme is there as soon as there is a body.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeOfFirstBody = document.documentElement.dataset.theme ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/crisis')
  expect(await ground()).toBe(night)
  await expect(page.locator('html')).toHaveAttribute('data-theme-of-first-body', 'dark')
})

for (const event of ['pageshow', 'prerenderingchange']) {
  test(
    `D40 a page that was left or prerendered before the theme was switched shows it (${event})`,
    inLongRun(event !== 'pageshow'),
    async ({ page }) => {
      await page.goto('/crisis')
      await page.evaluate((name) => {
        localStorage.setItem('theme', 'dark')
        const target = name === 'pageshow' ? window : document
        target.dispatchEvent(new Event(name))
      }, event)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  )
}

test('D40 the switch works against a dark system too, and back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/crisis')
  const button = page.getByRole('button', { name: 'Light or dark' })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

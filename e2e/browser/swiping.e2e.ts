import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

test.skip(({ isMobile }) => !isMobile, 'a finger is on a phone')

/** The path of a finger, in screen pixels. */
interface Way {
  readonly x: number
  readonly y: number
}

/** Longer than the 40 ms after which Chromium resets the fling velocity. */
const STILL_SECONDS = 0.1

/** A touch, sent as raw browser input. */
async function fingerOn(page: Page) {
  const glass = await page.context().newCDPSession(page)
  let at: Way = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove', to: Way) => {
    at = to
    return glass.send('Input.dispatchTouchEvent', { type, touchPoints: [to] })
  }
  return {
    /** `across`: how far across the target, from 0 at its left edge to 1. */
    async down(target: Locator, across = 0.5) {
      const box = await target.boundingBox()
      if (!box) throw new Error('nothing to put a finger on')
      await touch('touchStart', { x: box.x + box.width * across, y: box.y + box.height / 2 })
    },
    async move({ x, y }: Way) {
      const from = at
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', { x: from.x + (x * step) / 8, y: from.y + (y * step) / 8 })
      }
    },
    /** Pauses first: otherwise the release velocity would depend on the machine's load. */
    async up() {
      const timestamp = Date.now() / 1_000 + STILL_SECONDS
      await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
    },
    /** Sends `touchcancel`. */
    cancel: () => glass.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }),
  }
}

/** Far past the middle of a card, because browsers may ignore the first 42 pixels (touch slop). */
const SWIPED = 280

/** Returns the card at the row's left edge; undefined while it scrolls. */
function cardAtTheEdge(row: Locator) {
  return row.evaluate((element) => {
    const { left } = element.getBoundingClientRect()
    const index = [...element.children].findIndex(
      (card) => Math.abs(card.getBoundingClientRect().left - left) < 2,
    )
    return index === -1 ? undefined : index
  })
}

async function open(page: Page, path: string, name: string) {
  await page.goto(path)
  const carousel = page.getByRole('region', { name })
  const row = page.getByRole('list', { name })
  await row.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: /^Next/ })).toBeVisible()
  return { row, count: carousel.locator('[data-role="count"]'), finger: await fingerOn(page) }
}

test('TEAM-03 a swipe brings the next member whole and counts, one back the member before', async ({
  page,
}) => {
  const { row, count, finger } = await open(page, '/team', 'Psychiatry experts')
  await finger.down(row, 0.9)
  await finger.move({ x: -SWIPED, y: 0 })
  await finger.up()
  await expect.poll(() => cardAtTheEdge(row)).toBe(1)
  await expect(count).toHaveText(/^2 of/)
  await finger.down(row, 0.1)
  await finger.move({ x: SWIPED, y: 0 })
  await finger.up()
  await expect.poll(() => cardAtTheEdge(row)).toBe(0)
  await expect(count).toHaveText(/^1 of/)
})

test('a finger that goes up over the members moves the page, and not them', async ({ page }) => {
  const { row, count, finger } = await open(page, '/team', 'Psychiatry experts')
  const before = await page.evaluate(() => scrollY)
  await finger.down(row)
  await finger.move({ x: -12, y: -260 })
  await finger.up()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 150)
  expect(await cardAtTheEdge(row)).toBe(0)
  await expect(count).toHaveText(/^1 of/)
})

test('LIM-14, ABT-05 the certificates wait for a finger that lies on them, and go on from where it left them', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const { row, count, finger } = await open(page, '/about', 'Certificates')
  // The page hears of a finger a moment after the browser: it is asked, so that no clock runs before.
  const waits = () => expect(count).toHaveAttribute('aria-live', 'polite')
  const goesOn = () => expect(count).toHaveAttribute('aria-live', 'off')
  await finger.down(row, 0.9)
  await waits()
  await finger.move({ x: -SWIPED, y: 0 })
  await page.clock.runFor(9_000)
  await expect(count).toHaveText(/^[12] of/)
  await finger.up()
  await goesOn()
  await expect.poll(() => cardAtTheEdge(row)).toBe(1)
  await expect(count).toHaveText(/^2 of/)
  await page.clock.runFor(4_100)
  await expect(count).toHaveText(/^3 of/)
  await expect.poll(() => cardAtTheEdge(row)).toBe(2)
  await finger.down(row)
  await waits()
  await finger.cancel()
  await goesOn()
  await page.clock.runFor(4_100)
  await expect(count).toHaveText(/^4 of/)
})

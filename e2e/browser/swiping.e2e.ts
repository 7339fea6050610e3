import { expect, type Locator, type Page, test } from '@playwright/test'

test.skip(({ isMobile }) => !isMobile, 'a finger is on a phone')

/** Where a finger goes, in pixels of the screen. */
interface Way {
  readonly x: number
  readonly y: number
}

/** A finger on the glass, as the browser itself hears of one. */
async function fingerOn(page: Page) {
  const glass = await page.context().newCDPSession(page)
  let at: Way = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove', to: Way) => {
    at = to
    return glass.send('Input.dispatchTouchEvent', { type, touchPoints: [to] })
  }
  return {
    async down(target: Locator) {
      const box = await target.boundingBox()
      if (!box) throw new Error('nothing to put a finger on')
      await touch('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    },
    async move({ x, y }: Way) {
      const from = at
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', { x: from.x + (x * step) / 8, y: from.y + (y * step) / 8 })
      }
    },
    up: () => glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    /** The system takes the touch over. */
    cancel: () => glass.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }),
  }
}

/** Which card lies at the left edge of a row; undefined while it is under way. */
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
  const swipe = async (x: number) => {
    await finger.down(row)
    await finger.move({ x, y: 0 })
    await finger.up()
  }
  await swipe(-220)
  await expect.poll(() => cardAtTheEdge(row)).toBe(1)
  await expect(count).toHaveText(/^2 of/)
  await swipe(220)
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
  await finger.down(row)
  await finger.move({ x: -220, y: 0 })
  await page.clock.runFor(9_000)
  await expect(count).toHaveText(/^[12] of/)
  await finger.up()
  await expect.poll(() => cardAtTheEdge(row)).toBe(1)
  await expect(count).toHaveText(/^2 of/)
  await page.clock.runFor(4_100)
  await expect(count).toHaveText(/^3 of/)
  await expect.poll(() => cardAtTheEdge(row)).toBe(2)
  await finger.down(row)
  await finger.cancel()
  await page.clock.runFor(4_100)
  await expect(count).toHaveText(/^4 of/)
})

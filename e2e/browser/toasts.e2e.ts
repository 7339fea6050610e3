import type { Locator, Page } from '@playwright/test'
import { followRequests } from './follow-requests.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'
import { endProlonging } from './toast-life.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

/** A toast that stays long enough for the test, raised by an incomplete form. */
async function raiseToast(page: Page) {
  await page.goto('/perceived-stress-assessment')
  await expect(page.locator('[data-progress]')).toBeVisible()
  await page.getByRole('button', { name: 'See my result' }).click()
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  // It slides in; a drag before it has stopped would miss it.
  await toast.evaluate((element) =>
    Promise.all(
      element
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  return toast
}

/** Of the toast and of the bar that runs out with its time. */
function statesOfAnimations(toast: Locator) {
  return toast.evaluate((one) => one.getAnimations({ subtree: true }).map(({ playState }) => playState))
}

test('LIM-07 the toasts are react-toastify’s', async ({ page }) => {
  const toast = await raiseToast(page)
  await expect(page.locator('.Toastify .Toastify__toast-container--top-right')).toContainText(
    await toast.innerText(),
  )
})

test('STA-14 a toast under the pointer waits until the pointer leaves', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing hovers on a phone')
  const toast = await raiseToast(page)
  await toast.hover()
  await expect.poll(() => statesOfAnimations(toast)).toContain('paused')
  await endProlonging(page)
  await page.mouse.move(5, 400)
  await expect(toast).toHaveCount(0)
})

test('LIM-10 STA-14 Alt+T takes the focus to the toasts, and they wait while it is there', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no such keys')
  const toast = await raiseToast(page)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('.Toastify :focus')).toHaveCount(1)
  await expect.poll(() => statesOfAnimations(toast)).toContain('paused')
  await endProlonging(page)
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

/** From its left edge to the right, by a share of its width. */
async function drag(page: Page, toast: Locator, share: number) {
  const box = await toast.boundingBox()
  if (!box) throw new Error('there is no toast')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 20, y)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 20 + (box.width * share * step) / 8, y)
  await page.mouse.up()
}

test('LIM-09 a toast goes when it is dragged 80 percent of its width, and not before', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a mouse drags here; the code is the same')
  const toast = await raiseToast(page)
  const { x } = (await toast.boundingBox()) ?? {}
  await drag(page, toast, 0.6)
  await expect.poll(async () => (await toast.boundingBox())?.x).toBe(x)
  await drag(page, toast, 0.85)
  await expect(toast).toHaveCount(0)
})

test('LIM-09 a toast is dragged away too while the text of the page is selected', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone selects nothing by a drag')
  const toast = await raiseToast(page)
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body))
  await drag(page, toast, 0.85)
  await expect(toast).toHaveCount(0)
})

test('a toast waits for its style sheet, so it never appears elsewhere', async ({ page }) => {
  const settled = followRequests(page, (request) => request.url().endsWith('.css'))
  const release = await holdBack(page, '**/toasts-*.css')
  await page.addInitScript(() => {
    const positions: string[] = []
    Object.assign(window, { positions })
    new MutationObserver(() => {
      const container = document.querySelector('.Toastify__toast-container')
      if (container) positions.push(getComputedStyle(container).position)
    }).observe(document, { childList: true, subtree: true })
  })
  const asked = page.waitForRequest('**/toasts-*.css')
  const raised = raiseToast(page)
  await asked
  await settled()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  release()
  await raised
  const positions = await page.evaluate(() => (window as unknown as { positions: string[] }).positions)
  expect(new Set(positions)).toEqual(new Set(['fixed']))
})

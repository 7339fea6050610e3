import { spaceBetween } from './space-between.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'what a walk of all pages found was on phones')

test('NAV-11 no line of the way to a page ends with a dot that leads nowhere', async ({ page }) => {
  for (const [path, dots] of [
    ['/contact', 1],
    ['/depression-assessment', 1],
    ['/blog-grid?q=sleep', 2],
  ] as const) {
    await page.goto(path)
    const drawn = await page
      .locator('.crumb__list li')
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::after').content !== 'none'))
    expect(drawn.filter(Boolean), path).toHaveLength(dots)
    expect(drawn.slice(0, dots), path).toEqual(Array(dots).fill(true))
  }
})

test('ASM-02 the rows of all questionnaires are set alike', async ({ page }) => {
  await page.goto('/assessments')
  const gaps = await page.locator('.quest').evaluateAll((rows) =>
    rows.map((row) => {
      const [size, go] = ['.quest__size', '.quest__start'].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      )
      return Math.round((go?.top ?? Number.NaN) - (size?.bottom ?? Number.NaN))
    }),
  )
  expect(gaps).toHaveLength(5)
  expect(new Set(gaps).size).toBe(1)
})

test('APP-02 both ways to the app are as wide as each other', async ({ page }) => {
  await page.goto('/download-app')
  const widths = await page
    .locator('.get-app__stores .btn')
    .evaluateAll((buttons) => buttons.map(({ clientWidth }) => clientWidth))
  expect(widths).toHaveLength(2)
  expect(widths[0]).toBe(widths[1])
})

test('the heading of a request that is not found keeps away from the line above it', async ({ page }) => {
  await page.goto('/request/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
  expect(await spaceBetween(page, 'main p', 'h1')).toBeGreaterThanOrEqual(24)
})

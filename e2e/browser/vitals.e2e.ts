import { addressOf } from './site-pages.ts'
import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

const CALL = '/api/v1/mwellness/vitals'

/** Once a script has run and knows what was painted before it: observers are called in the order they were made. */
const hasHeard = async (script: string) => {
  await import(script)
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
}

test('STA-17 web vitals are invoked at startup, out of the way, and told once the page is left', async ({
  page,
}) => {
  const blog = await addressOf('blog')
  // The browser does not show a test what a beacon carries.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => Object.assign(window, { carried: text }))
      return send(url, data)
    }
  })
  const script = page.waitForResponse((answer) => /\/assets\/vitals-/.test(answer.url()))
  await page.goto(blog, { waitUntil: 'load' })
  const answer = await script
  expect(answer.ok()).toBe(true)
  await page.evaluate(hasHeard, answer.url())
  const { startedAt, loadedAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource')
    return {
      startedAt: files.find(({ name }) => name.includes('/vitals-'))?.startTime ?? 0,
      loadedAt: navigation?.loadEventStart ?? 0,
    }
  })
  expect(startedAt).toBeGreaterThanOrEqual(loadedAt)

  await page.locator('h1').click()
  const told = page.waitForRequest((request) => request.url().endsWith(CALL))
  // As when a visitor turns to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const request = await told
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect((await request.response())?.status()).toBe(200)
  const carried = await page.waitForFunction(() => (window as { carried?: string }).carried)
  const report = JSON.parse((await carried.jsonValue()) ?? '')
  expect(report.route).toBe('/single-blog/:blogId')
  expect(report.vitals.map((vital: { name: string }) => vital.name)).toEqual(
    expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']),
  )
  expect(JSON.stringify(report)).not.toContain(blog.split('/').at(-1))
})

for (const where of ['home', 'not found'] as const) {
  test(`STA-17 ${where} reports a route that the server knows`, async ({ page, request }) => {
    await page.goto(await addressOf(where))
    const route = await page.locator('html').getAttribute('data-route')
    const vitals = [{ name: 'TTFB', value: 12.5, rating: 'good' }]
    const answer = await request.post(CALL, { data: { route, vitals } })
    expect([answer.status(), await answer.json()]).toEqual([
      200,
      { status: 200, error: false, message: expect.any(String), data: {} },
    ])
  })
}

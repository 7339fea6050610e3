import type { Page } from '@playwright/test'
import { kept } from './kept-in-browser.ts'
import { expect, test } from './test.ts'

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')

/** Opens the site once and waits until the service worker has filled its cache. */
async function openOnce(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('ASM-14, NC-36 once the site was opened, the crisis page comes without a network, with its letters, and an answer that signals danger brings the panel', async ({
  page,
  context,
}) => {
  await openOnce(page, '/')
  // Ends its pictures: one that is still under way would fail below.
  await page.goto('about:blank')
  await context.setOffline(true)
  const faults: string[] = []
  page.on('requestfailed', (request) => faults.push(request.url()))
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /112/ }).first()).toHaveAttribute('href', 'tel:112')
  await expect(main.getByRole('link', { name: /14416/ }).first()).toHaveAttribute('href', 'tel:14416')
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Anek Latin"'))),
  ).toBe(true)
  expect(faults.filter((url) => !/favicon|manifest|vitals/.test(url))).toEqual([])

  await page.goto('/depression-assessment')
  // Sent before its script is there it would go to the server, whose place the page without a network takes.
  await expect(page.locator('[data-progress]')).toBeVisible()
  await page.locator('#questions input[name="q8"][value="2"]').check()
  await page.getByRole('button', { name: 'See my result' }).click()
  const help = page.getByRole('complementary', { name: /please (?:talk|call)/i })
  await expect(help.getByRole('link', { name: /14416/ }).first()).toHaveAttribute('href', 'tel:14416')
})

test('ASM-14 what a busy server refuses at the first visit is asked for again, with no other page', async ({
  page,
  context,
}) => {
  // The worker waits for five seconds before it asks again.
  test.setTimeout(60_000)
  let asked = 0
  await context.route('**/crisis', async (route) => {
    const isRefused = route.request().serviceWorker() !== null && ++asked === 1
    await (isRefused ? route.fulfill({ status: 503, headers: { 'retry-after': '5' } }) : route.continue())
  })
  await openOnce(page, '/faq')
  expect(asked, 'refused, and then given').toBe(2)
  await context.setOffline(true)
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
})

test('without a network any other page says so, with whom to call and what can be done', async ({
  page,
  context,
}) => {
  await openOnce(page, '/faq')
  await context.setOffline(true)
  for (const path of ['/team', '/dashboard/login', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network right now.')
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await expect(page.getByRole('main').getByRole('link', { name: /14416/ }).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no network right now.')
})

test('nothing is kept but help, the questions and files of the build; a page is read from the network where there is one, never from what was kept', async ({
  page,
}) => {
  await openOnce(page, '/journals')
  await page.goto('/photo-gallery')
  // Requested last: had the worker cached what the page requested, it would cache this too.
  const last = '/about'
  await page.evaluate(async (path) => (await fetch(path)).text(), last)
  const pages = (await kept(page)).filter((path) => !path.startsWith('/assets/'))
  expect(pages.sort()).toEqual([
    '/anxiety-assessment',
    '/crisis',
    '/depression-assessment',
    '/gad-7-assessment',
    '/offline',
    '/parents',
    '/perceived-stress-assessment',
    '/phq-9-assessment',
    '/safety-plan',
  ])

  // Not the crisis page or the plan, which wait only so long for a slow network.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    await (await caches.open(name)).put(
      '/parents',
      new Response('old words', { headers: { 'content-type': 'text/html' } }),
    )
  })
  await page.goto('/parents')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worried about a child or teenager?')
})

test('the worker is asked for anew each time, and may fetch from this site alone', async ({ request }) => {
  const { headers: of } = await request.get('/sw.js').then((answer) => ({ headers: answer.headers() }))
  expect(of['cache-control']).toBe('no-cache')
  expect(of['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  const page = await request.get('/')
  expect(page.headers()['content-security-policy']).toContain("; worker-src 'self';")
})

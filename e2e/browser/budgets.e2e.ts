import type { Page } from '@playwright/test'
import { consultationBody } from '../consultation-body.ts'
import { SLEEP } from './blog-list.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { followRequests } from './follow-requests.ts'
import { watchForComplaints } from './page-complaints.ts'
import { expectBudgetsKept, fetched, isForHindi, KB } from './page-files.ts'
import { addressOf, PAGES_OF_EACH_KIND, type PageName, readBlogs } from './site-pages.ts'
import { expect, test } from './test.ts'
import { endProlonging, prolongToasts } from './toast-life.ts'

// Each page is scrolled through twice.
test.describe.configure({ timeout: 60_000 })

// As most visitors have it: what moves may shift something, and the worker of the offline pages is part of what the
// content policy has to allow.
test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' })

test('P3 the whole first view of home weighs at most 180 kB', { tag: '@desktop' }, async ({ page }) => {
  const settled = followRequests(page)
  await page.goto('/')
  await settled()
  const { files } = await fetched(page)
  // Pictures further down, that the browser fetches ahead, are not seen yet.
  const below = await page
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((img) => img.getBoundingClientRect().top > innerHeight)
        .map((img) => (img as HTMLImageElement).currentSrc),
    )
  const seen = files.filter(({ name }) => !below.includes(name))
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.reduce((sum, { onTheWire }) => sum + onTheWire, 0)).toBeLessThanOrEqual(180 * KB)
})

/** The allowed shift when fonts arrive after the first paint: fallback fonts have nearly the same widths. */
const LATE_FONTS_SHIFT = 0.02

/** A sum that rounds to 0.000, as in reports. */
const NOTHING_SHIFTED = 0.0005

/** The total layout shift, including shifts after input: the emulated phone would count as input. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)
}

/** Blocks painting until the fonts are loaded: cached ones may arrive just after the first layout on a busy machine. */
async function showWithTypefaces(page: Page) {
  await page.addInitScript(async () => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('body { visibility: hidden !important }')
    document.adoptedStyleSheets = [hidden]
    const isThere = (family: string) =>
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded')
    while (!isThere('Anek Latin Variable') || !isThere('Fraunces Variable'))
      await new Promise((resolve) => document.fonts.addEventListener('loadingdone', resolve, { once: true }))
    document.adoptedStyleSheets = []
  })
}

/** Scrolls to the end screen by screen, to trigger lazy loading, and waits for what that brings. */
async function scrollThrough(page: Page, settled: () => Promise<void>) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await settled()
}

test('P3 an article loads its Hindi font when the text comes near the viewport', async ({ page }) => {
  const blogs = await readBlogs('sort=createdAt:desc&pagination[pageSize]=100')
  const inHindi = blogs.find(({ title }) => title === SLEEP)
  const settled = followRequests(page)
  await page.goto(`/single-blog/${inHindi?.documentId}`)
  await settled()
  const forHindi = async () => (await fetched(page)).files.filter(isForHindi).length
  expect(await forHindi()).toBe(0)
  await scrollThrough(page, settled)
  expect(await forHindi()).toBe(1)
})

/** Elements beside another one on a wide screen. */
const WIDE: readonly PageName[] = ['home', 'team', 'blog', 'programs']

// The files of each page are weighed in `every-page.e2e.ts` too.
for (const name of PAGES_OF_EACH_KIND) {
  test(`P1 P3 P4 ${name}: files keep their budgets, nothing shifts, is refused or is asked of a stranger`, {
    tag: WIDE.includes(name) ? '@desktop' : [],
  }, async ({ page, baseURL, isMobile }) => {
    const complaints = await watchForComplaints(page, { baseURL, name })
    await page.addInitScript(() => {
      const record = { shift: 0 }
      Object.assign(window, { record })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          record.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      await route.continue()
    })
    const settled = followRequests(page)
    const answer = await page.goto(await addressOf(name))
    await settled()
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    expect((await answer?.text())?.match(/<[^>]+\sstyle=/g) ?? []).toEqual([])
    await expectBudgetsKept(page)

    await scrollThrough(page, settled)
    const isPaintedFirst = isMobile && name === 'home'
    expect(await shifted(page)).toBeLessThanOrEqual(isPaintedFirst ? NOTHING_SHIFTED : LATE_FONTS_SHIFT)
    await page.unroute('**/*.woff2')
    // With the typefaces at hand nothing moves at all.
    await showWithTypefaces(page)
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await settled()
    await scrollThrough(page, settled)
    expect(await shifted(page)).toBeLessThan(NOTHING_SHIFTED)
    expect(complaints).toEqual([])
  })
}

test('the film, the theme, a refused and a sent form need nothing that the content policy refuses', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== baseURL) faults.push(request.url())
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/')
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await page.getByRole('button', { name: /Play the video/ }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Close the video' }).click()
  const form = consultationForm(page)
  await prolongToasts(page)
  await form.send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await endProlonging(page)
  await fillIn(form, consultationBody())
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(faults).toEqual([])
})

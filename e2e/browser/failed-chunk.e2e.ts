import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { OTHER_WORKS, signIn, VISITOR_WORKS, type Work } from './visitor-works.ts'

test.skip(!process.env.LONG, 'seen with npm run test:long; two scripts in the tests of their pages')
test.skip(({ isMobile }) => isMobile, 'the same scripts')

/** The dashboard needs its code (D39). */
const isDashboard = (page: Page) => /\/dashboard\/(?!login|otp)/.test(page.url())

/** Does the work and returns the scripts that its pages fetched. */
async function scriptsOf(page: Page, work: Work): Promise<string[]> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/?]+\.js)$/.exec(new URL(request.url()).pathname) ?? []
    if (name !== undefined && !isDashboard(page)) names.add(name)
  })
  await work(page)
  expect([...names]).not.toEqual([])
  return [...names]
}

/**
 * Where the answer to the code has lost none of its scripts it leads to the dashboard. Where it has, the session is there, and
 * the page says so: the dashboard needs JavaScript (D39).
 */
const signInWithoutScript: Work = async (page) => {
  let pages = 0
  const withoutScript = new Set<number>()
  page.on('framenavigated', () => void pages++)
  page.on('requestfailed', (request) => request.url().includes('/assets/') && withoutScript.add(pages))
  await signIn(page)
  const isInDashboard = () => page.url().endsWith('/dashboard/welcome')
  const isSignedIn = page.getByRole('heading', { name: 'You are signed in.' })
  await expect(isSignedIn.or(page.getByLabel('What should we call you?'))).toBeVisible()
  await expect.poll(() => isInDashboard() || withoutScript.has(pages)).toBe(true)
  if (isInDashboard()) return
  await expect(isSignedIn).toBeVisible()
  const names = (await page.context().cookies()).map(({ name }) => name.replace('__Host-', ''))
  expect(names).toContain('refresh')
}

const WORKS: Readonly<Record<string, Work>> = {
  ...VISITOR_WORKS,
  ...OTHER_WORKS,
  'the sign-in': signInWithoutScript,
}

/** Gives each use a browser context of its own. */
const contexts =
  (browser: Browser, options: BrowserContextOptions) =>
  async <Answer>(use: (page: Page) => Promise<Answer>) => {
    const context = await browser.newContext(options)
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }

for (const [name, work] of Object.entries(WORKS)) {
  test(`findings S1, S8: ${name}: the work can be finished, whichever of the page's scripts fails`, async ({
    browser,
  }, { project }) => {
    test.setTimeout(600_000)
    const inNewContext = contexts(browser, project.use as BrowserContextOptions)
    for (const script of await inNewContext((page) => scriptsOf(page, work))) {
      await test.step(script, () =>
        inNewContext(async (page) => {
          await page.route(`**/assets/${script}`, (route) => route.abort())
          await work(page)
        }),
      )
    }
  })
}

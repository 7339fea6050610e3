import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { OTHER_WORKS, VISITOR_WORKS, type Work } from './visitor-works.ts'

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

const WORKS: Readonly<Record<string, Work>> = { ...VISITOR_WORKS, ...OTHER_WORKS }

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

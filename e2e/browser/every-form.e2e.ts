import type { BrowserContextOptions, Page } from '@playwright/test'
import { inLongRun } from './long-run.ts'
import { MEMBER_WORKS } from './member-works.ts'
import { refuseStorage, STORAGES } from './refuse-storage.ts'
import { removeNewerApis } from './remove-newer-apis.ts'
import { addressOf, PAGES } from './site-pages.ts'
import { expect, test } from './test.ts'
import { translateOnLoad } from './translate-page.ts'
import { OTHER_WORKS, signInByForm, VISITOR_WORKS, type Work } from './visitor-works.ts'

test.skip(({ isMobile }) => !isMobile, 'the same forms')

interface Condition {
  options?: BrowserContextOptions
  prepare?: (page: Page) => Promise<unknown>
  /** What is done in another way there. */
  works?: Readonly<Record<string, Work>>
  /** What it makes impossible; the page says so, as another test shows. */
  leavesOut?: readonly string[]
}

const CONDITIONS: Readonly<Record<string, Condition>> = {
  'without JavaScript': {
    options: { javaScriptEnabled: false },
    works: { 'the sign-in': signInByForm },
    // The dashboard needs it, and says so (D39).
    leavesOut: Object.keys(MEMBER_WORKS),
  },
  'translated by a program that moves texts': { prepare: (page) => translateOnLoad(page, 'moves') },
  'translated by a program that replaces texts': { prepare: (page) => translateOnLoad(page, 'replaces') },
  'without newer APIs': { prepare: removeNewerApis },
  ...Object.fromEntries(
    STORAGES.map((name) => [`without ${name}`, { prepare: (page: Page) => refuseStorage(page, [name]) }]),
  ),
  'without any storage': { prepare: (page) => refuseStorage(page, STORAGES) },
}

test('findings S1, M8: what is done on each page with a form is tried in all of these ways', async ({
  request,
}) => {
  const withForm: string[] = []
  for (const name of PAGES) {
    const html = await (await request.get(await addressOf(name))).text()
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    // Every list of articles has the search of the blog list, and a recording's form downloads it.
    if (/<form(?![^>]*(?:method="dialog"|role="search"|class="track__get"))/.test(main)) withForm.push(name)
  }
  const { 'blog list': _search, 'safety plan': _fields, ...forms } = VISITOR_WORKS
  expect(withForm.sort()).toEqual(Object.keys(forms).sort())
})

const WORKS: Readonly<Record<string, Work>> = { ...VISITOR_WORKS, ...OTHER_WORKS, ...MEMBER_WORKS }

for (const [condition, { options = {}, prepare, works, leavesOut = [] }] of Object.entries(CONDITIONS)) {
  test.describe(condition, () => {
    test.use(options)

    for (const [name, work] of Object.entries({ ...WORKS, ...works })) {
      if (leavesOut.includes(name)) continue
      test(`findings S1, S8, M8: ${name}: the work can be finished`, inLongRun(true), async ({ page }) => {
        test.slow()
        await prepare?.(page)
        await work(page)
      })
    }
  })
}

import { beforeAll, expect, test } from 'vitest'
import type { Pages } from './crawl.ts'
import { crawledSite } from './crawled-site.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { stack } from './shared-stack.ts'

/** Pages that the decisions add; what is written on them is copy too. */
const ADDED = [
  '/phq-9-assessment',
  '/gad-7-assessment',
  '/crisis',
  '/safety-plan',
  '/consultation',
  '/newsletter',
  '/privacy',
  '/terms',
  '/accessibility',
  '/ai',
  '/parents',
]

let pages: Pages
beforeAll(async () => {
  pages = (await crawledSite('shared')).pages
}, 180_000)

function read(path: string) {
  return pages[path] ?? expect.fail(`no link leads to ${path}`)
}

/** Returns the main content's text, without tags, scripts and drawings. */
function wordsOf(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main.replace(/<(script|svg|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
}

async function firstOf(collection: string) {
  const answer = await fetch(`${stack.contentUrl}/api/${collection}?populate=*&pagination[pageSize]=1`)
  return ((await answer.json()) as { data: { documentId: string }[] }).data[0]?.documentId
}

test.each([...PUBLIC_ROUTES, ...ADDED])(
  'NAV-17 NAV-18 NAV-25 ROL-01 %s opens without a session and has its own content',
  async (path) => {
    const { status, html } = read(path)
    expect(status).toBe(200)
    const words = wordsOf(html)
    expect(words.split(/\s+/).length).toBeGreaterThan(40)
    expect(words).not.toMatch(
      /lorem|ipsum|dolor sit|\bfiller\b|placeholder|coming soon|to be written|TODO|FIXME/i,
    )
    expect(words).not.toMatch(/\{[a-z_]+\}|undefined|\[object|NaN/)
  },
)

test.each([
  ['/single-blog/', 'blogs'],
  ['/single-campaign/', 'webinars'],
])('NAV-18 NAV-25 ROL-01 %s with the id of a record opens with no session', async (path, collection) => {
  const { status, html } = read(path + (await firstOf(collection)))
  expect(status).toBe(200)
  expect(wordsOf(html)).not.toMatch(/lorem|ipsum|dolor sit|coming soon/i)
})

test.each(['/dashboard/login', '/dashboard/OTP'])('NAV-18 %s opens with no session', (path) => {
  expect(read(path).status).toBe(200)
})

test.each([
  '/depression-assessment',
  '/anxiety-assessment',
  '/perceived-stress-assessment',
  '/phq-9-assessment',
  '/gad-7-assessment',
])('ASM-10 ASM-11 %s ends with three other services and the way to all of them', async (path) => {
  const { html } = read(path)
  const [, others = ''] = html.split('aria-labelledby="other-h"')
  const ways = [...others.matchAll(/<a class="link-row" href="([^"]*)">([\s\S]*?)<\/a>/g)]
  expect(ways.map(([, href]) => href)).toEqual(Array(3).fill('/service-details'))
  for (const [index, title] of ['Depression Therapy', 'Couples Counselling', 'Relationships'].entries()) {
    expect(ways[index]?.[2]).toContain(title)
    expect(ways[index]?.[2]).toContain('More Info')
  }
  expect(others).toMatch(/<a class="more" href="\/programs">All Services/)
})

test.each([
  ['DEP-01 DEP-02', '/depression-assessment', 21, ['0', '1', '2', '3']],
  ['STR-01 STR-02', '/perceived-stress-assessment', 10, ['0', '1', '2', '3', '4']],
  ['ANX-01', '/anxiety-assessment', 21, ['0', '1', '2', '3']],
  // With the question that is not scored.
  ['D53', '/phq-9-assessment', 10, ['0', '1', '2', '3']],
  ['D53', '/gad-7-assessment', 8, ['0', '1', '2', '3']],
])('%s %s has %i questions, each with its answers in order', async (_ids, path, questions, answers) => {
  const { html } = read(path)
  const values = new Map<string, string[]>()
  for (const [input] of html.matchAll(/<input[^>]*type="radio"[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(input) ?? []
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? []
    values.set(name, [...(values.get(name) ?? []), value])
  }
  expect(values.size).toBe(questions)
  for (const offered of values.values()) expect(offered).toEqual(answers)
})

test.each([
  ['DEP-02 DEP-03', '/depression-assessment', 21],
  ['STR-01', '/perceived-stress-assessment', 10],
  ['D53', '/phq-9-assessment', 9],
  ['D53', '/gad-7-assessment', 7],
])('%s %s: each question is an accordion of its own, and open', async (_ids, path, questions) => {
  const { html } = read(path)
  const cards = html.match(/<details class="q"[^>]*>/g) ?? []
  expect(cards).toHaveLength(questions)
  for (const card of cards) {
    expect(card).toMatch(/ open=""/)
    expect(card).not.toContain(' name=')
  }
})

test('ROL-07 every call of the API is for everybody or for a member who is signed in', async () => {
  const answer = await fetch(`${stack.siteUrl}/api/v1/mwellness/openapi.json`)
  const api = (await answer.json()) as {
    components: { securitySchemes: object }
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  expect(Object.keys(api.components.securitySchemes)).toEqual(['bearer', 'refreshCookie'])
  const asked = Object.values(api.paths).flatMap((path) =>
    Object.values(path).map(({ security }) => security),
  )
  expect(asked.length).toBeGreaterThan(10)
  const ways = [[], [{ bearer: [] }], [{ bearer: [] }, {}], [{ refreshCookie: [] }, {}]]
  for (const security of asked) expect(ways).toContainEqual(security)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { ANXIETY_OWN } from '@pulli/domain/assessment/packs/anxiety-own.ts'
import { beforeAll, expect, test } from 'vitest'
import { listedPaths } from './crawl.ts'
import { crawledSite } from './crawled-site.ts'
import type { CrawledSite } from './crawls.ts'
import { stack } from './shared-stack.ts'

// D53: the specified list is close to an inventory of others, and is nowhere in production unless it is asked for.

const CALLS = '/api/v1/mwellness/assessments'
const CLIENT = join(import.meta.dirname, '../../apps/web/build/client')

const { items } = INSTRUMENTS['Anxiety Assessment']
/** Its sentences. A single word, and "Not at all", are in other texts too. */
const THEIRS = [...items.map(({ prompt }) => prompt), ...(items[0]?.options ?? []).map(({ label }) => label)]
  .filter((text) => text.includes(' ') && text !== 'Not at all')
  .map((text) => text.toLowerCase())

let production: CrawledSite
beforeAll(async () => {
  production = await crawledSite('production')
}, 240_000)

const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('\\u0027', "'").toLowerCase()
const read = async (base: string, path: string) => plain(await (await fetch(`${base}${path}`)).text())
const foundIn = (text: string) => THEIRS.filter((sentence) => text.includes(sentence))

test('a stack that is no production asks the specified list, as the page and as the API', async () => {
  expect(THEIRS.length).toBeGreaterThan(15)
  expect(foundIn(await read(stack.siteUrl, '/anxiety-assessment'))).toEqual(THEIRS)
  expect(foundIn(await read(stack.siteUrl, `${CALLS}/instruments`))).toEqual(THEIRS)
})

test.each([
  '/anxiety-assessment',
  '/assessments',
  '/dashboard/anxiety-assessment',
  '/dashboard/assessment',
  `${CALLS}/instruments`,
])('No Beck sentence under NODE_ENV=production: %s', async (path) => {
  const text = await read(production.url, path)
  expect(text.length).toBeGreaterThan(1_000)
  expect(foundIn(text)).toEqual([])
})

/** What no page links to: the pages of the dashboard and their data, and every call without a sign-in. */
async function otherAddresses() {
  const { paths } = await (await fetch(`${production.url}/api/v1/mwellness/openapi.json`)).json()
  const calls = Object.entries<{ get?: { security?: object[] } }>(paths)
    .filter(([path, { get }]) => get && !get.security?.length && !path.includes('{'))
    .map(([path]) => path)
  const dashboard = ['', '/assessment', '/profile', '/profile/summary', '/mood-tracker', '/media'].map(
    (page) => `/dashboard${page}`,
  )
  const data = [
    '/anxiety-assessment.data',
    '/dashboard/anxiety-assessment.data',
    '/dashboard/assessment.data',
  ]
  return { calls, others: [...dashboard, ...data, '/offline', '/api/v1/mwellness/openapi.json'] }
}

test('No Beck sentence under NODE_ENV=production, on any page or in the answer of any public call', async () => {
  const { calls, others } = await otherAddresses()
  const pages = await listedPaths(production.url)
  expect(pages.length).toBeGreaterThan(50)
  expect(pages).toEqual(expect.arrayContaining(['/', '/anxiety-assessment', '/crisis']))
  expect(pages.filter((path) => production.pages[path]?.status !== 200)).toEqual([])
  expect(calls).toEqual(expect.arrayContaining([`${CALLS}/instruments`]))
  const found: { path: string; sentences: string[] }[] = []
  const look = (path: string, text: string) => {
    const sentences = foundIn(text)
    if (sentences.length > 0) found.push({ path, sentences })
  }
  for (const [path, { html }] of Object.entries(production.pages)) look(path, plain(html))
  for (const path of [...calls, ...others]) look(path, await read(production.url, path))
  expect(found).toEqual([])
}, 120_000)

test('No Beck sentence in any file that the build serves', () => {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    /\.(?:js|json|html|txt|webmanifest)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(50)
  for (const { parentPath, name } of files)
    expect(foundIn(plain(readFileSync(join(parentPath, name), 'utf8'))), name).toEqual([])
})

test('production asks its own list at the same address and by the same call, with as many questions', async () => {
  const page = await read(production.url, '/anxiety-assessment')
  for (const { prompt } of ANXIETY_OWN.items) expect(page).toContain(prompt.toLowerCase())
  for (const { label } of ANXIETY_OWN.items[0].options) expect(page).toContain(label.toLowerCase())
  expect(new Set(page.match(/name="q\d+"/g)).size).toBe(21)
  const frame = await read(production.url, '/dashboard/anxiety-assessment')
  for (const { prompt } of ANXIETY_OWN.items) expect(frame).toContain(prompt.toLowerCase())

  const store = (pack_version: string) =>
    fetch(`${production.url}${CALLS}/store-assessment-result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        assessment_name: 'Anxiety Assessment',
        pack_version,
        assessment_responses: ANXIETY_OWN.items.map(({ prompt, options }, questionIndex) => ({
          questionIndex,
          question: prompt,
          answer: options[1].label,
          answerIndex: 1,
        })),
      }),
    })
  const scored = await store(ANXIETY_OWN.version)
  expect(scored.status).toBe(200)
  const { data } = await scored.json()
  expect(data.storedResult).toMatchObject({
    totalScore: 21,
    assessmentMaxScore: 63,
    level: 'Low anxiety',
  })
  expect(data.pack).toEqual({ id: 'anxiety-own', version: ANXIETY_OWN.version })
  expect(foundIn(JSON.stringify(data).toLowerCase())).toEqual([])
  const stale = await store('2')
  expect([stale.status, (await stale.json()).data.code]).toEqual([409, 'stale-pack'])
})

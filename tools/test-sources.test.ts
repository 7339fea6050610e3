import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCEPTIONS } from './test-sources/exceptions.ts'
import { hitsIn, INSTEAD, type Rule } from './test-sources/rules.ts'

const ROOT = join(import.meta.dirname, '..')

const sources = globSync(
  [
    '{apps,packages,tools,tooling}/**/*.test.{ts,tsx}',
    '{apps,packages}/**/testing/**/*.{ts,tsx}',
    'e2e/**/*.ts',
  ],
  { cwd: ROOT, exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'tools/test-sources.test.ts'] },
).sort()

test('no outcome of a test hangs on the clock or the machine', () => {
  expect(sources.length).toBeGreaterThan(600)
  const unused = new Set(EXCEPTIONS)
  const faults = sources.flatMap((file) => {
    const hits = Object.groupBy(hitsIn(file, readFileSync(join(ROOT, file), 'utf8')), ({ rule }) => rule)
    return (Object.keys(hits) as Rule[]).flatMap((rule) => {
      const lines = (hits[rule] ?? []).map(({ line }) => line)
      const exception = EXCEPTIONS.find((one) => one.file === file && one.rule === rule)
      if (exception) unused.delete(exception)
      if (exception?.times === lines.length) return []
      return [`${file}, ${rule} in line ${lines.join(', ')}: ${INSTEAD[rule]}`]
    })
  })
  expect(faults).toEqual([])
  expect([...unused], 'exceptions that no longer match').toEqual([])
})

test.each([
  ['waitForTimeout', 'await page.waitForTimeout(300)'],
  ['networkidle', "await page.goto('/', { waitUntil: 'networkidle' })"],
  ['sleep', 'await sleep(20)'],
  ['sleep', "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(50)"],
  ['sleep', "import { setTimeout as wait } from 'node:timers/promises'\nconst late = wait(50)"],
  ['sleep', 'await new Promise((resolve) => setTimeout(resolve, 50))'],
  ['sleep', 'await new Promise<void>((done) => {\n  setTimeout(done, 50)\n})'],
  ['short time-out', 'await expect.poll(read, { timeout: 5_000, interval: 10 }).toBe(2)'],
  ['short time-out', 'await expect(async () => {}).toPass({ timeout: 900 })'],
  ['short time-out', 'await expect(toast).toBeVisible({timeout:9999})'],
  ['short time-out', 'test.setTimeout(5_000)'],
  ['short time-out', 'await vi.waitFor(() => expect(told).toBe(true))'],
  ['clock in an assertion', 'expect(performance.now() - start).toBeLessThan(500)'],
  ['clock in an assertion', 'expect(clock(Date.now())).toBe(1)'],
  ['clock in an assertion', 'const took = performance.now() - start\nexpect(took).toBeLessThan(500)'],
  ['clock in an assertion', 'const begunAt = Date.now()\nexpect(endedAt() - begunAt).toBeLessThan(500)'],
  ['clock in an assertion', 'times.push(Date.now() - begunAt)\nexpect(Math.min(...times)).toBeLessThan(5)'],
  [
    'clock in an assertion',
    'const begunAt = Date.now()\nlet ran = 0\nran = endedAt - begunAt\nconst most = Math.max(ran, 5)\nexpect(most).toBe(5)',
  ],
  ['Math.random', 'const dice = Math.floor(6 * Math.random())'],
  ['impatient pool', "import { openDatabase } from '@pulli/data/database.ts'"],
  ['not our test', "import { expect, test } from '@playwright/test'"],
  ['not our test', "import { chromium, expect, type Page } from '@playwright/test'"],
] satisfies [Rule, string][])('%s is found: %s', (rule, source) => {
  expect(hitsIn('e2e/browser/sample.e2e.ts', `\n${source}\n`).map((hit) => hit.rule)).toEqual([rule])
})

test.each([
  '// await page.waitForTimeout(300)',
  '/** Never `networkidle`. */',
  "setTimeout(() => listener.close(), 0)\nvi.spyOn(globalThis, 'setTimeout')",
  "await page.getByRole('button', { name: 'sleep (30 min)' }).click()",
  'await expect.poll(read, { timeout: 10_000 }).toBe(2)',
  'test.setTimeout(60_000)',
  'const name = "Asha" + Date.now()\nexpect(await page.title()).toContain(name)',
  'const dayAgo = new Date(Date.now() - 86_400_000)\nawait insert(dayAgo)\nexpect(rows).toEqual([])',
  'const until = Date.now() + 5_000\nwhile (Date.now() < until) visit()\nexpect(failed).toEqual([])',
  "import { chromium, type Page } from '@playwright/test'",
  "import type { Page } from '@playwright/test'",
  "import { expect, test } from './test.ts'",
])('nothing is found in %s', (source) => {
  expect(hitsIn('e2e/browser/sample.e2e.ts', source)).toEqual([])
})

test('a hit has its line, also below comments', () => {
  const source = '/**\n * About\n */\nimport a\n\n// More\nawait sleep(1)'
  expect(hitsIn('e2e/ledger.ts', source)).toEqual([{ rule: 'sleep', line: 7 }])
})

test('measurements may pace and compare times, and the fixture of browser tests has the test of Playwright', () => {
  const times = 'const took = performance.now() - start\nexpect(took).toBeLessThan(500)'
  expect(hitsIn('packages/domain/src/day/days.measure.test.ts', times)).toEqual([])
  const imports = "import { expect, test } from '@playwright/test'"
  expect(hitsIn('e2e/browser/test.ts', imports)).toEqual([])
  expect(hitsIn('e2e/stack/links.stack.test.ts', imports)).toEqual([])
})

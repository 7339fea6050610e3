import { expect, test } from 'vitest'
import type { FlakyRow } from './flaky.ts'
import type { Result } from './run-check.ts'
import { summarize } from './summary.ts'
import type { Failure } from './test-event.ts'

const FAILURE: Failure = {
  file: 'e2e/browser/toasts.e2e.ts',
  title: 'a toast leaves',
  line: 12,
  project: 'phone',
  messages: ['expected 1 to be 2', 'at e2e/browser/toasts.e2e.ts:20'],
  screenshots: ['test-results/toasts/test-failed-1.png'],
}
const FLAKY: FlakyRow = {
  commit: 'abc',
  day: '2026-11-26',
  file: FAILURE.file,
  title: FAILURE.title,
}

function result(fields: Partial<Result> = {}): Result {
  const check = { name: 'browser tests', command: ['playwright'] } as const
  return { check, passed: 3, failures: [], skipped: new Map(), seconds: 5, files: new Map(), ...fields }
}

function summaryOf(results: Result[], flaky: FlakyRow[] = [], tooFlaky: FlakyRow[] = []) {
  const { text, isRed } = summarize({ results, flaky, tooFlaky, seconds: 6, factor: 1, seed: '7' })
  return { lines: text.trimEnd().split('\n'), isRed }
}

test('a failure is red and has its assertion, line, screenshot and the command that runs it alone', () => {
  const { lines, isRed } = summaryOf([result({ failures: [FAILURE] })])
  expect(isRed).toBe(true)
  expect(lines.slice(-8)).toEqual([
    'failed: e2e/browser/toasts.e2e.ts:12 a toast leaves (phone)',
    'expected 1 to be 2',
    'at e2e/browser/toasts.e2e.ts:20',
    'screenshot: test-results/toasts/test-failed-1.png',
    'run alone: npm test -- e2e/browser/toasts.e2e.ts:12',
    '',
    'after 6 s, machine factor 1, seed 7',
    '3 passed, 1 failed',
  ])
})

test('a flaky test is green, is named, and its row for the ledger is ready to paste', () => {
  const { lines, isRed } = summaryOf([result({ failures: [FAILURE] })], [FLAKY])
  expect(isRed).toBe(false)
  expect(lines).toContain('expected 1 to be 2')
  expect(lines.slice(-5)).toEqual([
    'flaky: e2e/browser/toasts.e2e.ts: a toast leaves',
    'Add to docs/flaky.json:',
    `  ${JSON.stringify(FLAKY)},`,
    'after 6 s, machine factor 1, seed 7',
    '3 passed, 0 failed, 1 flaky',
  ])
})

test('a test that is flaky too often is red', () => {
  expect(summaryOf([result({ failures: [FAILURE] })], [FLAKY], [FLAKY]).isRed).toBe(true)
})

test('the last line counts and names what was skipped', () => {
  const skipped = new Map([['tools/deploy/nginx.test.ts: no nginx', 2]])
  const { lines, isRed } = summaryOf([result({ skipped }), result({ skipped })])
  expect(isRed).toBe(false)
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 4 skipped (tools/deploy/nginx.test.ts: no nginx ×4)')
})

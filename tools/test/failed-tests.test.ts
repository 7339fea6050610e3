import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

test('a failed unit test is named with its file and what it said, a passed one is not', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          {
            fullName: 'two',
            status: 'failed',
            failureMessages: [`\u001b[31mexpected 1\u001b[39m ${'x'.repeat(900)}`],
          },
        ],
      },
    ],
  }
  const [failure = '', ...others] = failedTests(report)
  expect(others).toEqual([])
  expect(failure).toMatch(/^a\.test\.ts: two\nexpected 1 x+$/)
  expect(failure.length).toBeLessThan(700)
})

test('a test file that could not be loaded is named', () => {
  const report = { testResults: [{ name: 'b.test.ts', message: 'no such module', assertionResults: [] }] }
  expect(failedTests(report)).toEqual(['b.test.ts: the file itself\nno such module'])
})

test('a failed browser test is named at any depth, with its device, and with where it waited', () => {
  const timedOut = [
    { message: 'Test timeout of 90000ms exceeded.' },
    { message: 'locator.click: Target page has been closed', location: { file: 'e2e/c.ts', line: 54 } },
  ]
  const results = [{ errors: [{ message: 'first' }] }, { errors: timedOut }]
  const specs = [
    { file: 'c.e2e.ts', title: 'three', tests: [{ projectName: 'phone', status: 'unexpected', results }] },
    { file: 'c.e2e.ts', title: 'four', tests: [{ projectName: 'phone', status: 'expected', results: [] }] },
  ]
  expect(failedTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
    [
      'c.e2e.ts: three (phone)',
      'Test timeout of 90000ms exceeded.',
      'c.ts:54: locator.click: Target page has been closed',
    ].join('\n'),
  ])
})

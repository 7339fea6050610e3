import { expect, test } from 'vitest'
import { secondsOfFiles } from './seconds-of-files.ts'

test('a file of Vitest took from its first test to its last', () => {
  expect(secondsOfFiles({ testResults: [{ name: 'a.test.ts', startTime: 1_000, endTime: 3_500 }] })).toEqual([
    { file: 'a.test.ts', seconds: 2.5 },
  ])
})

test('a file of Playwright took what its tests took, at any depth, on each device and in each try', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  })
  const suites = [{ specs: [spec('b.e2e.ts', 1_000, 2_000)], suites: [{ specs: [spec('b.e2e.ts', 500)] }] }]
  expect(secondsOfFiles({ suites: [{ suites }, { specs: [spec('c.e2e.ts', 250)] }] })).toEqual([
    { file: 'b.e2e.ts', seconds: 3.5 },
    { file: 'c.e2e.ts', seconds: 0.25 },
  ])
})

import { expect, test } from 'vitest'
import { mergeMetrics } from './share-metrics.ts'

test('counters and the buckets of histograms are added, label by label', () => {
  const first = `# HELP requests_total Answers.
# TYPE requests_total counter
requests_total{route="/a b"} 2
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 1
seconds_sum 0.5
seconds_count 1
`
  const second = `# HELP requests_total Answers.
# TYPE requests_total counter
requests_total{route="/a b"} 3
requests_total{route="/c"} 1
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 4
seconds_sum 1
seconds_count 4
`
  expect(mergeMetrics([first, second])).toBe(`# HELP requests_total Answers.
# TYPE requests_total counter
requests_total{route="/a b"} 5
requests_total{route="/c"} 1
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 5
seconds_sum 1.5
seconds_count 5
`)
})

test('metrics shared by all servers count once, and a state is merged to its worst value', () => {
  const told = (reachable: number, overloaded: number) =>
    `pulli_database_reachable ${reachable}\npulli_overloaded ${overloaded}\npulli_jobs{state="waiting"} 7\n`
  expect(mergeMetrics([told(1, 0), told(0, 1)])).toBe(told(0, 1))
})

test('of two clocks the one that is farther off counts, and of two disks the fuller one', () => {
  const told = (skew: number, free: number) =>
    `pulli_clock_skew_seconds ${skew}\npulli_disk_free_bytes{folder="data"} ${free}\n`
  expect(mergeMetrics([told(-7, 100), told(2, 90)])).toBe(told(-7, 90))
  expect(mergeMetrics([told(-1, 90), told(2, 100)])).toBe(told(2, 90))
})

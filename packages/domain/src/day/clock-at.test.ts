import { expect, test } from 'vitest'
import { clockAt } from './clock-at.ts'

test.each([
  ['2026-10-25T00:30:00Z', 'Europe/London', '01:30 BST'],
  ['2026-10-25T01:30:00Z', 'Europe/London', '01:30 GMT'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '01:30 GMT-4'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '01:30 GMT-5'],
  ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '01:45 GMT+11'],
  ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '01:45 GMT+10:30'],
])('finding field B5: in the night in which clocks go back, %s in %s is %s', (instant, zone, clock) => {
  expect(clockAt(new Date(instant), zone)).toBe(clock)
})

test.each([
  ['2026-10-24T23:59:00Z', 'Europe/London', '00:59'],
  ['2026-10-25T02:00:00Z', 'Europe/London', '02:00'],
  ['2026-03-29T01:30:00Z', 'Europe/London', '02:30'],
  ['2026-11-25T18:45:00Z', 'Asia/Kolkata', '00:15'],
  ['2026-07-01T00:30:00Z', 'Europe/London', '01:30'],
])('%s in %s is %s', (instant, zone, clock) => {
  expect(clockAt(new Date(instant), zone)).toBe(clock)
})

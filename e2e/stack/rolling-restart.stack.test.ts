import { expect, test } from 'vitest'
import { restartInTurn } from './rolling-restart.ts'

/** `npm run test:long` sends the required number. */
const LEAST_REQUESTS = process.env.LONG ? 10_000 : 600

test('security row 52: a rolling restart of two replicas loses no request', {
  timeout: 300_000,
}, async () => {
  const { statuses, ends } = await restartInTurn({ requests: LEAST_REQUESTS })
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(statuses.length).toBeGreaterThanOrEqual(LEAST_REQUESTS)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

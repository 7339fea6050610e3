import { expect, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { restartInTurn } from './rolling-restart.ts'

test('security row 52: a replica that is restarted ends within 10 s, after every balancer has heard of it', {
  timeout: 300_000,
}, async () => {
  const { refused, ends } = await restartInTurn({ requests: 600 })
  expect(refused).toBe(0)
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds))
  expect(longest).toBeLessThan(10_000)
  expectNoSlower('the end of a replica, with a notice of four seconds', longest)
})

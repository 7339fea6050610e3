import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { closedPort, hangingNeighbour, webServer } from '#testing/neighbours.ts'
import { timeReferences } from '../config/server-config.ts'
import { referenceClock } from './reference-clock.ts'

/** When the tests take place, by the clocks outside. */
const NOW = Date.parse('2026-11-27T06:30:00Z')

/** A neighbour whose clock is ahead by so many seconds. */
const clockAhead = (seconds: number, { status = 200, age = '0' } = {}) =>
  webServer((_request, response) => {
    response.setHeader('date', new Date(NOW + seconds * 1_000).toUTCString())
    response.writeHead(status, { age }).end()
  })

/** This machine's clock, which is ahead by so many seconds. */
async function skewOf(ahead: number, references: readonly string[]) {
  const clock = referenceClock(references, { now: () => NOW + ahead * 1_000 })
  onTestFinished(clock.stop)
  await expect.poll(() => clock.neighbour.state().underWay).toBe(0)
  return clock
}

test('finding: a clock that is off is told by a neighbour outside, whatever it answers', async () => {
  const right = await clockAhead(0)
  const refuses = await clockAhead(0, { status: 403 })
  for (const { address } of [right, refuses]) {
    for (const ahead of [1_200, -150, 0]) {
      const clock = await skewOf(ahead, [address])
      expect(clock.skewSeconds()).toBeCloseTo(ahead - 0.5, 5)
    }
  }
  expect(right.asked[0]).toMatchObject({ method: 'HEAD', url: '/' })
})

test('finding: one neighbour whose clock is wrong raises no alarm while another agrees, whichever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -9_999, max: 9_999 }), fc.boolean(), async (seconds, isFirst) => {
      const [wrong, right] = [await clockAhead(seconds), await clockAhead(0)]
      const addresses = [wrong.address, right.address]
      const clock = await skewOf(0, isFirst ? addresses : addresses.toReversed())
      expect(Math.abs(clock.skewSeconds() ?? Number.NaN)).toBeLessThan(1)
    }),
    { numRuns: 10 },
  )
})

test('finding: an answer from a cache counts from when it was made', async () => {
  const { address } = await clockAhead(-300, { age: '300' })
  expect((await skewOf(0, [address])).skewSeconds()).toBeCloseTo(-0.5, 5)
})

test('finding: clocks that hang, refuse or say no time tell nothing, and their circuit says since when', async () => {
  const undated = await webServer((_request, response) => {
    response.sendDate = false
    response.end()
  })
  const at = (port: number) => `http://127.0.0.1:${port}`
  for (const address of [at(await closedPort()), undated.address]) {
    const clock = await skewOf(0, [address])
    for (const _ of [2, 3]) await expect(clock.ask()).rejects.toThrow('no answer says what time it is')
    expect(clock.skewSeconds()).toBe(undefined)
    expect(clock.neighbour.state()).toMatchObject({ name: 'time', circuit: 'open' })
  }
  const hangs = await hangingNeighbour()
  const clock = referenceClock([at(hangs)], { now: () => NOW })
  onTestFinished(clock.stop)
  expect(clock.skewSeconds()).toBe(undefined)
  expect(clock.neighbour.state().underWay).toBe(1)
})

test('finding: a clock that takes its time is off by half of that, far below what pages anybody', async () => {
  let now = NOW
  const { address } = await webServer((_request, response) => {
    response.setHeader('date', new Date(now).toUTCString())
    now += 9_000
    response.end()
  })
  const clock = referenceClock([address], { now: () => now })
  onTestFinished(clock.stop)
  await expect.poll(() => clock.skewSeconds()).toBeCloseTo(4.5 - 0.5, 5)
})

test('finding: what was told a quarter of an hour ago tells nothing of now', async () => {
  const { address } = await clockAhead(0)
  let now = NOW
  const clock = referenceClock([address], { now: () => now })
  onTestFinished(clock.stop)
  await expect.poll(() => clock.skewSeconds()).toBeCloseTo(-0.5, 5)
  now += 15 * 60_000 + 1
  expect(clock.skewSeconds()).toBe(undefined)
})

test('the SMS gateway and the bucket of backups are asked, and nobody who is no neighbour', () => {
  expect(timeReferences({})).toEqual([])
  expect(timeReferences({ BACKUP_TO: '/var/backups' })).toEqual([])
  expect(
    timeReferences({ SMS_GATEWAY: 'msg91', BACKUP_TO: 's3://backups/of-pulli', AWS_REGION: 'ap-south-1' }),
  ).toEqual(['https://control.msg91.com', 'https://s3.ap-south-1.amazonaws.com'])
  expect(timeReferences({ BACKUP_TO: 's3://b/x', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' })).toEqual([
    'http://127.0.0.1:9000',
  ])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type Bookings, bookingFaults, bookingWriter, publishTimes } from '../booking-ledger.ts'
import { type Acknowledged, faultsOf, ledgerWriter } from '../ledger.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'
import { seededRandom } from '../seeded-random.ts'

/** `npm run test:all` samples two rounds, of other victims at each commit; `npm run test:long` runs all twenty. */
const ROUNDS = process.env.LONG ? 20 : 2
const VICTIMS = ['launcher', 'postgres', 'server', 'content'] as const
type Victim = (typeof VICTIMS)[number]

test('security row 50: after kill -9 of any part at any time the next start works and nothing acknowledged is lost', {
  timeout: ROUNDS * 180_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const start = (victim: Victim = 'content') => {
    // Strapi takes most of a start: in the few rounds it is there where it is killed, and at the end.
    const isAway = !process.env.LONG && victim !== 'content'
    const env = { TRUST_PROXY: '1' }
    return startStack({ dataDir, ports, env, ...(isAway && { content: 'recorded' }) })
  }
  const all: Acknowledged = { requests: [], members: new Map() }
  const bookings: Bookings = new Map()
  let service = ''
  let booked = 0
  const random = seededRandom()
  const first = Math.floor(random() * VICTIMS.length)

  for (let round = 0; round < ROUNDS; round++) {
    const victim = VICTIMS[(first + round) % VICTIMS.length] ?? 'launcher'
    const stack = await start(victim)
    service ||= await publishTimes(stack.databaseUrl())
    const ledger = ledgerWriter(stack.siteUrl)
    const booking = bookingWriter(stack.siteUrl, service)
    // It writes already, however busy the machine is; then any moment will do.
    await expect.poll(ledger.writes).toBeGreaterThan(4)
    await expect.poll(booking.writes).toBeGreaterThan(0)
    await sleep(random() * 900)
    await kill(stack, victim)
    await sleep(random() * 200)
    // Whatever was killed, the launcher goes too: the next `npm start` finds what is left.
    if (round % 2 === 0 || victim === 'launcher') await kill(stack, 'launcher')
    else expect(await stack.stop()).toBe(0)
    await Promise.all([ledger.stop(), booking.stop()])
    for (const [id, told] of booking.bookings) bookings.set(id, told)
    booked += booking.writes()
    all.requests.push(...ledger.acknowledged.requests)
    for (const [id, told] of ledger.acknowledged.members) all.members.set(id, told)
  }

  const last = await start()
  try {
    expect(all.requests.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(all.members.size).toBeGreaterThanOrEqual(ROUNDS)
    const client = new pg.Client({ connectionString: last.databaseUrl() })
    await client.connect()
    expect(await faultsOf(client, last.keysDir, all)).toEqual([])
    expect(booked).toBeGreaterThanOrEqual(ROUNDS)
    expect(await bookingFaults(client, bookings)).toEqual([])
    // An acknowledged write that is missing is a fault.
    const [request = ''] = bookings.keys()
    const lost: Bookings = new Map([[request, { last: 'booked 2026-01-01T00:00:00.000Z' }]])
    expect(await bookingFaults(client, lost)).toHaveLength(1)
    await client.end()
    expect((await fetch(`${last.siteUrl}/`)).status).toBe(200)
    expect((await fetch(`${last.contentUrl}/api/faqs`)).status).toBe(200)
  } finally {
    await last.stop()
  }
})

async function kill(stack: RunningStack, part: Victim) {
  if (part !== 'launcher') return void process.kill(stack.processOf(part), 'SIGKILL')
  if (stack.launcher.signalCode !== null) return
  const ended = new Promise((resolve) => stack.launcher.once('exit', resolve))
  stack.launcher.kill('SIGKILL')
  await ended
}

import { setTimeout as sleep } from 'node:timers/promises'
import { insertAvailabilityRule } from '@pulli/data/availability/hours.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import type pg from 'pg'
import { acknowledgedCalls, signInAnew } from './acknowledged-call.ts'
import { consultationBody } from './consultation-body.ts'
import { seededRandom } from './seeded-random.ts'

/** The calendar of a request: nothing, a booked instant, or a cancellation. */
type Standing = 'nothing' | 'cancelled' | `booked ${string}`

/** Of a request: what was acknowledged last, and what a call asked for that got no answer and may have happened. */
type Told = { last: Standing; asked?: Standing | undefined }

/** The acknowledged requests, by id, each with its appointment. */
export type Bookings = Map<string, Told>

const COUNSELLORS = 4
const random = seededRandom()

/** Publishes a service with times for all rounds: counsellors who are there day and night. Returns its id. */
export async function publishTimes(databaseUrl: string): Promise<string> {
  const { db, close } = openTestDatabase({ url: databaseUrl })
  const now = new Date()
  const service = uuidV7(now)
  await db.transaction().execute(async (tx) => {
    const staffIds = Array.from({ length: COUNSELLORS }, () => uuidV7(now))
    for (const [at, staffId] of staffIds.entries()) {
      const email = `counsellor-${at}@example.org`
      await insertStaff(tx, { id: staffId, name: `Counsellor ${at}`, email, roles: ['counsellor'], now })
      for (const weekday of EVERY_DAY) {
        const validFrom = addDays(dayIn('Asia/Kolkata', now), -1)
        const hours = { from: 0, to: 0 }
        const rule = { weekday, hours, zone: 'Asia/Kolkata', validFrom, validTo: null }
        await insertAvailabilityRule(tx, { id: uuidV7(now), staffId, rule, now })
      }
    }
    const sections = ['Clinical Psychology'] as const
    const times = { minutes: 15, bufferMinutes: 5, mode: 'phone', sections, staffIds } as const
    await insertService(tx, { id: service, name: 'A talk', ...times, now })
  })
  await close()
  return service
}

/** Sends requests and books, moves and cancels their appointments until stopped, and records the answers. */
export function bookingWriter(siteUrl: string, service: string) {
  const bookings: Bookings = new Map()
  const call = acknowledgedCalls(siteUrl)
  let stopped = false
  let written = 0

  /** Makes a call that leads to a standing, which is true from its answer on; without one it may be. */
  async function ask(told: Told, standing: Standing, path: string, body: object, token: string) {
    told.asked = standing
    const done = await call('POST', path, body, token)
    // No answer is no refusal: the call may still take effect, so no more calls are made about this request.
    if (done === undefined) return undefined
    written++
    Object.assign(told, { last: standing, asked: undefined })
    return done
  }

  async function bookOften(token: string, request: string, told: Told) {
    for (let n = 0; n < 3 && !stopped; n++) {
      const [first, second] = await twoTimes(token)
      if (first === undefined || second === undefined) return
      const held = await call('POST', '/appointments', { request, service, starts_at: first }, token)
      if (held === undefined) return
      const place = `/appointments/${held.id}`
      const booked = await ask(told, `booked ${first}`, `${place}/confirm`, { request }, token)
      if (booked === undefined || n === 2) return
      const to = { request, starts_at: second, staff: null }
      const moved = await ask(told, `booked ${second}`, `${place}/move`, to, token)
      if (moved === undefined) return
      if (!(await ask(told, 'cancelled', `/appointments/${moved.id}/cancel`, { request }, token))) return
    }
  }

  async function twoTimes(token: string): Promise<(string | undefined)[]> {
    const found = await call('GET', `/slots?service=${service}`, undefined, token)
    const starts = found?.slots.map(({ starts_at }) => starts_at) ?? []
    const any = () => starts.splice(Math.floor(random() * starts.length), 1)[0]
    return [any(), any()]
  }

  async function write() {
    while (!stopped) {
      const member = await signInAnew(call)
      const body = consultationBody({ phone: member?.phone })
      const request = member && (await call('POST', '/requests', body, member.token))
      if (member === undefined || request === undefined) {
        await sleep(10)
        continue
      }
      const told: Told = { last: 'nothing' }
      bookings.set(request.id, told)
      await bookOften(member.token, request.id, told)
    }
  }
  const writing = write()
  return {
    bookings,
    /** How many bookings, moves and cancellations were acknowledged. */
    writes: () => written,
    async stop() {
      stopped = true
      await writing
    },
  }
}

/** Returns acknowledged bookings that are missing or differ, and half ones. Both must be empty. */
export async function bookingFaults(client: pg.Client, bookings: Bookings): Promise<string[]> {
  const { rows } = await client.query<{ id: string; startsAt: Date | null; last: string; was: boolean }>(
    `select request.id,
       (select starts_at from appointments where request_id = request.id and status = 'booked') as "startsAt",
       exists (select from appointments where request_id = request.id and booked_at is not null) as was,
       (select kind from request_events where request_id = request.id order by position desc limit 1) as last
     from consultation_requests as request where request.id = any ($1)`,
    [[...bookings.keys()]],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const faults: string[] = []
  for (const [id, told] of bookings) {
    const row = byId.get(id)
    const stands = row && standingOf(row)
    if (stands === undefined || (stands !== told.last && stands !== told.asked))
      faults.push(`request ${id}: ${JSON.stringify({ told, row })}`)
  }
  // A time that is booked and its event are one: neither is without the other.
  for (const { id, startsAt, last } of rows)
    if ((startsAt !== null) !== (last === 'booked' || last === 'moved')) faults.push(`half of request ${id}`)
  const { rows: unseen } = await client.query<{ id: string }>(
    `select id from appointments where booked_at is not null and not exists (
       select from audit_events where action in ('appointment.book', 'appointment.move')
         and subject_id = appointments.id)`,
  )
  return [...faults, ...unseen.map(({ id }) => `appointment ${id} without a trace`)]
}

function standingOf({ startsAt, was }: { startsAt: Date | null; was: boolean }): Standing {
  if (startsAt !== null) return `booked ${startsAt.toISOString()}`
  return was ? 'cancelled' : 'nothing'
}

import { expect, test } from 'vitest'
import { makeFollowPass } from '#consultation/follow-pass.ts'
import { answerFollowStep, followRequest } from '#consultation/follow-request.ts'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK, FOLLOW_UP, publishHours } from '#testing/bookable.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { appointmentFile } from './appointment-file.ts'
import type { BookingStep } from './book-by-link.ts'
import { type ChosenSoFar, findTimes } from './times-page.ts'

const LATER = '2026-11-22T07:30:00.000Z'
const BALAS_ENTRY = 'b2j4h6g8f0d1s3a5q7w9e2r4'

/** A request whose number is proven, with hours published or not. */
async function withLink({ hours = true, ...more }: { hours?: boolean } & Record<string, unknown> = {}) {
  const api = await testApi()
  if (hours) await publishHours(api)
  await api.pool.query('update staff set team_entry = $2 where id = $1', [BALA, BALAS_ENTRY])
  api.context.teamName = async () => 'Bala'
  const body = { ...ASHA, section: 'Counselling Psychology', ...more }
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/mwellness/requests', payload: body })
  const { token } = answer.json().data
  const browser = { token, cookie: undefined as string | undefined }
  const step = async (given: BookingStep | { kind: 'withdraw' }) => {
    const answer = await answerFollowStep(api.context, {
      ...{ step: given, ip: '192.0.2.1', traceId: 'r' },
      ...browser,
    })
    browser.token = answer.token ?? browser.token
    const earned = answer.setCookies.map((cookie) => cookie.split(';')[0])
    browser.cookie = [...earned, browser.cookie ?? ''].join('; ')
    return answer
  }
  const open = () => {
    const { pass } = makeFollowPass(api.context.config, { kind: 'proof', token, now: NOW })
    browser.cookie = `proof=${pass}`
  }
  const times = async (chosen: ChosenSoFar = {}) =>
    (await findTimes(api.context, { ...browser, chosen })) ?? expect.fail()
  const look = async () => (await followRequest(api.context, browser)) ?? expect.fail()
  const file = () => appointmentFile(api.context, browser.token)
  const hold = (startsAt = FIRST_SLOT) =>
    step({ kind: 'hold', serviceId: FIRST_TALK, staffId: BALA, startsAt: new Date(startsAt) })
  const own = async () => (await look()).details?.appointments[0] ?? expect.fail()
  return { ...api, token, step, open, times, look, file, hold, own }
}

test('before the digits nothing of the times is shown, and no step is taken', async () => {
  const { times, step, look } = await withLink()
  expect(await times()).toMatchObject({ isOpen: false, appointments: [], services: [] })
  const steps: BookingStep[] = [
    { kind: 'hold', serviceId: FIRST_TALK, startsAt: new Date(FIRST_SLOT) },
    { kind: 'confirm', id: BALA },
    { kind: 'move', id: BALA, serviceId: FIRST_TALK, startsAt: new Date(FIRST_SLOT) },
    { kind: 'cancel', id: BALA },
  ]
  for (const one of steps) expect((await step(one)).envelope.status).toBe(401)
  expect(await look()).toMatchObject({ isBookable: true, bookedAt: undefined })
})

test('what fits the kind of care comes first, and nobody is chosen who was not', async () => {
  const { open, times } = await withLink()
  open()
  const page = await times()
  expect(page.services?.map(({ id }) => id)).toEqual([FIRST_TALK, FOLLOW_UP])
  expect([page.service, page.times]).toEqual([undefined, undefined])
  const talk = await times({ service: FIRST_TALK })
  expect(talk.personId).toBeUndefined()
  expect(talk.times?.slots[0]?.starts_at).toBe(FIRST_SLOT)
  const hers = await times({ service: FIRST_TALK, person: CHITRA })
  expect(hers.times?.slots[0]?.starts_at).toBe(LATER)
  // A service that no one gives counts as no choice.
  expect((await times({ service: 'x', person: 'y' })).service).toBeUndefined()
})

test('whom they asked for is chosen, unless they choose someone else or anybody', async () => {
  const { open, times } = await withLink({ preferred_staff: BALAS_ENTRY })
  open()
  expect((await times({ service: FIRST_TALK })).personId).toBe(BALA)
  expect((await times({ service: FIRST_TALK, person: CHITRA })).personId).toBe(CHITRA)
  expect((await times({ service: FIRST_TALK, person: 'anyone' })).personId).toBeUndefined()
  // The follow-up is Chitra's alone.
  expect((await times({ service: FOLLOW_UP })).personId).toBeUndefined()
})

test('without published hours there is nothing to choose, and without the days of the office it is not known', async () => {
  const { open, times, look, context } = await withLink({ hours: false })
  open()
  expect((await times()).services).toEqual([])
  expect((await look()).isBookable).toBe(false)
  context.callHours = () => Promise.reject(new Error('no content'))
  expect((await times()).services).toBeUndefined()
  expect((await look()).isBookable).toBe(false)
})

test('a request that is over shows no times', async () => {
  const { open, times, step, look } = await withLink()
  open()
  await step({ kind: 'withdraw' })
  expect(await times()).toMatchObject({ isOver: true, services: [] })
  expect((await look()).isBookable).toBe(false)
})

test('finding field B3: held, booked, moved, cancelled: the page and the calendar file say the same', async () => {
  const { open, step, look, file, hold, own, times } = await withLink()
  open()
  expect(await file()).toBeUndefined()
  await hold()
  // A held time is no appointment: the link alone does not tell it, and no calendar takes it.
  expect(await look()).toMatchObject({ bookedAt: undefined })
  expect(await file()).toBeUndefined()
  expect(await own()).toMatchObject({ status: 'held', starts_at: FIRST_SLOT })
  expect((await times()).service?.id).toBe(FIRST_TALK)

  await step({ kind: 'confirm', id: (await own()).id })
  expect(await look()).toMatchObject({ bookedAt: FIRST_SLOT, request: { state: 'booked' } })
  const part = (name: string, text = '') => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]
  const booked = await file()
  expect([part('METHOD', booked), part('DTSTART', booked)]).toEqual(['PUBLISH', '20261122T053000Z'])

  expect((await look()).oldEntry).toBeUndefined()

  const { id } = await own()
  await step({ kind: 'move', id, serviceId: FIRST_TALK, startsAt: new Date(LATER) })
  const moved = await file()
  expect(part('UID', moved)).toBe(part('UID', booked))
  expect(part('DTSTART', moved)).toBe('20261122T073000Z')
  expect((await look()).oldEntry).toBe('moved')
  expect(Number(part('SEQUENCE', moved))).toBeGreaterThan(Number(part('SEQUENCE', booked)))

  await step({ kind: 'cancel', id: (await own()).id })
  const cancelled = await file()
  expect([part('METHOD', cancelled), part('UID', cancelled)]).toEqual(['CANCEL', part('UID', booked)])
  expect(Number(part('SEQUENCE', cancelled))).toBeGreaterThan(Number(part('SEQUENCE', moved)))
  expect(await look()).toMatchObject({ isBookable: true, oldEntry: 'cancelled' })
})

test('a time that is gone answers with the nearest free ones', async () => {
  const { open, step, pool, db } = await withLink()
  open()
  const [{ id } = expect.fail()] = await db.selectFrom('consultationRequests').select('id').execute()
  await pool.query(
    `insert into consultation_requests (id, wrapped_key, details_encrypted, phone_lookup, section, consultation_on, time_zone,
       notice_version, consented_at, submitted_at)
     select $2, wrapped_key, details_encrypted, sha256('another number'), section, consultation_on, time_zone, notice_version, consented_at,
       submitted_at from consultation_requests where id = $1`,
    [id, '00000000-0000-7000-8000-000000000999'],
  )
  await pool.query(
    `insert into appointments (id, staff_id, service_id, request_id, starts_at, ends_at, free_at, status, booked_at,
       calendar_uid, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $6, 'booked', $7, $1, $7, $7)`,
    [
      '00000000-0000-7000-8000-000000000998',
      BALA,
      FIRST_TALK,
      '00000000-0000-7000-8000-000000000999',
      FIRST_SLOT,
      '2026-11-22T06:30:00Z',
      NOW,
    ],
  )
  const { envelope } = await step({
    kind: 'hold',
    serviceId: FIRST_TALK,
    staffId: BALA,
    startsAt: new Date(FIRST_SLOT),
  })
  expect(envelope).toMatchObject({ status: 409, data: { code: 'time-taken' } })
  const { nearest } = envelope.data as { nearest: { starts_at: string }[] }
  expect(nearest.slice(0, 2).map(({ starts_at }) => starts_at)).toEqual(['2026-11-22T06:30:00.000Z', LATER])
})

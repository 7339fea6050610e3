import type { DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { expect, test } from 'vitest'
import { apiTasks } from '#api-tasks.ts'
import type { Mail } from '#mail/mail.ts'
import { BALA, FIRST_SLOT, FIRST_TALK } from '#testing/bookable.ts'
import { deskWithRequests } from '#testing/desk-case.ts'
import { staffSession } from '#testing/staff.ts'
import { NOW } from '#testing/test-api.ts'

const LATER = '2026-11-22T06:30:00.000Z'
const WISH = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

/** Someone who typed the digits alone, holds a time, and sees the desk's lists. */
async function withHold() {
  const desk = await deskWithRequests()
  const asha = await desk.ask()
  asha.open('digits')
  const hold = async () => (await asha.post('/appointments', WISH)).json().data.id as string
  const askForCall = (id: string, body: object = {}) => asha.post(`/appointments/${id}/call`, body)
  const list = async (name: 'waiting' | 'mine' = 'waiting'): Promise<DeskRequestRow[]> =>
    (await desk.rekha.browser.get(`/requests?list=${name}`)).json().data.requests
  const row = async () => (await list()).find(({ id }) => id === asha.id)
  const week = async () => (await desk.rekha.browser.get('/week?from=2026-11-22')).json().data.appointments
  /** The number is proven, and the held time booked. */
  const book = async (id: string) => {
    asha.open('proof')
    expect((await asha.post(`/appointments/${id}/confirm`)).statusCode).toBe(200)
    asha.open('digits')
  }
  const jobs = async () => {
    const { rows } = await desk.pool.query<{ key: string; payload: unknown }>(
      `select job.key, private.payload from graphile_worker.jobs job
       join graphile_worker._private_jobs private using (id) where job.key like 'mail-request-change:%'`,
    )
    return rows
  }
  return { ...desk, asha, hold, askForCall, list, row, week, book, jobs }
}

test('D62 a call that was asked for to book is at the top of what waits, with its time, and the desk books it in one step', async () => {
  const { asha, ask, hold, askForCall, list, row, week, rekha, take, at, time } = await withHold()
  await ask()
  time.now = later(1)
  const id = await hold()
  expect((await row())?.wished_call).toBeNull()
  const asked = await askForCall(id)
  expect(asked.json().data).toMatchObject({ id, status: 'held', hold_until: later(61).toISOString() })
  const [first] = await list()
  expect(first).toMatchObject({
    id: asha.id,
    wished_call: { about: 'book', starts_at: FIRST_SLOT },
    call_by: later(61).toISOString(),
    is_late: false,
  })
  expect(await week()).toMatchObject([{ status: 'held', wished_call: 'book' }])

  await take(rekha, asha.id)
  const booked = await rekha.browser.post(at(asha.id, '/appointments'), WISH)
  expect(booked.json().data).toMatchObject({ state: 'booked', wished_call: null })
  expect(await week()).toMatchObject([{ status: 'booked', wished_call: null }])
  expect(await list()).toHaveLength(1)
})

test('D62 the wish outlives its hour: the time is free again, and the desk still sees who asked for a call', async () => {
  const { hold, askForCall, row, time } = await withHold()
  await askForCall(await hold())
  time.now = later(61)
  expect(await row()).toMatchObject({
    wished_call: { about: 'book', starts_at: FIRST_SLOT },
    is_late: true,
  })
})

test('D62 a call that was asked for at night is due an hour after the office opens, and not late before', async () => {
  const { hold, askForCall, asha, time, ...desk } = await withHold()
  // Ten in the evening in India; the office opens at eleven.
  time.now = new Date('2026-11-21T16:30:00.000Z')
  asha.open('digits')
  await askForCall(await hold())
  time.now = new Date('2026-11-22T06:00:00.000Z')
  const { browser } = await staffSession({ ...desk, time }, ['coordinator'])
  const { requests } = (await browser.get('/requests?list=waiting')).json().data
  expect(requests).toMatchObject([{ id: asha.id, call_by: '2026-11-22T06:30:00.000Z', is_late: false }])
})

test.each([
  ['move', { starts_at: LATER }, LATER],
  ['cancel', {}, null],
] as const)(
  'D62 a call that was asked for to %s changes no appointment, and is in the list although it is booked',
  async (about, body, startsAt) => {
    const { asha, hold, book, askForCall, row, week, rekha, take, record } = await withHold()
    const id = await hold()
    await book(id)
    expect(await row()).toBeUndefined()
    expect((await askForCall(id, body)).json().data).toMatchObject({
      status: 'booked',
      starts_at: FIRST_SLOT,
    })
    expect(await row()).toMatchObject({ state: 'booked', wished_call: { about, starts_at: startsAt } })
    expect(await week()).toMatchObject([{ starts_at: FIRST_SLOT, status: 'booked', wished_call: about }])

    // They were called, and leave it as it is.
    await take(rekha, asha.id)
    expect((await row())?.wished_call).toMatchObject({ about })
    await record(rekha, asha.id, { kind: 'tried', reason: 'no-answer' })
    expect((await row())?.wished_call).toMatchObject({ about })
    await record(rekha, asha.id, { kind: 'reached', reason: 'talked' })
    expect(await row()).toBeUndefined()
  },
)

test('a visitor who goes on alone needs no call: another time, a time given back and a typed code end the wish', async () => {
  const { asha, hold, book, askForCall, row } = await withHold()
  await askForCall(await hold())
  const other = (await asha.post('/appointments', { ...WISH, starts_at: LATER })).json().data.id
  expect((await row())?.wished_call).toBeNull()
  await askForCall(other)
  await asha.post(`/appointments/${other}/cancel`)
  expect((await row())?.wished_call).toBeNull()
  const again = await hold()
  await askForCall(again)
  await book(again)
  const cancelled = await asha.post(`/appointments/${again}/call`)
  expect(cancelled.statusCode).toBe(200)
  asha.open('proof')
  await asha.post(`/appointments/${again}/cancel`)
  expect(await row()).toMatchObject({ state: 'cancelled', wished_call: null })
})

test('the office is mailed once for each wish, with its time alone, and a request asks six times in an hour', async () => {
  const { asha, hold, book, askForCall, jobs, context } = await withHold()
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const tasks = apiTasks({
    ...context,
    ...{ mailer, outboxDir: '', officeMail: 'full', consultationRecipients: async () => ['o@p.example'] },
  })
  const mail = async () => {
    const [job] = await jobs()
    await tasks['mail-request-change']?.(job?.payload, undefined as never)
    return sent.at(-1)?.text ?? ''
  }
  const id = await hold()
  for (let press = 0; press < 3; press += 1) expect((await askForCall(id)).statusCode).toBe(200)
  expect(await jobs()).toHaveLength(1)
  expect(await mail()).toContain('Wished for: Sunday, 22 November, 11:00 (India Standard Time)')
  await book(id)
  expect(await mail()).toMatch(/Wished for/)
  const before = sent.length
  await mail()
  expect(sent).toHaveLength(before)

  const answers: number[] = []
  for (let n = 0; n < 6; n += 1)
    answers.push((await askForCall(id, n % 2 ? {} : { starts_at: LATER })).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  const text = await mail()
  expect(text).toContain('move their appointment')
  for (const word of ['Asha', '43201', asha.token]) expect(text).not.toContain(word)
})

test('a call is asked for about what there is: no time that is over, no appointment of others, not by the link alone', async () => {
  const { asha, ask, hold, book, askForCall, time } = await withHold()
  const id = await hold()
  const stranger = await ask()
  stranger.open('digits')
  expect((await stranger.post(`/appointments/${id}/call`)).json().data.code).toBe('unknown-appointment')
  await book(id)
  const past = await askForCall(id, { starts_at: '2026-11-20T05:30:00.000Z' })
  expect(past.json()).toMatchObject({ status: 422, data: { code: 'invalid-input' } })
  asha.headers['x-follow-pass'] = ''
  expect((await askForCall(id)).json().data.code).toBe('digits-needed')
  time.now = new Date(LATER)
  asha.open('digits')
  expect((await askForCall(id)).json().data.code).toBe('appointment-over')
})

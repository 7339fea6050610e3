import { expect, test } from 'vitest'
import type { Mail, Mailer } from '#mail/mail.ts'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { confirmAddresses } from '#testing/confirm-addresses.ts'
import { call, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { mailAppointment } from './mail-appointment.ts'

const NOON = '2026-11-22T06:30:00.000Z'
/** Two days after `NOW`: both reminders fit before it. */
const LATER = '2026-11-23T05:30:00.000Z'
const HOUR = 3_600_000
const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }

type Job = { key: string; run_at: Date; payload: { id: string; version: string; message: string } }

/** The API with published hours, Asha's request, a mailer that keeps what it is given, and its jobs. */
async function withMails() {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api)
  await confirmAddresses(api)
  const sent: Mail[] = []
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail)
      return '250 queued as 4F1C'
    },
    close: () => undefined,
  }
  const task = mailAppointment({ ...api.context, mailer })
  const jobs = async (): Promise<Job[]> =>
    (
      await api.pool.query(
        `select jobs.key, jobs.run_at, jobs.payload from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where identifier = 'mail-appointment' order by jobs.id`,
      )
    ).rows
  /** Runs what is queued, as far as it is due by the clock of the test. */
  const run = async (isAll = false) => {
    for (const { payload, run_at } of await jobs())
      if (isAll || run_at <= api.time.now || !payload.message.startsWith('reminder')) await task(payload)
  }
  const post = async (path: string, body: object = {}, by = asha) => (await by.post(path, body)).json().data
  const book = async (startsAt: string = FIRST_SLOT, by = asha) => {
    const held = await post('/appointments', { ...FIRST, starts_at: startsAt }, by)
    return post(`/appointments/${held.id}/confirm`, {}, by)
  }
  const toAsha = () => sent.filter(({ to }) => to[0] === 'asha@example.in')
  const toStaff = () => sent.filter(({ to }) => to[0] !== 'asha@example.in')
  const rows = () => api.db.selectFrom('messagesSent').selectAll().orderBy('messageId').execute()
  return { ...api, asha, sent, task, jobs, run, post, book, toAsha, toStaff, rows, mailer }
}

test('a booking is confirmed with who, when and how, by one link, one button and the calendar’s file', async () => {
  const { asha, run, book, toAsha, toStaff, rows } = await withMails()
  const booked = await book()
  await run()
  const [mail, ...more] = toAsha()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your appointment is booked')
  for (const part of [
    'When: Sunday, 22 November 2026, 11:00 to 11:50 (India Standard Time)',
    'With: Bala',
    'By phone. We call the number in your request.',
    `See it, move it, or save it in your calendar: https://pulli.example/request/${asha.token}#appointment`,
    `I can’t come: https://pulli.example/request/${asha.token}#appointment`,
    'Call 112',
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.calendar?.file).toContain('DTSTART:20261122T053000Z')
  expect(toStaff().map(({ to, subject }) => [to, subject])).toEqual([
    [['bala@example.org'], 'Your calendar at the desk has changed'],
  ])
  expect(toStaff()[0]?.text).toContain('https://pulli.example/desk')
  expect(toStaff()[0]?.text).not.toMatch(/Asha|98765|asha@/)
  expect(await rows()).toMatchObject([
    { requestId: asha.id, appointmentId: booked.id, recipient: 'visitor', template: 'appointment-booked' },
    { recipient: 'staff', template: 'appointment-desk', way: 'mail', receipt: '250 queued as 4F1C' },
  ])
  expect(JSON.stringify(await rows())).not.toMatch(/asha@|bala@|Asha|98765/)
})

test('Telemedicine rules: the confirmation names qualification and registration; a reminder does not wait for them', async () => {
  const { context, mailer, db, jobs, book, toAsha, task, time } = await withMails()
  await db.updateTable('staff').set({ teamEntry: 'entry1' }).where('id', '=', BALA).execute()
  await book(LATER)
  const [confirmation, , day] = await jobs()
  const registrationOf = async (entry: string) =>
    entry === 'entry1'
      ? { specialization: 'Clinical Psychologist', registrationNumber: 'RCI A12345' }
      : undefined
  await mailAppointment({ ...context, mailer, registrationOf })(confirmation?.payload)
  expect(toAsha()[0]?.text).toContain('Profession: Clinical Psychologist')
  expect(toAsha()[0]?.text).toContain('Registration: RCI A12345')
  time.now = new Date(Date.parse(LATER) - 24 * HOUR)
  const gone = () => Promise.reject(new Error('the content service is away'))
  await mailAppointment({ ...context, mailer, registrationOf: gone, officeZone: gone })(day?.payload)
  expect(toAsha()[1]?.subject).toBe('Your appointment: Monday, 23 November, 11:00')
  await task(day?.payload)
  expect(toAsha()).toHaveLength(2)
})

test('reminders are due a day and an hour before, and not where the booking was just made', async () => {
  const { jobs, book, run, time, toAsha, asha } = await withMails()
  await book(LATER)
  const due = (await jobs()).filter(({ payload }) => payload.message.startsWith('reminder'))
  expect(due.map(({ payload, run_at }) => [payload.message, run_at.toISOString()])).toEqual([
    ['reminder-day', '2026-11-22T05:30:00.000Z'],
    ['reminder-hour', '2026-11-23T04:30:00.000Z'],
  ])
  await run()
  for (const hours of [24, 1]) {
    time.now = new Date(Date.parse(LATER) - hours * HOUR)
    await run()
  }
  expect(toAsha().map(({ text }) => text.split('\n')[2])).toEqual([
    'The time below is yours. Until it begins, you can move it or tell us that you cannot come.',
    'A short reminder. If the time no longer suits you, tell us now: someone else can have it.',
    'It begins soon. If something came up, tell us.',
  ])
  expect(new Set(toAsha().map(({ messageId }) => messageId)).size).toBe(3)
  for (const { messageId } of toAsha()) expect(messageId).toContain(`consultation-${asha.id}.`)

  // Booked half an hour before the first would be due: the confirmation is reminder enough.
  const late = await withMails()
  late.time.now = new Date('2026-11-22T05:00:00Z')
  late.asha.open()
  await late.book(LATER)
  expect((await late.jobs()).map(({ payload }) => payload.message)).toEqual([
    'booked',
    'desk',
    'reminder-hour',
  ])
})

test('a moved appointment reminds once, at its new time; the mails about the old one are left', async () => {
  const { post, book, run, time, toAsha } = await withMails()
  const booked = await book(LATER)
  await post(`/appointments/${booked.id}/move`, { starts_at: '2026-11-23T06:30:00.000Z' })
  await run()
  expect(toAsha().map(({ subject }) => subject)).toEqual(['Your appointment has a new time'])
  expect(toAsha()[0]?.text).toContain('When: Monday, 23 November 2026, 12:00 to 12:50')
  expect(toAsha()[0]?.text).toContain('Before: Monday, 23 November 2026, 11:00 to 11:50')
  // All of them come round, again and again.
  for (const hours of [25, 24, 23, 2, 1, 0.5]) {
    time.now = new Date(Date.parse(LATER) - (hours - 1) * HOUR)
    await run()
  }
  expect(
    toAsha()
      .slice(1)
      .map(({ subject }) => subject),
  ).toEqual(['Your appointment: Monday, 23 November, 12:00', 'Your appointment: Monday, 23 November, 12:00'])
})

test('a cancelled appointment never reminds, and says in whose words it was cancelled', async () => {
  const { post, book, run, toAsha, toStaff, time } = await withMails()
  const booked = await book(LATER)
  await post(`/appointments/${booked.id}/cancel`)
  await run()
  expect(toAsha().map(({ subject }) => subject)).toEqual(['Your appointment is cancelled'])
  expect(toAsha()[0]?.text).toContain('Thank you for telling us.')
  expect(toAsha()[0]?.text).not.toContain('I can’t come')
  expect(toStaff().map(({ text }) => text.split('\n')[2])).toEqual(['An appointment with you is cancelled.'])
  time.now = new Date(Date.parse(LATER) - HOUR)
  await run(true)
  expect(toAsha()).toHaveLength(1)
})

test('moved to someone else, both of the staff hear of it', async () => {
  const { post, book, run, toStaff } = await withMails()
  const booked = await book()
  await run()
  await post(`/appointments/${booked.id}/move`, { staff: CHITRA, starts_at: '2026-11-22T07:30:00.000Z' })
  await run()
  expect(
    toStaff()
      .slice(1)
      .map(({ to, text }) => [to[0], text.split('\n')[2]]),
  ).toEqual([
    ['chitra@example.org', 'An appointment was moved to you from someone else.'],
    ['bala@example.org', 'An appointment with you was moved to someone else.'],
  ])
})

test('who asked from elsewhere reads both times', async () => {
  const { db, asha, book, run, toAsha } = await withMails()
  await db
    .updateTable('consultationRequests')
    .set({ timeZone: 'Europe/London' })
    .where('id', '=', asha.id)
    .execute()
  await book()
  await run()
  expect(toAsha()[0]?.text).toContain('11:00 to 11:50 (India Standard Time)')
  expect(toAsha()[0]?.text).toContain(
    'In your time zone: Sunday, 22 November 2026, 05:30 to 06:20 (Greenwich Mean Time)',
  )
})

test('D72: mails to a member have the zone that the member chose', async () => {
  const api = await withMails()
  const { bearer } = await signedIn(api)
  await call(api, 'PATCH', '/members/me', { headers: bearer, body: { time_zone: 'Asia/Dubai' } })
  await api.book()
  await api.run()
  expect(api.toAsha()[0]?.text).toContain(
    'In your time zone: Sunday, 22 November 2026, 09:30 to 10:20 (Gulf Standard Time)',
  )
})

test('a mailbox that strangers typed gets no more than five mails a day, and what the office cancels is always said', async () => {
  const { post, book, run, toAsha, task, db } = await withMails()
  const times = [NOON, FIRST_SLOT]
  let { id } = await book()
  await run()
  for (let n = 0; n < 7; n++) {
    id = (await post(`/appointments/${id}/move`, { starts_at: times[n % 2] })).id
    await run()
  }
  expect(toAsha()).toHaveLength(5)
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled', cancelledBy: 'staff', cancelReason: 'asked', version: 99 })
    .where('id', '=', id)
    .execute()
  await task({ id, version: '99', message: 'cancelled' })
  expect(toAsha()).toHaveLength(6)
  expect(toAsha()[5]?.text).toContain('We are sorry: we cannot keep this time.')
})

test('no mail goes to a withheld mailbox, a sample, or about an erased request, and an erasure takes the rows along', async () => {
  const { db, asha, book, run, sent, rows, jobs, task } = await withMails()
  await db.updateTable('consultationRequests').set({ visitorMailWithheld: true }).execute()
  await db.updateTable('staff').set({ isSample: true }).execute()
  await book()
  await run()
  expect(sent).toEqual([])
  await db.updateTable('staff').set({ isSample: false }).execute()
  await run()
  expect(await rows()).toHaveLength(1)
  const [job] = await jobs()
  await db.deleteFrom('consultationRequests').where('id', '=', asha.id).execute()
  expect(await rows()).toEqual([])
  await task(job?.payload)
  expect(sent).toHaveLength(1)
})

test('after a kill between the answer of the mail server and the commit it goes out once more, under the same id', async () => {
  const { pool, jobs, book, task, toAsha, rows } = await withMails()
  await book()
  const [job] = await jobs()
  await pool.query('alter table messages_sent add constraint refuses_all check (false) not valid')
  await expect(task(job?.payload)).rejects.toThrow()
  expect(toAsha()).toHaveLength(1)
  expect(await rows()).toEqual([])
  await pool.query('alter table messages_sent drop constraint refuses_all')
  for (let attempt = 0; attempt < 3; attempt++) await task(job?.payload)
  const [first, second, ...more] = toAsha()
  expect(second?.messageId).toBe(first?.messageId)
  expect(more).toEqual([])
  expect(await rows()).toHaveLength(1)
})

test('a reminder that was held up until the next one is due, or the appointment began, is left', async () => {
  const { jobs, book, time, task, toAsha } = await withMails()
  await book(LATER)
  const [, , day, hour] = await jobs()
  time.now = new Date(Date.parse(LATER) - HOUR)
  await task(day?.payload)
  time.now = new Date(LATER)
  await task(hour?.payload)
  expect(toAsha()).toEqual([])
  time.now = new Date(Date.parse(LATER) - 1)
  await task(hour?.payload)
  expect(toAsha()).toHaveLength(1)
})

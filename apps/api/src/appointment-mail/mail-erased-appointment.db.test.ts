import { expect, test } from 'vitest'
import { answerFollowStep } from '#consultation/follow-request.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { confirmAddresses } from '#testing/confirm-addresses.ts'
import { testHolder } from '#testing/sealed.ts'
import { staffSession } from '#testing/staff.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { mailErasedAppointment } from './mail-erased-appointment.ts'

const DAY = 24 * 3_600_000

/** A request with an appointment for tomorrow, a coordinator, and the mails that the jobs about its erasure send. */
async function booked() {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api)
  await confirmAddresses(api)
  const post = async (path: string, body: object = {}) => (await asha.post(path, body)).json().data
  const held = await post('/appointments', { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT })
  const appointment = await post(`/appointments/${held.id}/confirm`)
  const { browser } = await staffSession(api, ['coordinator'])
  const sent: Mail[] = []
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail)
      return '250 queued'
    },
    close: () => undefined,
  }
  const jobs = async (): Promise<{ payload: Record<string, string>; max_attempts: number }[]> =>
    (
      await api.pool.query(
        `select payload, max_attempts from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where identifier = 'mail-erased-appointment' order by jobs.id`,
      )
    ).rows
  const run = async (deps: Partial<Parameters<typeof mailErasedAppointment>[0]> = {}) => {
    for (const { payload } of await jobs())
      await mailErasedAppointment({ ...api.context, publicUrl: 'https://pulli.example', mailer, ...deps })(
        payload,
      )
  }
  const eraseAtDesk = () => browser.delete(`/requests/${asha.id}`)
  const eraseByLink = async () => {
    const asked = { token: asha.token, ip: '192.0.2.1', traceId: 'of a test' }
    const cookie = `proof=${asha.headers['x-follow-pass']}`
    return answerFollowStep(api.context, { ...asked, step: { kind: 'erase' }, cookie })
  }
  return { ...api, asha, appointment, sent, mailer, jobs, run, eraseAtDesk, eraseByLink }
}

test.each(['eraseAtDesk', 'eraseByLink'] as const)(
  'erased by %s, the sender and the counsellor are told that the appointment does not stand any more',
  async (erase) => {
    const { sent, run, asha, appointment, db, ...by } = await booked()
    await by[erase]()
    expect(await db.selectFrom('appointments').selectAll().execute()).toEqual([])
    await run()
    const [toAsha, toBala, ...more] = sent
    expect(more).toEqual([])
    expect(toAsha).toMatchObject({
      to: ['asha@example.in'],
      subject: 'Your appointment is cancelled',
      // The sweep of the outbox finds it by the request.
      messageId: `consultation-${asha.id}.appointment-${appointment.id}.3.cancelled`,
      calendar: { method: 'CANCEL', file: expect.stringContaining('SEQUENCE:3') },
    })
    expect(toAsha?.text).toContain('Your request was erased, as asked')
    expect(toAsha?.text).toContain('When: Sunday, 22 November 2026, 11:00 to 11:50 (India Standard Time)')
    // There is no longer a page to open.
    expect(toAsha?.text).not.toMatch(/\/request\/|four digits|I can’t come/)
    expect(toBala).toMatchObject({
      to: ['bala@example.org'],
      subject: 'Your calendar at the desk has changed',
    })
    expect(toBala?.text).toContain('An appointment with you is cancelled.')
    expect(toBala?.text).not.toMatch(/Asha|98765|asha@/)
  },
)

test('care §6: where a sealed copy of the request is kept, its sender is told so, and the counsellor as always', async () => {
  const { sent, run, eraseAtDesk, context } = await booked()
  context.config.seal = (await testHolder()).seal
  await eraseAtDesk()
  await run()
  const sentence = /A sealed copy of what is erased is kept for 365 days/
  expect(sent.map(({ text }) => sentence.test(text))).toEqual([true, false])
  expect(sent[0]?.text).toContain('Your request was erased, as asked')
})

test('the queue has nothing to read of the person, and opens with its own key alone', async () => {
  const { jobs, run, sent, eraseAtDesk, asha, pool } = await booked()
  await eraseAtDesk()
  const [first, second] = await jobs()
  const whole = JSON.stringify((await pool.query('select payload from graphile_worker._private_jobs')).rows)
  expect(whole).not.toMatch(/asha|98765|bala|First talk/i)
  expect(whole).not.toContain(asha.id)
  for (const job of [first, second])
    expect(Buffer.from(job?.payload.sealed ?? '', 'base64').toString('latin1')).not.toMatch(/asha|bala/i)
  // Laid under another appointment it opens nothing, and is no fault that is tried for days.
  await pool.query(
    `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{id}', $1)::json`,
    [JSON.stringify(asha.id)],
  )
  await run()
  expect(sent).toEqual([])
})

test('it is kept until the appointment would have begun, four days at most, and then ends without a word', async () => {
  const { jobs, run, sent, eraseAtDesk, time } = await booked()
  await eraseAtDesk()
  for (const { payload, max_attempts } of await jobs()) {
    expect(payload.until).toBe(FIRST_SLOT)
    expect(max_attempts).toBe(100)
  }
  time.now = new Date(FIRST_SLOT)
  await run()
  expect(sent).toEqual([])

  const far = await booked()
  await far.pool.query(
    `update appointments set starts_at = starts_at + interval '30 days', ends_at = ends_at + interval '30 days',
       free_at = free_at + interval '30 days'`,
  )
  await far.eraseAtDesk()
  expect((await far.jobs()).map(({ payload }) => payload.until)).toEqual(
    [NOW, NOW].map((now) => new Date(now.getTime() + 4 * DAY).toISOString()),
  )
})

test('a mail server that is away leaves the job, without an address in its error', async () => {
  const { run, eraseAtDesk, sent } = await booked()
  await eraseAtDesk()
  const refusing: Mailer = {
    send: () => Promise.reject(Object.assign(new Error('550 asha@example.in'), { code: 'EENVELOPE' })),
    close: () => undefined,
  }
  await expect(run({ mailer: refusing })).rejects.toThrow(/^mail not sent: EENVELOPE$/)
  await run()
  expect(sent).toHaveLength(2)
})

test('nobody is mailed where no appointment is coming, where the mailbox is withheld, or where a sample would give it', async () => {
  const over = await booked()
  over.time.now = new Date(FIRST_SLOT)
  await over.eraseAtDesk()
  expect(await over.jobs()).toEqual([])

  const withheld = await booked()
  await withheld.db.updateTable('consultationRequests').set({ visitorMailWithheld: true }).execute()
  await withheld.db.updateTable('staff').set({ isSample: true }).execute()
  await withheld.eraseAtDesk()
  expect(await withheld.jobs()).toEqual([])
})

test('a request whose key is lost is erased all the same', async () => {
  const { db, eraseAtDesk, jobs } = await booked()
  await db
    .updateTable('consultationRequests')
    .set({ wrappedKey: Buffer.alloc(61, 1) })
    .execute()
  expect((await eraseAtDesk()).statusCode).toBe(200)
  expect(await db.selectFrom('consultationRequests').selectAll().execute()).toEqual([])
  expect(await jobs()).toEqual([])
})

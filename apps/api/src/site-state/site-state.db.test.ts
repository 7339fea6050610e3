import { SiteState } from '@pulli/contracts/site-state.ts'
import { recordBackup } from '@pulli/data/backup/backups.ts'
import { insertConsultationRequest } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { recordMessageSent } from '@pulli/data/message/messages-sent.ts'
import type { MessageOutcome } from '@pulli/data/schema.ts'
import type { TaskList } from 'graphile-worker'
import { expect, test } from 'vitest'
import type { Mail } from '#mail/mail.ts'
import { recordingGateway } from '#testing/recording-gateway.ts'
import { runTasks } from '#testing/run-tasks.ts'
import { call } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import type { MachineState } from './site-facts.ts'
import { stateTasks } from './state-tasks.ts'

const SUBJECT = '019a9b6c-0000-7000-8000-000000000001'

const AT = new Date('2026-11-20T00:00:00Z')

const machine = (free = 5e9): MachineState => ({
  isTrial: false,
  neighbours: [{ name: 'keys', circuit: 'closed', since: AT, answeredAt: undefined }],
  disks: [{ folder: 'data', freeBytes: free }],
  certificates: [{ host: 'pulli.example', endsAt: new Date('2027-11-20T00:00:00Z') }],
  copiesErasures: false,
})

async function siteOfOwner(options: Parameters<typeof testApi>[0] = {}) {
  const api = await testApi(options)
  // The queue has the time of the database.
  api.time.now = new Date()
  const state = { free: 5e9 }
  api.context.machineState = async () => machine(state.free)
  for (const kind of ['backup', 'drill'] as const)
    await recordBackup(api.db, { kind, backup: 'of the test', finishedAt: api.time.now })
  const owner = await staffSession(api, ['owner'])
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const ran: unknown[] = []
  const tasks: TaskList = {
    ...stateTasks({ ...api.context, mailer, publicUrl: 'https://pulli.test' }),
    'mail-consultation': async (payload: unknown) => void ran.push(payload),
  }
  /** A mail about a request that failed for good. */
  const failForGood = async () => {
    await api.db
      .transaction()
      .execute((tx) =>
        addJob(tx, { task: 'mail-consultation', payload: { id: SUBJECT, way: 'x' }, key: 'failed' }),
      )
    const { rows } = await api.pool.query<{ id: string }>(
      `update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '4 days',
         last_error = 'of asha@example.in' where key = 'failed' returning id::text`,
    )
    return `${rows[0]?.id}`
  }
  const read = async () => SiteState.parse((await owner.browser.get('/site-state')).json().data)
  const trail = async () =>
    (
      await api.pool.query(
        `select actor, action, subject_kind, subject_id from audit_events where action like 'job.%' order by id`,
      )
    ).rows
  const work = () => runTasks(api.pool, tasks)
  return { ...api, state, owner, sent, ran, tasks, failForGood, read, trail, work }
}

test('an owner reads that all is well, and what that is made of', async () => {
  const { read } = await siteOfOwner()
  expect(await read()).toMatchObject({
    problems: [],
    is_trial: false,
    jobs: [],
    more_jobs: 0,
    undelivered: { refused: 0, unsure: 0 },
    codes: 'shown',
    samples: null,
    parts: [{ name: 'The key folder', answers: true, answered_at: null }],
    disks: [{ folder: 'the data', free: '5.0 GB' }],
    certificates: [{ host: 'pulli.example', ends_at: '2027-11-20T00:00:00.000Z' }],
  })
})

test('a mail that failed is shown in words, without what its error quotes', async () => {
  const { read, failForGood, owner } = await siteOfOwner()
  const id = await failForGood()
  const state = await read()
  expect(state.problems).toEqual(['An email failed for good.'])
  expect(state.queue).toContainEqual({ kind: 'mail', given_up: 1, waiting: 0 })
  expect(state.jobs).toMatchObject([
    { id, kind: 'mail', what: 'Email about a new request', trouble: 'given-up', next_try_at: null },
  ])
  const answer = await owner.browser.get('/site-state')
  for (const word of ['asha', SUBJECT, owner.email, owner.staffId]) expect(answer.body).not.toContain(word)
})

test('emails about requests that did not arrive are counted for a week', async () => {
  const { db, context, time, read } = await siteOfOwner()
  await db.transaction().execute((tx) =>
    insertConsultationRequest(tx, context.encryption, {
      id: SUBJECT,
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919876541000',
      section: 'Art Therapy',
      consultationOn: '2026-12-01',
      timeZone: 'UTC',
      noticeVersion: '1',
      promisedBy: NOW,
      now: NOW,
    }),
  )
  const ended: readonly (readonly [MessageOutcome, number])[] = [
    ['refused', 1],
    ['refused', 6],
    ['unsure', 2],
    ['refused', 8],
    ['taken', 1],
  ]
  for (const [outcome, days] of ended)
    await recordMessageSent(db, {
      messageId: `${outcome}-${days}`,
      requestId: SUBJECT,
      recipient: 'visitor',
      way: 'mail',
      template: 'appointment-booked',
      templateVersion: 1,
      outcome,
      now: new Date(time.now.getTime() - days * 86_400_000),
    })
  expect(await read()).toMatchObject({ undelivered: { refused: 2, unsure: 1 }, problems: [] })
})

test('what an owner tries again runs, and the audit trail has who did it and what it was about', async () => {
  const { read, failForGood, owner, ran, trail, work } = await siteOfOwner()
  const id = await failForGood()
  await work()
  expect(ran).toEqual([])
  const answer = await owner.browser.post(`/jobs/${id}/retry`)
  expect(answer.json()).toMatchObject({ status: 200, message: 'The job is being tried again.' })
  expect((await read()).jobs).toEqual([])
  await work()
  expect(ran).toEqual([{ id: SUBJECT, way: 'x' }])
  expect(await trail()).toEqual([
    {
      actor: `staff-${owner.staffId}`,
      action: 'job.retry',
      subject_kind: 'mail-consultation',
      subject_id: SUBJECT,
    },
  ])
})

test('what an owner gives up is over, and a second time there is nothing to give up', async () => {
  const { read, failForGood, owner, ran, trail, work } = await siteOfOwner()
  const id = await failForGood()
  expect((await owner.browser.post(`/jobs/${id}/give-up`)).statusCode).toBe(200)
  expect(await read()).toMatchObject({ problems: [], jobs: [] })
  for (const step of ['give-up', 'retry'])
    expect((await owner.browser.post(`/jobs/${id}/${step}`)).json().data.code).toBe('unknown-job')
  await work()
  expect(ran).toEqual([])
  expect((await trail()).map(({ action }) => action)).toEqual(['job.give-up'])
})

test('a job that a worker has stays as it is, and so does one of which the id is none', async () => {
  const { pool, failForGood, owner, trail } = await siteOfOwner()
  const id = await failForGood()
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x'`)
  for (const step of ['give-up', 'retry']) {
    expect((await owner.browser.post(`/jobs/${id}/${step}`)).json()).toMatchObject({
      status: 409,
      data: { code: 'job-running' },
    })
    for (const none of ['x', '-1', '9'.repeat(40), `${id}%20or%201`])
      expect((await owner.browser.post(`/jobs/${none}/${step}`)).json().data.code).toBe('unknown-job')
  }
  expect((await pool.query('select attempts from graphile_worker._private_jobs')).rows).toHaveLength(1)
  expect(await trail()).toEqual([])
})

test('the daily mail goes out only while something is wrong: to each owner, once, with the words of the page', async () => {
  const api = await siteOfOwner()
  const second = await staffSession(api, ['owner', 'coordinator'])
  await staffSession(api, ['coordinator'])
  await staffSession(api, ['owner'], { isSample: true })
  const check = async () => {
    await api.tasks['check-site-state']?.({}, {} as never)
    await api.work()
  }
  await check()
  expect(api.sent).toEqual([])

  api.state.free = 1e8
  await check()
  expect(api.sent.flatMap(({ to }) => to).toSorted()).toEqual([api.owner.email, second.email].toSorted())
  const { problems } = await api.read()
  expect(problems).toEqual(['Only 0.1 GB of disk space is left for the data.'])
  for (const { text, subject } of api.sent) {
    expect(subject).toBe('Your Pulli site needs attention')
    for (const problem of problems) expect(text).toContain(problem)
  }

  api.state.free = 5e9
  await check()
  expect(api.sent).toHaveLength(2)
})

test('what was put right before its mail went out is not mailed, nor is an owner who was removed', async () => {
  const api = await siteOfOwner()
  const second = await staffSession(api, ['owner'])
  const check = () => api.tasks['check-site-state']?.({}, {} as never)
  api.state.free = 0
  await check()
  api.state.free = 5e9
  await api.work()
  expect(api.sent).toEqual([])

  api.state.free = 0
  await check()
  await check()
  await api.pool.query('update staff set removed_at = now() where id = $1', [second.staffId])
  await api.work()
  expect(api.sent.map(({ to }) => to)).toEqual([[api.owner.email]])
})

test('an outage of the text message service is told from the first code that it did not take to the next that it takes', async () => {
  const { gateway, failWith } = recordingGateway()
  const api = await siteOfOwner({ gateway })
  const ask = async (mobile: string) => {
    await call(api, 'POST', '/auth/login-request', { body: { mobile_number: mobile } })
    await api.context.codes.settled()
    const { codes, problems } = await api.read()
    return { codes, problems }
  }
  expect(await ask('9876500001')).toEqual({ codes: 'taken', problems: [] })
  failWith('unreachable')
  expect(await ask('9876500002')).toEqual({ codes: 'late', problems: [] })
  api.time.now = new Date(api.time.now.getTime() + 40 * 60_000)
  expect(await ask('9876500003')).toEqual({
    codes: 'late',
    problems: ['Sign-in codes are not arriving: the text message service has accepted none for 40 minutes.'],
  })
  failWith('unreachable', 0)
  expect(await ask('9876500004')).toEqual({ codes: 'taken', problems: [] })
})

import { storedRequests } from '@pulli/data/testing/stored.ts'
import { expect, test } from 'vitest'
import { countsOf, NOTHING, ONE_OF_EACH } from '#testing/counts.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { storeInTime } from './accept-consultation.ts'

test('API-03 a request is stored with its consent, its audit row and its job', async () => {
  const { post, db, pool, context } = await testApi()
  const answer = await post(ASHA, { 'x-time-zone': 'Asia/Kolkata' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { id } = answer.json().data
  expect(answer.json()).toEqual({ status: 200, error: false, message: expect.any(String), data: { id } })
  expect(await storedRequests({ db, context })).toMatchObject([
    {
      id,
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919876543210',
      section: 'Art Therapy',
      consultationOn: '2026-12-01',
      timeZone: 'Asia/Kolkata',
      noticeVersion: 'consultation-5',
      consentedAt: NOW,
      submittedAt: NOW,
      providerMailedAt: null,
      visitorMailedAt: null,
    },
  ])
  // Encrypted: what the visitor wrote is not in the row as they wrote it.
  const { rows } = await pool.query<{ text: string }>('select r::text as text from consultation_requests r')
  for (const words of ['Asha', 'asha@', '9876543210']) expect(rows[0]?.text).not.toContain(words)
  expect(await db.selectFrom('auditEvents').selectAll().execute()).toMatchObject([
    { actor: 'visitor', action: 'consultation-request.submit', subjectId: id },
  ])
  const jobs = await pool.query(`
    select task_identifier, max_attempts, key, payload
    from graphile_worker.jobs join graphile_worker._private_jobs using (id, key, max_attempts)`)
  expect(jobs.rows).toEqual([
    {
      task_identifier: 'mail-consultation',
      max_attempts: 25,
      key: `mail-consultation:${id}`,
      payload: { id },
    },
  ])
})

test.each(['audit_events', 'limit_windows', 'graphile_worker._private_jobs'])(
  'security row 46: where %s cannot be written, nothing is stored',
  async (table) => {
    const { post, pool } = await testApi()
    await pool.query(`alter table ${table} add constraint refuses_all check (false) not valid`)
    const answer = await post(ASHA)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ status: 500, error: true, data: { code: 'unexpected' } })
    expect(await countsOf(pool)).toEqual(NOTHING)
  },
)

test('security row 60: an error line names the kind of the error and nothing that was sent', async () => {
  const { post, lines, pool } = await testApi()
  await pool.query('alter table consultation_requests add constraint refuses_all check (false)')
  await post(ASHA, { 'idempotency-key': 'canary-key' })
  expect(lines.join()).toContain('refuses_all')
  expect(lines.join()).not.toMatch(/asha|98765|43210|canary/i)
})

test('security row 45: sent again under its key, it answers the same and stores nothing more', async () => {
  const { post, time, pool } = await testApi()
  const first = await post(ASHA, { 'idempotency-key': 'k1' })
  time.now = new Date(NOW.getTime() + 24 * 3_600_000 - 1)
  const second = await post({ ...ASHA, phone: '+91 98765 43210' }, { 'idempotency-key': 'k1' })
  expect(second.json()).toEqual(first.json())
  expect(await countsOf(pool)).toEqual(ONE_OF_EACH)
})

test('security row 45: a request for today, sent again after midnight, is still the one that was stored', async () => {
  const { post, time, pool } = await testApi()
  const today = { ...ASHA, consultation_date: '2026-11-21' }
  const first = await post(today, { 'idempotency-key': 'k1' })
  time.now = new Date('2026-11-21T19:00:00Z')
  expect((await post(today, { 'idempotency-key': 'k1' })).json()).toEqual(first.json())
  expect((await post(today, { 'idempotency-key': 'k2' })).statusCode).toBe(422)
  expect(await countsOf(pool)).toEqual(ONE_OF_EACH)
})

test('security row 45: another request under the same key is refused, until 24 h have passed', async () => {
  const { post, time, pool } = await testApi()
  await post(ASHA, { 'idempotency-key': 'k1' })
  const other = { ...ASHA, section: 'Music Therapy' }
  const refused = await post(other, { 'idempotency-key': 'k1' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().data).toEqual({ code: 'idempotency-key-reused' })

  time.now = new Date(NOW.getTime() + 24 * 3_600_000)
  expect((await post(other, { 'idempotency-key': 'k1' })).statusCode).toBe(200)
  expect(await countsOf(pool)).toMatchObject({ requests: 2 })
})

test('security row 45: twenty parallel requests with one key give one row, one job, and twenty equal responses', async () => {
  const { post, pool } = await testApi({ connections: 30 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(ASHA, { 'idempotency-key': 'k1' })))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
  expect(await countsOf(pool)).toEqual(ONE_OF_EACH)
})

test.each(['', 'ü', 'k'.repeat(256)])('security row 45: the key %j is refused', async (key) => {
  const { context, pool } = await testApi()
  const sent = { body: ASHA, ip: '203.0.113.7', traceId: 'r', idempotencyKey: key }
  await expect(storeInTime(context, sent)).rejects.toMatchObject({
    fields: { 'Idempotency-Key': expect.any(String) },
  })
  expect(await countsOf(pool)).toEqual(NOTHING)
})

test('a limit keeps no address, no number and no mail address', async () => {
  const { post, db } = await testApi()
  await post(ASHA)
  const kept = JSON.stringify(await db.selectFrom('limitWindows').selectAll().execute())
  expect(kept).not.toMatch(/127\.0\.0|98765|asha/)
})

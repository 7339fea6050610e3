import { expect, test } from 'vitest'
import { retentionTasks } from '#retention-tasks.ts'
import { NEW_MOBILE } from '#testing/accounts.ts'
import { agree, sessionOf } from '#testing/sessions.ts'
import { askForCode, call, MOBILE, tryCode } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { refusalCounts } from './refusal-counts.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const rowsOf = async ({ db }: Api, action: string) =>
  (await db.selectFrom('auditEvents').select('action').where('action', '=', action).execute()).length
const countsOf = ({ db }: Api) => db.selectFrom('refusalCounts').selectAll().orderBy('minute').execute()
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000'
const NUMBER = { mobile_number: NEW_MOBILE, otp: '123456' }
const PAPER = { recovery_code: '00000-00000-00000-00000' }
type Sent = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

/** What strangers are refused has no end, so it has no rows. */
const COUNTED: [action: string, status: number, act: (api: Api) => ReturnType<typeof call>][] = [
  [
    'one-time-code.refuse',
    429,
    async (api) => {
      await askForCode(api)
      return call(api, 'POST', '/auth/login-request', { body: { mobile_number: MOBILE } })
    },
  ],
  [
    'sign-in.refuse',
    429,
    async (api) => {
      api.context.config.signIn.limits = { triesPerAddress: { max: 0, windowSeconds: 60 } }
      return tryCode(api, '123456')
    },
  ],
  // A guess without a requested code.
  ['sign-in.fail', 401, (api) => tryCode(api, '123456')],
]

test('finding H3: refusals of strangers are counted, at one row per minute whatever their number', async () => {
  const api = await testApi()
  await askForCode(api)
  for (let n = 0; n < 40; n++) {
    const answer = await call(api, 'POST', '/auth/login-request', { body: { mobile_number: MOBILE } })
    expect(answer.statusCode).toBe(429)
  }
  expect(await rowsOf(api, 'one-time-code.refuse')).toBe(0)
  await api.context.refusals.flush()
  const code = expect.stringMatching(/^[a-z-]+$/)
  expect(await countsOf(api)).toEqual([{ minute: NOW, action: 'one-time-code.refuse', code, refusals: '40' }])
})

test('finding H3: counts of two servers are added up per minute', async () => {
  const api = await testApi()
  const { database, logger } = api.context
  const [one, other] = [refusalCounts({ database, logger }), refusalCounts({ database, logger })]
  const refused = { actor: 'visitor', action: 'sign-in.refuse', code: 'too-many-tries' }
  const minute = (n: number) => new Date(NOW.getTime() + n * 60_000)
  one.count({ ...refused, now: NOW })
  one.count({ ...refused, now: new Date(NOW.getTime() + 59_999) })
  other.count({ ...refused, now: NOW })
  other.count({ ...refused, now: minute(1) })
  await Promise.all([one.flush(), other.flush()])
  await one.flush()
  expect((await countsOf(api)).map(({ minute, refusals }) => [minute, refusals])).toEqual([
    [NOW, '3'],
    [minute(1), '1'],
  ])
})

/** What a token can be refused as often as someone likes, and with what: all that is typed wrong or not theirs. */
const OF_MEMBERS: [action: string, code: string, ...sent: Sent][] = [
  ['session.refuse', 'unknown-session', 'DELETE', `/members/me/sessions/${NOBODYS}`],
  ['mood.refuse', 'unknown-mood', 'PUT', `/mood/updateMood/${NOBODYS}`, { moodType: 'GOOD', note: '' }],
  ['mood.refuse', 'unknown-mood', 'DELETE', `/mood/${NOBODYS}`],
  ['assessment.refuse', 'unknown-assessment', 'DELETE', `/assessments/${NOBODYS}`],
  ['erasure.refuse', 'wrong-code', 'DELETE', '/members/me', { otp: '123456' }],
  ['export.refuse', 'wrong-code', 'POST', '/members/me/export-confirm', { otp: '123456' }],
  ['number.refuse', 'wrong-code', 'PUT', '/members/me/number', { ...NUMBER, current_otp: '123456' }],
  ['number.refuse', 'wrong-recovery-code', 'PUT', '/members/me/number', { ...NUMBER, ...PAPER }],
  ['recovery.refuse', 'wrong-recovery-code', 'POST', '/auth/recover', PAPER],
]

test.each(OF_MEMBERS)(
  'finding H3: of one member, %s (%s) has twenty rows in an hour, and the rest is counted',
  async (action, code, method, path, body) => {
    const api = await testApi()
    const { authorization, memberId } = await sessionOf(api, '+919876543210')
    await agree(api, memberId, 'moods')
    for (let n = 0; n < 23; n++) {
      const answer = await call(api, method, path, { headers: { authorization }, ...(body && { body }) })
      expect(answer.json().data.code).toBe(code)
    }
    expect(await rowsOf(api, action)).toBe(20)
    await api.context.refusals.flush()
    expect(await countsOf(api)).toMatchObject([{ action, code, refusals: '23' }])
  },
)

test('finding H3: counts that cannot be written are written at the next flush', async () => {
  const api = await testApi()
  const { database, logger } = api.context
  let isAway = true
  const counts = refusalCounts({
    logger,
    database: {
      get db() {
        if (isAway) throw new Error('away')
        return database.db
      },
    },
  })
  const refused = { actor: 'visitor', action: 'sign-in.refuse', code: 'too-many-tries', now: NOW }
  counts.count(refused)
  await counts.flush()
  counts.count(refused)
  isAway = false
  await counts.flush()
  expect(await countsOf(api)).toMatchObject([{ refusals: '2' }])
})

test('counts are kept for 90 days', async () => {
  const api = await testApi()
  api.context.refusals.count({ actor: 'visitor', action: 'sign-in.refuse', code: 'too-many-tries', now: NOW })
  await api.context.refusals.flush()
  api.time.now = new Date(NOW.getTime() + 90 * 86_400_000)
  await retentionTasks(api.context)['forget-refusal-counts']()
  expect(await countsOf(api)).toHaveLength(1)
  api.time.now = new Date(api.time.now.getTime() + 1)
  await retentionTasks(api.context)['forget-refusal-counts']()
  expect(await countsOf(api)).toEqual([])
})

test.each(COUNTED)('finding H3, security row 59: %s is on record as a count', async (action, status, act) => {
  const api = await testApi()
  expect((await act(api)).statusCode).toBe(status)
  await api.context.refusals.flush()
  const { rows } = await api.pool.query('select minute, action, refusals::int from refusal_counts')
  expect(rows).toEqual([{ minute: api.time.now, action, refusals: 1 }])
  const { rows: trail } = await api.pool.query('select from audit_events where action = $1', [action])
  expect(trail).toEqual([])
})

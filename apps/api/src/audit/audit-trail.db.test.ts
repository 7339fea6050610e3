import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { expect, test } from 'vitest'
import { askForNumber, days, enter, memberWithCode, moveTo, recover } from '#testing/accounts.ts'
import { askForCode, browserOf, call, otherThan, signedIn, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { CANARY, wholeMember } from '#testing/whole-member.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000'
const member = /^m-[0-9a-f]{32}$/
const visitor = /^visitor$/
const agree = { is_given: true, notice_version: CONSENT_NOTICE_VERSIONS.moods, is_adult: true }
const consent = (api: Api, headers: Record<string, string>, body: unknown) =>
  call(api, 'PUT', '/members/me/consents/moods', { headers, body })
const askToErase = (api: Api, headers: Record<string, string>) =>
  call(api, 'POST', '/members/me/erase-request', { headers })

/** Each kind of event, who did it, and how it comes about. What is done ends with the call that is recorded. */
const KINDS: [action: string, actor: RegExp, status: number, act: (api: Api) => ReturnType<typeof call>][] = [
  ['sign-in.succeed', member, 200, async (api) => tryCode(api, await askForCode(api))],
  ['sign-in.fail', visitor, 401, async (api) => tryCode(api, otherThan(await askForCode(api)))],
  [
    'session.leave',
    member,
    200,
    async (api) => call(api, 'POST', '/auth/logout', { headers: (await signedIn(api)).bearer }),
  ],
  [
    'session.reuse',
    member,
    401,
    async (api) => {
      const { cookies } = await signedIn(api)
      const { bearer } = browserOf(await call(api, 'POST', '/auth/refresh', { headers: cookies }))
      await call(api, 'GET', '/members/me', { headers: bearer })
      later(api, 11)
      return call(api, 'POST', '/auth/refresh', { headers: cookies })
    },
  ],
  [
    'session.end',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      const [{ id }] = (await call(api, 'GET', '/members/me/sessions', { headers: bearer })).json().data
      return call(api, 'DELETE', `/members/me/sessions/${id}`, { headers: bearer })
    },
  ],
  [
    'session.refuse',
    member,
    404,
    async (api) =>
      call(api, 'DELETE', `/members/me/sessions/${NOBODYS}`, { headers: (await signedIn(api)).bearer }),
  ],
  [
    'mood.refuse',
    member,
    404,
    async (api) => {
      const { bearer } = await signedIn(api)
      await consent(api, bearer, agree)
      const body = { moodType: 'GOOD', note: '' }
      return call(api, 'PUT', `/mood/updateMood/${NOBODYS}`, { headers: bearer, body })
    },
  ],
  [
    'mood.erase',
    member,
    200,
    async (api) => {
      const { bearer: headers } = await signedIn(api)
      await consent(api, headers, agree)
      const body = { moodType: 'GOOD', note: '' }
      const { mood_id } = (await call(api, 'POST', '/mood/createMood', { headers, body })).json().data
      return call(api, 'DELETE', `/mood/${mood_id}`, { headers })
    },
  ],
  [
    'moods.erase',
    member,
    200,
    async (api) => {
      const { bearer: headers } = await signedIn(api)
      await consent(api, headers, agree)
      const body = { moodType: 'GOOD', note: '' }
      await call(api, 'POST', '/mood/createMood', { headers, body })
      return consent(api, headers, { is_given: false, kept: 'erase' })
    },
  ],
  [
    'assessment.refuse',
    member,
    404,
    async (api) => call(api, 'DELETE', `/assessments/${NOBODYS}`, { headers: (await signedIn(api)).bearer }),
  ],
  [
    'member.change',
    member,
    200,
    async (api) =>
      call(api, 'PATCH', '/members/me', {
        headers: (await signedIn(api)).bearer,
        body: { name: CANARY.name },
      }),
  ],
  ['consent.give', member, 200, async (api) => consent(api, (await signedIn(api)).bearer, agree)],
  [
    'consent.withdraw',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      await consent(api, bearer, agree)
      return consent(api, bearer, { is_given: false })
    },
  ],
  [
    'member.export',
    member,
    200,
    async (api) => call(api, 'GET', '/members/me/export', { headers: (await signedIn(api)).bearer }),
  ],
  [
    'export.refuse',
    member,
    429,
    async (api) => {
      const { bearer } = await signedIn(api)
      for (let n = 0; n < 3; n++) await call(api, 'GET', '/members/me/export', { headers: bearer })
      return call(api, 'GET', '/members/me/export', { headers: bearer })
    },
  ],
  [
    'export.ask',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      later(api, 30)
      return call(api, 'POST', '/members/me/export-request', { headers: bearer })
    },
  ],
  [
    'export.confirm',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      later(api, 30)
      const { otp } = (await call(api, 'POST', '/members/me/export-request', { headers: bearer })).json().data
      return call(api, 'POST', '/members/me/export-confirm', { headers: bearer, body: { otp } })
    },
  ],
  [
    'recovery.offer',
    member,
    200,
    async (api) => call(api, 'POST', '/members/me/recovery-offer', { headers: (await signedIn(api)).bearer }),
  ],
  [
    'recovery.make',
    member,
    200,
    async (api) => call(api, 'POST', '/members/me/recovery-code', { headers: (await signedIn(api)).bearer }),
  ],
  [
    'recovery.refuse',
    member,
    401,
    async (api) => recover(api, (await signedIn(api)).bearer, '00000-00000-00000-00000'),
  ],
  [
    'recovery.open',
    member,
    200,
    async (api) => {
      const { code } = await memberWithCode(api)
      later(api, days(90))
      return recover(api, (await enter(api)).headers, code)
    },
  ],
  [
    'member.seal',
    member,
    200,
    async (api) => {
      await memberWithCode(api)
      later(api, days(90))
      const { headers } = await enter(api)
      return call(api, 'PATCH', '/members/me', { headers, body: { name: CANARY.name } })
    },
  ],
  ['number.ask', member, 200, async (api) => askForNumber(api, (await enter(api)).headers)],
  [
    'number.refuse',
    member,
    401,
    async (api) => {
      const { headers } = await enter(api)
      const { otp, current_otp } = (await askForNumber(api, headers)).json().data
      return moveTo(api, headers, { otp: otherThan(otp), current_otp })
    },
  ],
  [
    'number.change',
    member,
    200,
    async (api) => {
      const { headers } = await enter(api)
      const { otp, current_otp } = (await askForNumber(api, headers)).json().data
      return moveTo(api, headers, { otp, current_otp })
    },
  ],
  [
    'notice.dismiss',
    member,
    200,
    async (api) => {
      const { cookie } = await enter(api)
      await enter(api)
      const { headers } = await enter(api, { cookie })
      const [{ id }] = (await call(api, 'GET', '/members/me/sign-in-notices', { headers })).json().data
      return call(api, 'DELETE', `/members/me/sign-in-notices/${id}`, { headers })
    },
  ],
  [
    'erasure.ask',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      later(api, 30)
      return askToErase(api, bearer)
    },
  ],
  [
    'erasure.refuse',
    member,
    401,
    async (api) =>
      call(api, 'DELETE', '/members/me', {
        headers: (await signedIn(api)).bearer,
        body: { otp: '123456' },
      }),
  ],
  [
    'member.erase',
    member,
    200,
    async (api) => {
      const { bearer } = await signedIn(api)
      later(api, 30)
      const { otp } = (await askToErase(api, bearer)).json().data
      return call(api, 'DELETE', '/members/me', { headers: bearer, body: { otp } })
    },
  ],
]

test.each(KINDS)('security row 59: %s is on record, by %s', async (action, actor, status, act) => {
  const api = await testApi()
  // The database says when.
  const clock = async () => (await api.pool.query('select clock_timestamp() as now')).rows[0].now.getTime()
  const before = await clock()
  const answer = await act(api)
  const after = await clock()
  expect(answer.statusCode).toBe(status)
  const { rows } = await api.pool.query(
    `select actor, request_id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from audit_events where action = $1`,
    [action],
  )
  expect(rows).toEqual([
    {
      actor: expect.stringMatching(actor),
      request_id: expect.stringMatching(/^req-\w+$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
  const at = Date.parse(rows[0]?.at)
  expect([before <= at, at <= after]).toEqual([true, true])
})

test.each(KINDS.filter(([action]) => action.endsWith('.refuse')))(
  'finding H3, security row 59: %s is counted beside its row',
  async (action, _actor, _status, act) => {
    const api = await testApi()
    await act(api)
    await api.context.refusals.flush()
    const { rows } = await api.pool.query('select action, refusals::int from refusal_counts')
    expect(rows).toEqual([{ action, refusals: 1 }])
  },
)

test('D42, security row 59: the audit trail of a member’s whole life holds no id, no number and no free text', async () => {
  const api = await testApi()
  const { memberId, phone, bearer } = await wholeMember(api)
  await call(api, 'GET', '/members/me/export', { headers: bearer })
  later(api, 60)
  const { otp } = (await askToErase(api, bearer)).json().data
  const before = await api.db.selectFrom('auditEvents').selectAll().execute()
  await call(api, 'DELETE', '/members/me', { headers: bearer, body: { otp } })
  const trail = await api.db.selectFrom('auditEvents').selectAll().execute()
  expect(trail.length).toBe(before.length + 1)
  expect(trail.length).toBeGreaterThan(8)
  for (const event of trail) expect(event.actor).toMatch(/^(visitor|system|m-[0-9a-f]{32})$/)
  const text = JSON.stringify(trail)
  for (const personal of [memberId, phone, CANARY.mobile, CANARY.name, CANARY.key, otp, 'asha@example.in'])
    expect(text).not.toContain(personal)
})

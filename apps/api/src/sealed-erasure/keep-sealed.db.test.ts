import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { expect, test } from 'vitest'
import { answerFollowStep } from '#consultation/follow-request.ts'
import { newsletterToken } from '#newsletter/newsletter-links.ts'
import { retentionTasks } from '#retention-tasks.ts'
import { placesOf } from '#testing/places-of.ts'
import { testHolder } from '#testing/sealed.ts'
import { call } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { CANARY, NEIGHBOUR, tracesOf, wholeMember } from '#testing/whole-member.ts'

type Api = Awaited<ReturnType<typeof testApi>>
type Member = Awaited<ReturnType<typeof wholeMember>>

const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1_000)
}

const PATH = '/api/v1/mwellness'

async function eraseAccount(api: Api, { bearer }: Member) {
  later(api, 60)
  const asked = await call(api, 'POST', '/members/me/erase-request', { headers: bearer })
  return call(api, 'DELETE', '/members/me', { headers: bearer, body: { otp: asked.json().data.otp } })
}

const idOf = async (api: Api, table: string, { memberId }: Member) =>
  (await api.pool.query(`select * from ${table} where member_id = '${memberId}'`)).rows[0]

/** A visitor's request, and its link. */
async function requestOf(api: Api) {
  const payload = { ...ASHA, phone: '98765 43210' }
  const { id, token } = (await api.app.inject({ method: 'POST', url: `${PATH}/requests`, payload })).json()
    .data
  return { id, token }
}

const ASHAS = { name: ASHA.name, email: ASHA.email, phone: '+919876543210' }
const PROFILE = [{ phone: `+91${CANARY.mobile}`, name: CANARY.name }]
const MOODS = [{ day: '2026-11-20', mood_type: 'BAD', note: CANARY.note }]
const RESULTS = [{ assessment_name: 'Depression Assessment', responses: [0, 3, 1], total: 4 }]

/** Every way in which someone erases, and what the holder of the key then reads. */
const WAYS: Record<
  string,
  [erase: (api: Api, member: Member) => Promise<unknown>, action: string, tables: object]
> = {
  'a whole account': [
    eraseAccount,
    'member.erase',
    {
      profile: PROFILE,
      moods: MOODS,
      assessments: RESULTS,
      'safety-plan': [{ sealed: 'A'.repeat(40) }],
      'consultation-requests': [{ section: ASHA.section, phone: `+91${CANARY.mobile}` }],
      'typed-in-requests': [{ name: ASHA.name, email: ASHA.email }],
      appointments: [{ status: 'booked' }],
    },
  ],
  'one mood': [
    async (api, member) =>
      call(api, 'DELETE', `/mood/${(await idOf(api, 'moods', member)).mood_id}`, { headers: member.bearer }),
    'mood.erase',
    { profile: PROFILE, moods: MOODS },
  ],
  'one result': [
    async (api, member) =>
      call(api, 'DELETE', `/assessments/${(await idOf(api, 'assessments', member)).id}`, {
        headers: member.bearer,
      }),
    'assessment.erase',
    { profile: PROFILE, assessments: RESULTS },
  ],
  'all moods': [
    (api, { bearer }) => call(api, 'DELETE', '/members/me/data/moods', { headers: bearer }),
    'moods.erase',
    { profile: PROFILE, moods: MOODS },
  ],
  'all results': [
    (api, { bearer }) => call(api, 'DELETE', '/members/me/data/assessments', { headers: bearer }),
    'assessments.erase',
    { profile: PROFILE, assessments: RESULTS },
  ],
  'a consent, with what was kept under it': [
    (api, { bearer }) =>
      call(api, 'PUT', '/members/me/consents/moods', {
        headers: bearer,
        body: { is_given: false, kept: 'erase' },
      }),
    'moods.erase',
    { profile: PROFILE, moods: MOODS },
  ],
  'the kept copy of a safety plan, which stays sealed as it was': [
    (api, { bearer }) => call(api, 'DELETE', '/members/me/safety-plan', { headers: bearer }),
    'plan.remove',
    { profile: PROFILE, 'safety-plan': [{ sealed: 'A'.repeat(40), version: 1 }] },
  ],
  'a summary that was sent to an appointment': [
    async (api, member) => {
      const { appointment_id } = await idOf(api, 'sent_summaries', member)
      const path = `/members/me/appointments/${appointment_id}/summary`
      return call(api, 'DELETE', path, { headers: member.bearer })
    },
    'summary.take-back',
    { profile: PROFILE, 'summaries-sent': [{ purposes: ['moods'] }] },
  ],
  'a request, by its link': [
    async (api) => {
      const { token } = await requestOf(api)
      const step = { token, ip: '192.0.2.1', traceId: 'r' }
      const digits = { kind: 'digits', digits: '3210' } as const
      const { setCookies } = await answerFollowStep(api.context, { ...step, step: digits, cookie: undefined })
      const cookie = setCookies[0]?.split(';')[0]
      return answerFollowStep(api.context, { ...step, step: { kind: 'erase' }, cookie })
    },
    'consultation-request.erase',
    {
      'typed-in-requests': [ASHAS],
      'consultation-requests': [{ section: ASHA.section, phone: ASHAS.phone }],
      'what-happened-to-requests': expect.any(Array),
    },
  ],
  'a request, at the desk': [
    async (api) => {
      const { browser } = await staffSession(api, ['owner'])
      const { id } = await requestOf(api)
      return browser.delete(`/requests/${id}`)
    },
    'consultation-request.erase',
    {
      'typed-in-requests': [ASHAS],
      'consultation-requests': [{ section: ASHA.section, phone: ASHAS.phone }],
      'what-happened-to-requests': expect.any(Array),
    },
  ],
  'an address that got the letters': [
    async (api) => {
      const post = (step: string, payload: object) =>
        api.app.inject({ method: 'POST', url: `${PATH}/newsletter/${step}`, payload })
      await post('subscribe', { email: 'reader@example.in' })
      const { rows } = await api.pool.query('select id from newsletter_subscriptions')
      const token = newsletterToken(api.context.config.keys.current, 'unsubscribe', rows[0].id)
      return post('unsubscribe', { token })
    },
    'newsletter-subscription.leave',
    { newsletter: [{ email: 'reader@example.in' }] },
  ],
}

const kept = async (api: Api) => (await api.pool.query('select * from sealed_erasures')).rows

test.each(Object.entries(WAYS))(
  'care §6: who erases %s leaves one sealed copy, of that and nothing else',
  async (_what, [erase, action, tables]) => {
    const api = await testApi()
    const holder = await testHolder()
    api.context.config.seal = holder.seal
    const member = await wholeMember(api)
    await wholeMember(api, NEIGHBOUR)
    await erase(api, member)
    const [row, ...others] = await kept(api)
    expect(others).toEqual([])
    const erased = await holder.open(row.sealed)
    expect(erased).toMatchObject({ format: 'pulli-erasure-1', action, tables })
    const isWhole = action === 'member.erase'
    if (!isWhole) expect(Object.keys(erased.tables).toSorted()).toEqual(Object.keys(tables).toSorted())
    expect(JSON.stringify(erased)).not.toContain(NEIGHBOUR.mobile)
    expect(row).toMatchObject({ erased_on: '2026-11-21', ends_on: '2027-11-21' })
  },
)

test('care §6: where nothing is to be kept, nothing is, whichever way someone erases', async () => {
  for (const [erase] of Object.values(WAYS)) {
    const api = await testApi()
    await erase(api, await wholeMember(api))
    expect(await kept(api)).toEqual([])
  }
})

test('security row 61: after an erasure under seal, nobody but the holder of the key reads anything of the member', async () => {
  const api = await testApi()
  const holder = await testHolder()
  api.context.config.seal = holder.seal
  const member = await wholeMember(api)
  const keys = await api.pool.query('select wrapped_key from members')
  await eraseAccount(api, member)
  const words = [...tracesOf(api, member), keys.rows[0].wrapped_key.toString('hex')]
  const hidden = words.map((word) => Buffer.from(word).toString('hex'))
  expect(await placesOf(api, [...words, ...hidden])).toEqual(['public.audit_events.actor'])
  expect(JSON.stringify(await holder.openAll(api.pool))).toContain(CANARY.name)
  // Nothing outside the seal leads to an event of the trail.
  const { rows: events } = await api.pool.query('select id from audit_events')
  const [row] = await kept(api)
  expect(events.map(({ id }) => id)).not.toContain(row.id)
})

test('a seal that fails ends the erasure: everything is there as before, and nothing is kept', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  api.context.config.seal = () => Promise.reject(new Error('no seal'))
  const { mood_id: id } = await idOf(api, 'moods', member)
  const erase = () => call(api, 'DELETE', `/mood/${id}`, { headers: member.bearer })
  expect((await erase()).statusCode).toBe(500)
  expect((await eraseAccount(api, member)).statusCode).toBe(500)
  expect(await idOf(api, 'moods', member)).toMatchObject({ mood_id: id })
  expect(await kept(api)).toEqual([])
  const { rows } = await api.pool.query("select action from audit_events where action like '%.erase'")
  expect(rows).toEqual([])
  api.context.config.seal = undefined
  expect((await erase()).statusCode).toBe(200)
})

test('a sealed copy goes after its year, also where nothing is kept any more', async () => {
  const api = await testApi()
  api.context.config.seal = (await testHolder()).seal
  await eraseAccount(api, await wholeMember(api))
  api.context.config.seal = undefined
  const night = retentionTasks(api.context)['forget-sealed-erasures']
  const after = (days: number) => {
    api.time.now = new Date(NOW.getTime() + days * 86_400_000)
  }
  after(RETENTION.sealedErasureDays)
  await night()
  expect(await kept(api)).toHaveLength(1)
  after(RETENTION.sealedErasureDays + 1)
  await night()
  expect(await kept(api)).toEqual([])
})

test('the server changes nothing that is sealed', async () => {
  const api = await testApi()
  api.context.config.seal = (await testHolder()).seal
  await eraseAccount(api, await wholeMember(api))
  await expect(
    api.context.database.pool.query("update sealed_erasures set ends_on = '2099-01-01'"),
  ).rejects.toThrow('permission denied')
})

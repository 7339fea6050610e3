import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { expect, test } from 'vitest'
import { type ContractCall, callsOf } from './testing/random-call.ts'
import { BASE, call, signedIn } from './testing/sign-in.ts'
import { testApi } from './testing/test-api.ts'
import { CANARY, wholeMember } from './testing/whole-member.ts'

type Api = Awaited<ReturnType<typeof testApi>>

const FAVOURITE = 'abcdefghijklmnopqrstuvwx'

const CHOICE = { from: '2026-11-01', to: '2026-11-20', items: ['moods', 'notes'] }

/** Everything of a member, table by table, whatever tables there are. */
async function rowsOf(api: Api, memberId: string) {
  const { rows: tables } = await api.pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id' order by 1`,
  )
  const kept: Record<string, Record<string, unknown>[]> = {}
  for (const { table } of tables)
    kept[table] = (
      await api.pool.query(`select * from ${table} where member_id = $1 order by 1, 2`, [memberId])
    ).rows
  return kept
}

/** What each private call that takes a body is sent. A new one fails until it is listed here. */
const BODIES: Readonly<Record<string, (otp: string) => unknown>> = {
  'PATCH /members/me': () => ({ name: 'Bala', time_zone: 'Europe/London' }),
  'PUT /members/me/consents/{purpose}': () => ({
    is_given: true,
    notice_version: CONSENT_NOTICE_VERSIONS.moods,
    is_adult: true,
  }),
  'POST /mood/createMood': () => ({ moodType: 'GOOD', note: 'Of Bala' }),
  'PUT /mood/updateMood/{mood_id}': () => ({ moodType: 'AWFUL', note: 'Of Bala' }),
  'POST /members/me/export-confirm': () => ({ otp: '123456' }),
  'POST /auth/recover': () => ({ recovery_code: '00000-00000-00000-00000' }),
  'POST /members/me/number-request': () => ({ mobile_number: '9123456780' }),
  'PUT /members/me/number': () => ({ mobile_number: '9123456780', otp: '123456', current_otp: '123456' }),
  'PUT /members/me/safety-plan': () => ({ sealed: 'B'.repeat(40), replaces: null }),
  'POST /members/me/appointments/{id}/summary/preview': () => CHOICE,
  'PUT /members/me/appointments/{id}/summary': () => ({ ...CHOICE, seen: 'x' }),
  'PUT /members/me/requests/{id}/mail': () => ({ answer: 'keep' }),
  'PUT /members/me/unclaimed-requests/{id}': () => ({ answer: 'mine' }),
  'DELETE /members/me': (otp) => ({ otp }),
}

test('security rows 23 and 24: with the token of another member no private call of the contract shows or changes a row', async () => {
  const api = await testApi()
  const asha = await wholeMember(api)
  const bala = await signedIn(api, '9123456789')
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const document = (await api.app.inject(`${BASE}/openapi.json`)).json()
  const isPrivate = ({ described }: ContractCall) =>
    (described as { security?: object[] }).security?.every((way) => 'bearer' in way)
  const order = ['POST /members/me/erase-request', 'DELETE /members/me']
  const calls = callsOf(document)
    .filter(({ path }) => path.startsWith(BASE))
    .filter(isPrivate)
    .filter(({ described }) => (described as { security?: object[] }).security?.length)
    .map(({ method, path }) => ({
      method,
      path: path.replace(BASE, ''),
      name: `${method} ${path.replace(BASE, '')}`,
    }))
    // It ends a session of the caller's, and later calls would be anonymous.
    .filter(({ name }) => name !== 'POST /auth/logout')
    // What ends a member comes last.
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  expect(calls.length).toBeGreaterThanOrEqual(15)

  const before = await rowsOf(api, asha.memberId)
  for (const table of [
    'assessments',
    'consents',
    'favourites',
    'kept_safety_plans',
    'members',
    'moods',
    'sent_summaries',
    'sessions',
  ])
    expect([table, before[table]?.length]).not.toEqual([table, 0])
  const ids: Record<string, unknown> = {
    mood_id: before.moods?.[0]?.mood_id,
    id: before.sessions?.[0]?.session_id,
    documentId: FAVOURITE,
    purpose: 'moods',
  }

  let otp = ''
  const answered: Record<string, number> = {}
  for (const { method, path, name } of calls) {
    const own = { ...ids }
    if (name === 'DELETE /assessments/{id}') own.id = before.assessments?.[0]?.id
    if (name.includes('/appointments/')) own.id = before.sent_summaries?.[0]?.appointment_id
    const place = path.replace(/\{(\w+)\}/g, (_, part: string) => {
      if (own[part] === undefined) throw new Error(`say whose ${part} the call ${name} is tried with`)
      return String(own[part])
    })
    const answer = await call(api, method, place, {
      headers: bala.bearer,
      ...(BODIES[name] && { body: BODIES[name](otp) }),
    })
    answered[name] = answer.statusCode
    // A body that is in order: what is refused here is refused for whose it is.
    expect([name, answer.statusCode]).not.toEqual([name, 422])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const trace of [CANARY.name, CANARY.note, CANARY.mobile, asha.memberId, asha.pseudonym])
      expect([name, answer.body.includes(trace)]).toEqual([name, false])
    if (/(?:export|number)-request$/.test(name)) api.time.now = new Date(api.time.now.getTime() + 280_000)
    if (name === 'POST /members/me/erase-request') otp = answer.json().data.otp
  }
  expect(answered).toMatchObject({
    'PUT /mood/updateMood/{mood_id}': 404,
    'DELETE /mood/{mood_id}': 404,
    'DELETE /assessments/{id}': 404,
    'DELETE /members/me/sessions/{id}': 404,
    'DELETE /members/me/sign-in-notices/{id}': 404,
    'POST /members/me/appointments/{id}/summary/preview': 404,
    'PUT /members/me/appointments/{id}/summary': 403,
    'GET /members/me/appointments/{id}/summary': 404,
    'DELETE /members/me/appointments/{id}/summary': 200,
    'GET /members/me/summaries': 200,
    'GET /mood/getMoods': 200,
    'GET /members/me/export': 200,
    'DELETE /members/me': 200,
  })
  expect(await rowsOf(api, asha.memberId)).toEqual(before)
  expect((await call(api, 'GET', '/members/me', { headers: asha.bearer })).json().data.name).toBe(CANARY.name)
})

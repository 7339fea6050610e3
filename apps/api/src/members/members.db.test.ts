import { expect, test } from 'vitest'
import { keysOf } from '#keys/keys.ts'
import { askForCode, call, MOBILE, signedIn, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { sealingKeys } from './member-calls.ts'

const ASHA = '9876543210'
const BALA = '9123456789'

test('D32: a member reads and changes their name and time zone, and sees four digits of their number', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const read = await call(api, 'GET', '/members/me', { headers: bearer })
  expect(read.json().data).toEqual({
    name: '',
    time_zone: 'Asia/Kolkata',
    time_zone_is_chosen: false,
    phone: '******3210',
    member_since: '2026-11-21T06:00:00.000Z',
  })
  expect(read.body).not.toContain(MOBILE)
  const named = await call(api, 'PATCH', '/members/me', { headers: bearer, body: { name: '  आशा राव ' } })
  expect(named.json().data).toMatchObject({ name: 'आशा राव', time_zone_is_chosen: false })
  await call(api, 'PATCH', '/members/me', { headers: bearer, body: { time_zone: 'Europe/London' } })
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const again = await tryCode(api, await askForCode(api))
  expect(again.json().data).toMatchObject({
    name: 'आशा राव',
    time_zone: 'Europe/London',
    time_zone_is_chosen: true,
  })
})

test.each([
  [{}, { name: 'Send name, time_zone or both.' }],
  [{ name: '' }, { name: 'Enter your name.' }],
  [{ name: 'a'.repeat(101) }, { name: 'Enter a name of at most 100 characters.' }],
  [{ name: 'a\u0000b' }, { name: 'Remove line breaks and hidden control characters.' }],
  [{ time_zone: '+05:30' }, { time_zone: 'Send the name of an IANA time zone, such as Asia/Kolkata.' }],
  [{ name: 'Asha', phone: '9000000001' }, { phone: 'This field is not known.' }],
])('security rows 26 and 27: the change %j is refused with 422', async (body, fields) => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const answer = await call(api, 'PATCH', '/members/me', { headers: bearer, body })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().data.fields).toEqual(fields)
})

const sealingKeysOf = async (api: Awaited<ReturnType<typeof testApi>>, headers: Record<string, string>) =>
  (await call(api, 'GET', '/members/me/sealing-keys', { headers })).json().data.keys as string[]

test('finding M5: a member has the same sealing keys in every session, another member has others, and none are stored', async () => {
  const api = await testApi()
  const phone = await signedIn(api, ASHA)
  const bala = await signedIn(api, BALA)
  const keys = await sealingKeysOf(api, phone.bearer)
  expect(keys).toHaveLength(1)
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32)
  expect(await sealingKeysOf(api, bala.bearer)).not.toEqual(keys)
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const again = await signedIn(api, ASHA)
  expect(await sealingKeysOf(api, again.bearer)).toEqual(keys)
  await call(api, 'POST', '/auth/logout', { headers: again.bearer })
  const refused = await call(api, 'GET', '/members/me/sealing-keys', { headers: again.bearer })
  expect(refused.statusCode).toBe(401)
})

test('finding M5: data sealed with the old key stays readable during a rotation', () => {
  const memberId = '0197a1b2-0000-7000-8000-000000000000'
  const [old] = sealingKeys(keysOf({ secret: 'a'.repeat(24) }), memberId)
  const both = sealingKeys(keysOf({ secret: 'b'.repeat(24), fallbackSecret: 'a'.repeat(24) }), memberId)
  expect(both).toHaveLength(2)
  expect(both[1]).toBe(old)
  expect(both[0]).not.toBe(old)
})

test('security row 19: a member lists all their sessions, and ends another one at once', async () => {
  const api = await testApi()
  const phone = await signedIn(api, ASHA, { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' })
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const desk = await signedIn(api, ASHA, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
  await signedIn(api, BALA)

  const list = (await call(api, 'GET', '/members/me/sessions', { headers: desk.bearer })).json().data
  expect(list.map(({ device, is_current }: Record<string, unknown>) => [device, is_current])).toEqual([
    ['Firefox, Windows', true],
    ['Chrome, Android', false],
  ])
  const ended = await call(api, 'DELETE', `/members/me/sessions/${list[1].id}`, { headers: desk.bearer })
  expect(ended.json()).toMatchObject({ status: 200, data: { id: list[1].id } })
  expect((await call(api, 'GET', '/members/me', { headers: phone.bearer })).statusCode).toBe(401)
  expect((await call(api, 'POST', '/auth/refresh', { headers: phone.cookies })).statusCode).toBe(401)
  const left = (await call(api, 'GET', '/members/me/sessions', { headers: desk.bearer })).json().data
  expect(left).toHaveLength(1)
})

test("the attack: ending another member's session answers 404, changes nothing and is recorded", async () => {
  const api = await testApi()
  const asha = await signedIn(api, ASHA)
  const bala = await signedIn(api, BALA)
  const [{ id }] = (await call(api, 'GET', '/members/me/sessions', { headers: asha.bearer })).json().data
  const answer = await call(api, 'DELETE', `/members/me/sessions/${id}`, { headers: bala.bearer })
  expect(answer.json()).toMatchObject({ status: 404, data: { code: 'unknown-session' } })
  expect((await call(api, 'GET', '/members/me', { headers: asha.bearer })).statusCode).toBe(200)
  const trail = await api.db.selectFrom('auditEvents').select('action').execute()
  expect(trail.map(({ action }) => action)).toContain('session.refuse')
})

type Operation = { security?: unknown[]; parameters?: { in: string; name: string }[] }

test('security row 23: every private call of the contract answers 401 to nobody, to nonsense, and to what has run out', async () => {
  const api = await testApi()
  const old = await signedIn(api)
  const document = (await api.app.inject('/api/v1/mwellness/openapi.json')).json()
  const calls = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length && security.every((way) => 'bearer' in (way as object)))
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, NOBODYS) })),
  )
  expect(calls.length).toBeGreaterThanOrEqual(12)
  api.time.now = new Date(api.time.now.getTime() + 900_000)
  const tokens = [
    undefined,
    'Bearer',
    'Bearer x',
    `Bearer ${'a'.repeat(43)}`,
    `Basic ${old.token}`,
    `Bearer ${old.refresh}`,
    old.bearer.authorization,
  ]
  for (const { method, path } of calls) {
    for (const authorization of tokens) {
      const answer = await api.app.inject({
        method: method as 'GET',
        url: path,
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, 401])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

const NOBODYS = '0197a1b2-0000-7000-8000-000000000000'

import { expect, test } from 'vitest'
import { placesOf } from '#testing/places-of.ts'
import { askForCode, call, otherThan, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { CANARY, NEIGHBOUR, tracesOf, wholeMember } from '#testing/whole-member.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}
const askToErase = async (api: Api, headers: Record<string, string>): Promise<string> => {
  const answer = await call(api, 'POST', '/members/me/erase-request', { headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.otp
}
const erase = (api: Pick<Api, 'app'>, headers: Record<string, string>, otp: string) =>
  call(api, 'DELETE', '/members/me', { headers, body: { otp } })

test('D32, D42, security row 61: after an erasure neither member nor number is anywhere, in no table and no job', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  const other = await wholeMember(api, NEIGHBOUR)
  const before = await placesOf(api, [member.memberId, CANARY.mobile])
  // What they said is encrypted: nothing of it is found even before.
  expect(await placesOf(api, [CANARY.mobile, CANARY.name, CANARY.note])).toEqual([])
  // Every table that points to a member is among them, so that an empty one proves nothing here.
  const { rows: owned } = await api.pool.query<{ place: string }>(
    `select format('public.%I.member_id', table_name) as place from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id'`,
  )
  expect(before).toEqual(
    [...owned.map(({ place }) => place), 'graphile_worker._private_jobs.payload'].toSorted(),
  )

  later(api, 60)
  const answer = await erase(api, member.bearer, await askToErase(api, member.bearer))
  expect(answer.json()).toEqual({
    status: 200,
    error: false,
    message: 'Everything we kept about you is erased.',
    data: {},
  })
  expect(await placesOf(api, tracesOf(api, member))).toEqual(['public.audit_events.actor'])
  // Of the other one everything is still there.
  expect(await placesOf(api, [other.memberId, NEIGHBOUR.mobile])).toEqual(before)
})

test('D42: only an unlinkable audit trail remains, which shows that a consent existed', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  later(api, 60)
  await erase(api, member.bearer, await askToErase(api, member.bearer))
  const trail = await api.db
    .selectFrom('auditEvents')
    .select(['action', 'actor'])
    .where('actor', '=', member.pseudonym)
    .execute()
  const actions = trail.map(({ action }) => action)
  for (const action of ['consent.give', 'erasure.ask', 'member.erase']) expect(actions).toContain(action)
  expect(await api.db.selectFrom('memberPseudonyms').selectAll().execute()).toEqual([])
})

test('security row 61: an erasure ends every session at once, on every replica, and takes the cookies away', async () => {
  const api = await testApi()
  const other = await api.replica()
  const phone = await signedIn(api)
  later(api, 60)
  const desk = await signedIn(api)
  later(api, 60)
  const answer = await erase(api, desk.bearer, await askToErase(api, desk.bearer))
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(answer.headers['set-cookie']).toEqual([
    'refresh=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
    'XSRF-TOKEN=; Path=/; Max-Age=0; SameSite=Strict',
  ])
  for (const browser of [phone, desk]) {
    expect((await call(other, 'GET', '/members/me', { headers: browser.bearer })).statusCode).toBe(401)
    expect((await call(other, 'POST', '/auth/refresh', { headers: browser.cookies })).statusCode).toBe(401)
  }
})

test('a code for signing in erases nothing, one for erasing signs nobody in, and each is good once', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  later(api, 60)
  const forSignIn = await askForCode(api)
  const refused = await erase(api, bearer, forSignIn)
  expect(refused.json()).toMatchObject({ status: 401, data: { code: 'wrong-code' } })
  later(api, 60)
  const forErasing = await askToErase(api, bearer)
  const body = { mobile_number: '9876543210', type: 'phone', otp: forErasing }
  expect((await call(api, 'POST', '/auth/login', { body })).statusCode).toBe(401)
  expect((await call(api, 'GET', '/members/me', { headers: bearer })).statusCode).toBe(200)
  expect((await erase(api, bearer, forErasing)).statusCode).toBe(200)
  expect((await erase(api, bearer, forErasing)).json().data.code).toBe('sign-in-needed')
})

test.each([
  [undefined, 'otp'],
  [{}, 'otp'],
  [{ otp: '12345' }, 'otp'],
  [{ otp: 1234567 }, 'otp'],
  [{ otp: '123456', sure: true }, 'sure'],
])('security row 26: the erasure %j is refused with 422, and nothing is gone', async (body, field) => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const answer = await call(api, 'DELETE', '/members/me', { headers: bearer, ...(body && { body }) })
  expect(answer.statusCode).toBe(422)
  if (body !== undefined) expect(Object.keys(answer.json().data.fields)).toEqual([field])
  expect((await call(api, 'GET', '/members/me', { headers: bearer })).statusCode).toBe(200)
})

test('the attack: someone with a stolen token guesses the code. Five tries, then none, and each is on record', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  later(api, 60)
  const code = await askToErase(api, bearer)
  for (let n = 0; n < 5; n++) expect((await erase(api, bearer, otherThan(code))).statusCode).toBe(401)
  expect((await erase(api, bearer, code)).json().data.code).toBe('wrong-code')
  const refused = await api.db
    .selectFrom('auditEvents')
    .select('id')
    .where('action', '=', 'erasure.refuse')
    .execute()
  expect(refused).toHaveLength(6)
  later(api, 30)
  const next = await askToErase(api, bearer)
  for (let n = 0; n < 5; n++) await erase(api, bearer, otherThan(next))
  expect((await erase(api, bearer, next)).json().data.code).toBe('wrong-code')
  // Nor does asking on help: three codes in ten minutes.
  later(api, 30)
  await askToErase(api, bearer)
  later(api, 30)
  const waits = await call(api, 'POST', '/members/me/erase-request', { headers: bearer })
  expect(waits.json().data.code).toBe('too-many-codes')
  expect(waits.headers['retry-after']).toBe('510')
})

test('the attack: a cross-site page cannot erase anybody', async () => {
  const api = await testApi()
  const { bearer, cookies } = await signedIn(api)
  later(api, 60)
  const otp = await askToErase(api, bearer)
  const answer = await erase(api, { ...bearer, ...cookies, origin: 'https://evil.example' }, otp)
  expect(answer.json().data.code).toBe('cross-site-request')
})

test('a write during the member’s erasure answers 401, never 5xx, and is not stored', async () => {
  const api = await testApi({ connections: 30 })
  const member = await wholeMember(api)
  later(api, 60)
  const otp = await askToErase(api, member.bearer)
  const [erased, ...renewed] = await Promise.all([
    erase(api, member.bearer, otp),
    ...Array.from({ length: 8 }, () => call(api, 'POST', '/auth/refresh', { headers: member.cookies })),
    ...Array.from({ length: 8 }, () =>
      call(api, 'POST', '/mood/createMood', { headers: member.bearer, body: { moodType: 'GOOD', note: '' } }),
    ),
    ...Array.from({ length: 8 }, () =>
      call(api, 'PATCH', '/members/me', { headers: member.bearer, body: { name: 'Again' } }),
    ),
  ])
  expect(erased.statusCode).toBe(200)
  for (const answer of renewed) expect([200, 401]).toContain(answer.statusCode)
  expect(await api.db.selectFrom('members').selectAll().execute()).toEqual([])
  expect(await api.db.selectFrom('moods').selectAll().execute()).toEqual([])
  expect(await api.db.selectFrom('accessTokens').selectAll().execute()).toEqual([])
})

test('the number is free afterwards: the next sign-in with it creates a new member without history', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  later(api, 60)
  await erase(api, member.bearer, await askToErase(api, member.bearer))
  later(api, 600)
  const again = await signedIn(api, CANARY.mobile)
  const me = (await call(api, 'GET', '/members/me', { headers: again.bearer })).json().data
  expect(me.name).toBe('')
  const rows = await api.db.selectFrom('members').select('memberId').execute()
  expect(rows.map(({ memberId }) => memberId)).not.toContain(member.memberId)
})

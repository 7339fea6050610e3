import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { sessionOf } from '#testing/sessions.ts'
import { askForCode, BASE, call, MOBILE, signedIn } from '#testing/sign-in.ts'
import { sittingOf } from '#testing/sittings.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'

const JSON_ALONE = { 'content-type': 'application/json' }

test('every member operation answers 401 to a stranger before it validates parameters, type or body', async () => {
  const { app } = await testApi()
  const { paths } = (await app.inject(`${BASE}/openapi.json`)).json()
  const isForMembers = ({ security }: { security?: object[] }) =>
    security !== undefined && security.length > 0 && security.every((way) => 'bearer' in way)
  const calls = Object.entries<Record<string, { security?: object[] }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) =>
      isForMembers(described) ? [[method.toUpperCase(), path.replace(/\{\w+\}/g, '%00')] as const] : [],
    ),
  )
  expect(calls.length).toBeGreaterThan(14)
  for (const [method, path] of calls) {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer undefined',
      `Bearer ${'x'.repeat(43)}`,
      'Basic eA==',
    ]) {
      const answer = await app.inject({
        method: method as 'POST',
        url: `${path}?from=x&from=y&nothing=1`,
        headers: { authorization, 'content-type': 'text/plain', 'x-time-zone': 'Mars/Olympus' },
        payload: '{',
      })
      expect([method, path, answer.json().data?.code]).toEqual([method, path, 'sign-in-needed'])
    }
  }
})

test.each(['0000-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])(
  'finding api F5: the day %s is refused with 422, wherever one is sent',
  async (day) => {
    const { create, list, post } = await moodApi()
    for (const answer of [
      await list(`?from=${day}`),
      await list(`?to=${day}`),
      await create({ moodType: 'GOOD', day }),
      await post({ ...ASHA, consultation_date: day }),
    ])
      expect(answer.statusCode).toBe(422)
  },
)

test('finding api F5: days from 1900 to 2100 are accepted', async () => {
  const { list } = await moodApi()
  expect((await list('?from=1900-01-01&to=2100-12-31')).statusCode).toBe(200)
})

test('finding api F8: a JSON content type without a body is ignored by every operation that needs no body', async () => {
  const api = await testApi()
  const { authorization } = await sessionOf(api, '+919876543210')
  const headers = { ...JSON_ALONE, authorization }
  const favourite = '/members/me/favourites/abcdefghijklmnopqrstuvwx'
  for (const [method, path] of [
    ['PUT', favourite],
    ['DELETE', favourite],
    ['POST', '/members/me/erase-request'],
    ['POST', '/auth/logout'],
  ] as const) {
    expect([path, (await call(api, method, path, { headers })).statusCode]).toEqual([path, 200])
  }
  const login = await call(api, 'POST', '/auth/login', { headers: JSON_ALONE })
  expect(login.json().data.code).toBe('malformed-json')
})

test.each([
  ['GET', '/user-contact-email', 'POST'],
  ['PATCH', '/members/me', undefined],
  ['POST', '/members/me', 'GET, HEAD, PATCH, DELETE'],
  ['DELETE', '/mood/updateMood/x', 'PUT'],
  ['POST', '/openapi.json', 'GET, HEAD'],
  ['POST', '/mood/getMoods', 'GET, HEAD'],
  ['GET', '/mood/updateMood', 'DELETE'],
  ['GET', '/mood/updateMood/x/y', undefined],
] as const)('finding api F11: %s %s says which methods it takes', async (method, path, allow) => {
  const api = await testApi()
  const answer = await call(api, method, path)
  expect(answer.headers.allow?.toString().split(', ').toSorted()).toEqual(allow?.split(', ').toSorted())
  if (allow !== undefined)
    expect(answer.json()).toMatchObject({ status: 405, data: { code: 'method-not-allowed' } })
})

test.each([
  ['{', { 'content-type': 'application/json' }],
  ['null', { 'content-type': 'application/json' }],
  [undefined, {}],
])(
  'finding api F11: the answer to the body %j carries an id, under which the log has it',
  async (payload, headers) => {
    const { app } = await testApi()
    const url = `${BASE}/auth/login`
    const answer = await app.inject({
      method: 'POST',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    })
    expect(answer.headers['x-request-id']).toEqual(expect.any(String))
  },
)

test('finding api F11: a body that is not an object is rejected as such, not as an object without fields', async () => {
  const { app } = await testApi()
  for (const payload of ['null', '[]', '3', '"text"']) {
    const answer = await app.inject({
      method: 'POST',
      url: `${BASE}/auth/login`,
      headers: JSON_ALONE,
      payload,
    })
    expect(answer.json()).toMatchObject({
      status: 422,
      message: 'Send a JSON object.',
      data: { code: 'invalid-input', fields: { body: 'Send a JSON object.' } },
    })
  }
})

test('finding api F11: an impossible session id is as unknown as one that does not exist', async () => {
  const api = await testApi()
  const { authorization } = await sessionOf(api, '+919876543210')
  for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
    const answer = await call(api, 'DELETE', `/members/me/sessions/${id}`, { headers: { authorization } })
    expect(answer.json()).toMatchObject({ status: 404, data: { code: 'unknown-session' } })
  }
})

test.each(['', 'Bearer', 'Bearer ', 'bearer undefined', 'Bearer null'])(
  'a front end as the specification has it: the header %j of a page without a session is nobody',
  async (authorization) => {
    const api = await testApi()
    const body = sittingOf('Anxiety Assessment', 1)
    const path = '/assessments/store-assessment-result'
    const answer = await call(api, 'POST', path, { headers: { authorization }, body })
    expect(answer.json()).toMatchObject({ status: 200, data: { isStored: false } })
    const keeping = await call(api, 'POST', `${path}?keep=required`, { headers: { authorization }, body })
    expect(keeping.statusCode).toBe(401)
    // A client with a token may believe that its data is stored: an expired one is refused.
    const over = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect((await call(api, 'POST', path, { headers: over, body })).statusCode).toBe(401)
  },
)

test('a front end as the specification has it: a code sent as a number is accepted, with its leading zeros restored', async () => {
  const api = await testApi()
  let code = '999999'
  for (let n = 0; !code.startsWith('0') && n < 200; n++) {
    api.time.now = new Date(api.time.now.getTime() + 86_400_000)
    code = await askForCode(api)
  }
  expect(code).toMatch(/^0/)
  const body = { mobile_number: MOBILE, type: 'phone', otp: Number(code) }
  expect((await call(api, 'POST', '/auth/login', { body })).statusCode).toBe(200)
  for (const otp of [1234567, -1, 1.5, 1e21, true])
    expect((await call(api, 'POST', '/auth/login', { body: { ...body, otp } })).statusCode).toBe(422)
})

test('a front end as the specification has it: a null note is treated as absent and leaves the existing note', async () => {
  const { create, change, rows } = await moodApi()
  const { mood_id } = (await create({ moodType: 'GOOD', note: null })).json().data
  expect(await rows()).toMatchObject([{ note: '' }])
  await change(mood_id, { moodType: 'GOOD', note: 'Walked home.' })
  expect((await change(mood_id, { moodType: 'OKAY', note: null })).json().data.note).toBe('Walked home.')
})

test('a front end as the specification has it: a mood filled in later is on its own day', async () => {
  const { create, list, rows } = await moodApi()
  const filled = (await create({ moodType: 'GOOD', day: '2026-11-18' })).json().data
  expect(filled).toMatchObject({ day: '2026-11-18', createdAt: '2026-11-18T06:00:00.000Z' })
  expect((await list()).json().data.moods).toEqual([filled])
  // The stored instant is when it was done.
  expect(await rows()).toMatchObject([{ createdAt: NOW }])
})

test('a front end as the specification has it: a logout with the JSON content type and no body signs out', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const headers = { ...bearer, ...JSON_ALONE }
  expect((await call(api, 'POST', '/auth/logout', { headers })).statusCode).toBe(200)
  expect((await call(api, 'GET', '/members/me', { headers: bearer })).statusCode).toBe(401)
})

test('finding api F9: without X-Time-Zone, today is the day in the member’s own zone', async () => {
  const { create, list, time, db, asha } = await moodApi()
  await db
    .updateTable('members')
    .set({ timeZone: 'America/New_York' })
    .where('memberId', '=', asha.memberId)
    .execute()
  time.now = new Date('2026-11-21T18:30:00Z')
  expect((await create({ moodType: 'BAD' })).json().data.day).toBe('2026-11-21')
  expect((await list()).json().data.today).toBe('2026-11-21')
})

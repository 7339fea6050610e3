import { expect, test } from 'vitest'
import type { SiteKey } from '#keys/keys.ts'
import { retentionTasks } from '#retention-tasks.ts'
import { askForCode, call, MOBILE, otherThan, signedIn, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const later = (api: { time: { now: Date } }, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}
const counts = async ({ pool }: Pick<Awaited<ReturnType<typeof testApi>>, 'pool'>) => {
  const { rows } = await pool.query<{ members: number; sessions: number }>(
    'select (select count(*)::int from members) as members, (select count(*)::int from sessions) as sessions',
  )
  return rows[0]
}
const actions = async ({ db }: Pick<Awaited<ReturnType<typeof testApi>>, 'db'>) => {
  const rows = await db.selectFrom('auditEvents').select(['actor', 'action']).orderBy('id').execute()
  return rows.map(({ actor, action }) => `${actor.replace(/^m-[0-9a-f]{32}$/, 'member')} ${action}`)
}

test('API-06, API-07, LOG-08: the first right code makes the member and answers the user with an access token', async () => {
  const api = await testApi()
  const answer = await tryCode(api, await askForCode(api), '+91 98765-43210', { 'x-time-zone': 'Asia/Dubai' })
  expect(answer.json()).toEqual({
    status: 200,
    error: false,
    message: 'You are signed in.',
    data: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: '',
      time_zone: 'Asia/Dubai',
      time_zone_is_chosen: false,
      tokens: { access_token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 900 },
    },
  })
  expect(await counts(api)).toEqual({ members: 1, sessions: 1 })
  later(api, 60)
  await signedIn(api)
  expect(await counts(api)).toEqual({ members: 1, sessions: 2 })
})

test('security row 59, D42: actions are recorded with a pseudonym and no number', async () => {
  const api = await testApi()
  const code = await askForCode(api)
  await tryCode(api, otherThan(code))
  const { bearer } = await (async () => {
    const answer = await tryCode(api, code)
    return { bearer: { authorization: `Bearer ${answer.json().data.tokens.access_token}` } }
  })()
  await call(api, 'PATCH', '/members/me', { body: { name: 'Asha' }, headers: bearer })
  await call(api, 'POST', '/auth/logout', { headers: bearer })
  expect((await actions(api)).toSorted()).toEqual(
    [
      'visitor one-time-code.send',
      'visitor sign-in.fail',
      'member member.create',
      'member sign-in.succeed',
      'member member.change',
      'member session.leave',
    ].toSorted(),
  )
  const { rows } = await api.pool.query<{ row: string; id: string }>(
    'select a::text as row, m.member_id as id from audit_events a, members m',
  )
  for (const { row, id } of rows) {
    expect(row).not.toContain(MOBILE)
    expect(row).not.toContain(id)
    expect(row).not.toContain('Asha')
  }
})

test("the attack: another person's code lets nobody in", async () => {
  const api = await testApi()
  const mine = await askForCode(api, '9000000001')
  await askForCode(api, MOBILE)
  expect((await tryCode(api, mine, MOBILE)).statusCode).toBe(401)
  expect(await counts(api)).toEqual({ members: 0, sessions: 0 })
})

test('the attack: a code for erasure does not allow a sign-in', async () => {
  const api = await testApi()
  const code = await askForCode(api)
  await api.pool.query("update one_time_code_challenges set purpose = 'erase'")
  expect((await tryCode(api, code)).statusCode).toBe(401)
})

test.each([
  [299, 200],
  [300, 401],
  [301, 401],
])('the attack: an old code. Security row 2: after %i s it answers %i', async (seconds, status) => {
  const api = await testApi()
  const code = await askForCode(api)
  later(api, seconds)
  expect((await tryCode(api, code)).statusCode).toBe(status)
})

test('the attack: a spent code. Security row 13: it signs in once', async () => {
  const api = await testApi()
  const code = await askForCode(api)
  expect((await tryCode(api, code)).statusCode).toBe(200)
  const again = await tryCode(api, code)
  expect([again.statusCode, again.json().status, again.json().data.code]).toEqual([401, 401, 'wrong-code'])
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('the attack: the code before. Security row 13: only the newest one counts', async () => {
  const api = await testApi()
  const old = await askForCode(api)
  later(api, 30)
  const code = await askForCode(api)
  if (old !== code) expect((await tryCode(api, old)).statusCode).toBe(401)
  expect((await tryCode(api, code)).statusCode).toBe(200)
})

test('the attack: two at once with the right code. Security row 13: one session comes of it', async () => {
  const api = await testApi()
  const other = await api.replica()
  const code = await askForCode(api)
  const answers = await Promise.all([api, other, api, other].map((replica) => tryCode(replica, code)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401])
  expect(await counts(api)).toEqual({ members: 1, sessions: 1 })
})

test('the attack: fifty guesses at once. Security row 4: no more than five are compared with a code', async () => {
  const api = await testApi({ connections: 30 })
  const other = await api.replica()
  const code = await askForCode(api)
  const guesses = Array.from({ length: 50 }, (_, n) => String(n).padStart(6, '0')).filter((g) => g !== code)
  const answers = await Promise.all(guesses.map((guess, n) => tryCode(n % 2 ? api : other, guess)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  const { rows } = await api.pool.query('select unbound_tries as tries from one_time_code_challenges')
  expect(rows).toEqual([{ tries: 5 }])
  expect((await api.pool.query('select in_row, today from wrong_codes')).rows).toEqual([
    { in_row: 5, today: 5 },
  ])
  // The right one is too late now.
  expect((await tryCode(api, code)).statusCode).toBe(401)
})

test('security row 6: a guess at a number without a code is compared and answered as a wrong code is', async () => {
  const api = await testApi()
  const { config } = api.context
  let hashes = 0
  const countsCodes = (key: SiteKey): SiteKey => {
    return (purpose) => {
      if (purpose === 'one-time code') hashes++
      return key(purpose)
    }
  }
  const wrong = otherThan(await askForCode(api))
  const [current, ...others] = config.keys.accepted
  config.keys = { ...config.keys, accepted: [countsCodes(current), ...others.map(countsCodes)] }
  const guess = async (mobile: string) => {
    hashes = 0
    const { statusCode, body } = await tryCode(api, wrong, mobile)
    return { statusCode, body, hashes }
  }
  const answer = await guess(MOBILE)
  expect(answer).toMatchObject({ statusCode: 401, hashes: config.keys.accepted.length })
  expect(await guess('9000000001')).toEqual(answer)
})

test('the attack: guessing on with new codes. Security row 5: ten wrong ones cost 15 minutes', async () => {
  const api = await testApi()
  for (let round = 0; round < 2; round++) {
    const code = await askForCode(api)
    for (let n = 0; n < 5; n++) expect((await tryCode(api, otherThan(code))).statusCode).toBe(401)
    later(api, 30)
  }
  const code = await askForCode(api)
  const waiting = await tryCode(api, code)
  expect(waiting.statusCode).toBe(429)
  expect(waiting.headers['retry-after']).toBe('870')
  expect(waiting.json().data.code).toBe('too-many-tries')
  later(api, 870)
  expect((await tryCode(api, await askForCode(api))).statusCode).toBe(200)
  const { rows } = await api.pool.query('select in_row, today from wrong_codes')
  expect(rows).toEqual([{ in_row: 0, today: 10 }])
})

test('security row 5: parallel guesses over two codes stop at ten as well', async () => {
  const api = await testApi()
  for (let round = 0; round < 3; round++) {
    const code = await askForCode(api)
    await Promise.all(Array.from({ length: 8 }, () => tryCode(api, otherThan(code))))
    later(api, 30)
  }
  const { rows } = await api.pool.query('select in_row from wrong_codes')
  expect(rows).toEqual([{ in_row: 10 }])
})

test.each([
  [{ type: 'email' }, 'type', 'Send phone.'],
  [{ otp: '12345' }, 'otp', 'Enter the 6 digits of the code.'],
  [{ otp: '' }, 'otp', 'Enter the code.'],
  [{ role: 'admin' }, 'role', 'This field is not known.'],
])('API-06, security row 26: %j is refused with 422', async (change, field, message) => {
  const api = await testApi()
  const body = { mobile_number: MOBILE, type: 'phone', otp: '123456', ...change }
  const answer = await call(api, 'POST', '/auth/login', { body })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().data.fields).toEqual({ [field]: message })
})

test('a code typed with a space is accepted', async () => {
  const api = await testApi()
  const code = await askForCode(api)
  expect((await tryCode(api, ` ${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
})

test('a new sign-in in the same browser ends the previous session', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  later(api, 60)
  await signedIn(api, MOBILE, { cookie: first.cookies.cookie })
  expect((await call(api, 'GET', '/members/me', { headers: first.bearer })).statusCode).toBe(401)
})

test('LOG-09: with SIGNUP=app no code makes a member', async () => {
  const api = await testApi({ signIn: { signUp: 'app' } })
  const answer = await tryCode(api, await askForCode(api))
  expect(answer.json().data.code).toBe('wrong-code')
  expect(await counts(api)).toEqual({ members: 0, sessions: 0 })
})

test('expired sign-in data is deleted after a day, but not the count of wrong codes', async () => {
  const api = await testApi()
  await tryCode(api, otherThan(await askForCode(api)))
  later(api, 30)
  await signedIn(api, '9000000001')
  const left = async () => {
    const { rows } = await api.pool.query(
      `select (select count(*)::int from one_time_code_challenges) as codes, (select count(*)::int from access_tokens) as access,
              (select count(*)::int from sessions) as sessions, (select count(*)::int from wrong_codes) as wrong`,
    )
    return Object.values(rows[0])
  }
  later(api, 86_400 - 30)
  await retentionTasks(api.context)['forget-sign-ins']()
  expect(await left()).toEqual([2, 1, 1, 1])
  later(api, 86_400)
  await retentionTasks(api.context)['forget-sign-ins']()
  expect(await left()).toEqual([0, 0, 1, 1])
  later(api, 30 * 86_400)
  await retentionTasks(api.context)['forget-sign-ins']()
  expect(await left()).toEqual([0, 0, 0, 1])
})

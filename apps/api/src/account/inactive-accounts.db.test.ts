import { storedMembers, storedRequests } from '@pulli/data/testing/stored.ts'
import { expect, test } from 'vitest'
import {
  type Api,
  days,
  enter,
  keepMood,
  later,
  memberWithCode,
  moodsOf,
  recover,
} from '#testing/accounts.ts'
import { queriesOf } from '#testing/queries-of.ts'
import { askForCode, call, MOBILE, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { insertUnused, UNUSED } from '#testing/unused-accounts.ts'

type Member = Awaited<ReturnType<typeof memberWithCode>>
type Past = { days?: number; connections?: number; keep?: (api: Api, old: Member) => Promise<unknown> }

/** An account unused for 90 days, its data, and a person who signs in to its number in another browser. */
async function metAsNew({ days: inactiveDays = 90, connections, keep }: Past = {}) {
  const api = await testApi(connections === undefined ? {} : { connections })
  const old = await memberWithCode(api)
  await keep?.(api, old)
  later(api, days(inactiveDays))
  return { api, old, fresh: await enter(api) }
}

/** Enters a name: the first data stored of a person who continues. */
const goOn = (api: Api, { headers }: { headers: Record<string, string> }) =>
  call(api, 'PATCH', '/members/me', { headers, body: { name: 'Bala' } })

/** A member asks for a consultation. */
const consult = (api: Api, { headers }: Pick<Member, 'headers'>, name: string, consultation_date: string) =>
  api.post(
    { name, email: `${name}@example.in`, phone: MOBILE, section: 'Art Therapy', consultation_date },
    headers,
  )

test('finding H6, D59: the new holder of an inactive account’s number sees a new account and none of the old data', async () => {
  const keep = (api: Api) => keepMood(api, MOBILE, 'Of the one before')
  const { api, old, fresh: stranger } = await metAsNew({ keep })
  const me = (await call(api, 'GET', '/members/me', stranger)).json().data
  expect(me).toMatchObject({ name: '', member_since: api.time.now.toISOString() })
  for (const path of ['/members/me', '/members/me/sessions', '/members/me/consents', '/mood/getMoods']) {
    const { body } = await call(api, 'GET', path, stranger)
    expect(body).not.toContain('Of the one before')
    expect(body).not.toContain('Asha')
  }
  const file = await call(api, 'GET', '/members/me/export', stranger)
  expect(file.statusCode).toBe(200)
  expect(old.code).toMatch(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}$/)
})

test('D59: the sign-in responses are the same as for a number never used before', async () => {
  const api = await testApi()
  await memberWithCode(api)
  later(api, days(90))
  const shape = async (mobile: string) => {
    const { answer, headers } = await enter(api, { mobile })
    const { id, tokens, ...data } = answer.json().data
    const me = (await call(api, 'GET', '/members/me', { headers })).json().data
    const state = (await call(api, 'GET', '/members/me/recovery-code', { headers })).json().data
    const sessions = (await call(api, 'GET', '/members/me/sessions', { headers })).json().data
    const wrong = await recover(api, headers, '00000-00000-00000-00000')
    return {
      status: answer.statusCode,
      headers: Object.keys(answer.headers),
      data,
      me: { ...me, phone: '', member_since: me.member_since === api.time.now.toISOString() },
      state,
      sessions: sessions.map(({ device, is_current }: Record<string, unknown>) => ({ device, is_current })),
      wrong: wrong.json(),
    }
  }
  expect(await shape(MOBILE)).toEqual(await shape('7795705322'))
})

test.each(UNUSED)(
  'D59, security row 6: into a number whose account is %s it takes the queries of one that nobody ever had',
  async (state) => {
    const api = await testApi()
    await insertUnused(api, { state, phones: [`+91${MOBILE}`] })
    const enterWith = async (mobile: string) => {
      const answer = await tryCode(api, await askForCode(api, mobile), mobile)
      expect(answer.json()).toMatchObject({ status: 200, data: { name: '' } })
    }
    const ofTaken = await queriesOf(api, () => enterWith(MOBILE))
    expect(ofTaken.length).toBeGreaterThan(0)
    expect(await queriesOf(api, () => enterWith('7795705322'))).toEqual(ofTaken)
  },
)

test('D59: until the owner decides, the inactive account is untouched, and the provisional one is erased after a month', async () => {
  const api = await testApi()
  const { memberId } = await memberWithCode(api)
  later(api, days(90))
  const before = await api.db.selectFrom('members').selectAll().where('memberId', '=', memberId).execute()
  await enter(api)
  expect(await api.db.selectFrom('members').selectAll().where('memberId', '=', memberId).execute()).toEqual(
    before,
  )
  later(api, days(32))
  await api.eraseInactive()
  const left = await api.db.selectFrom('members').select('memberId').execute()
  expect(left).toEqual([{ memberId }])
})

test('D59: the right recovery code opens the old account with all its data; the provisional one is erased', async () => {
  const keep = (api: Api) => keepMood(api, MOBILE, 'Still mine')
  const { api, old, fresh } = await metAsNew({ days: 200, keep })
  const [{ code, memberId }, { headers }] = [old, fresh]
  const opened = await recover(api, headers, code.toLowerCase().replaceAll('-', ' '))
  expect(opened.json()).toMatchObject({ status: 200, data: { id: memberId, name: 'Asha' } })
  const own = { headers: { authorization: `Bearer ${opened.json().data.tokens.access_token}` } }
  expect(await moodsOf(api, own.headers)).toEqual(['Still mine'])
  // The session that asked is over.
  expect((await call(api, 'GET', '/members/me', { headers })).statusCode).toBe(401)
  expect(await api.db.selectFrom('members').select('memberId').execute()).toEqual([{ memberId }])
  // In use again: it opens at once, here and anywhere.
  expect((await enter(api)).answer.json().data.id).toBe(memberId)
})

test('D59: a browser that has signed in to an inactive account before opens it at once', async () => {
  const api = await testApi()
  const { memberId, cookie } = await memberWithCode(api)
  later(api, days(300))
  expect((await enter(api, { cookie })).answer.json().data).toMatchObject({ id: memberId, name: 'Asha' })
})

test('D59: an account used within 90 days opens at once in any browser; a renewal counts as use', async () => {
  const api = await testApi()
  const { memberId, renew } = await memberWithCode(api)
  later(api, days(6))
  await renew()
  later(api, days(90) - 3_601)
  expect((await enter(api)).answer.json().data.id).toBe(memberId)
})

test('D59: an account whose member was never told of the recovery code opens at once, however old it is', async () => {
  const api = await testApi()
  const { memberId, headers } = await enter(api)
  await call(api, 'PATCH', '/members/me', { headers, body: { name: 'Asha' } })
  later(api, days(1_000))
  expect((await enter(api)).memberId).toBe(memberId)
  // It holds from the day of the notice.
  const again = await enter(api)
  await call(api, 'POST', '/members/me/recovery-offer', again)
  later(api, days(90))
  expect((await enter(api)).memberId).not.toBe(memberId)
})

const GOING_ON: [string, (api: Api, headers: Record<string, string>) => ReturnType<typeof call>][] = [
  ['says a name', (api, headers) => goOn(api, { headers })],
  [
    'agrees to something',
    (api, headers) =>
      call(api, 'PUT', '/members/me/consents/moods', {
        headers,
        body: { is_given: true, notice_version: 'moods-4', is_adult: true },
      }),
  ],
  [
    'keeps a recording',
    (api, headers) => call(api, 'PUT', '/members/me/favourites/abcdefghijklmnopqrstuvwx', { headers }),
  ],
]

test.each(GOING_ON)('D59: who %s goes on, and the old account is sealed for 12 months', async (_, goesOn) => {
  const { api, old, fresh } = await metAsNew()
  const { memberId, code, cookie } = old
  expect((await goesOn(api, fresh.headers)).statusCode).toBe(200)
  expect(await storedMembers(api)).toMatchObject([
    { memberId, status: 'sealed', phone: `+91${MOBILE}` },
    { memberId: fresh.memberId, status: 'active', phone: `+91${MOBILE}` },
  ])
  // The number opens the new one; a browser of the old one, the old one.
  expect((await enter(api)).memberId).toBe(fresh.memberId)
  expect((await enter(api, { cookie })).memberId).toBe(memberId)
  // And so does the code, which takes the number with it.
  const again = await enter(api)
  expect((await recover(api, again.headers, code)).json().data.id).toBe(memberId)
  expect((await enter(api)).memberId).toBe(memberId)
})

test('D59: a sealed account is erased after 12 months, with its name in the trail; the new one and its requests stay', async () => {
  const { api, old, fresh } = await metAsNew({ keep: (api, of) => consult(api, of, 'Asha', '2026-12-01') })
  await goOn(api, fresh)
  await consult(api, fresh, 'Bala', '2027-03-01')
  later(api, days(364))
  await api.eraseInactive()
  expect(await api.db.selectFrom('members').selectAll().execute()).toHaveLength(2)
  later(api, days(1) + 1)
  await api.eraseInactive()
  expect(await api.db.selectFrom('members').select('memberId').execute()).toEqual([
    { memberId: fresh.memberId },
  ])
  expect(await api.db.selectFrom('memberPseudonyms').selectAll().execute()).toHaveLength(1)
  expect((await storedRequests(api)).map(({ name }) => name)).toEqual(['Bala'])
  const expired = await api.db
    .selectFrom('auditEvents')
    .select('actor')
    .where('action', '=', 'member.expire')
    .execute()
  expect(expired).toEqual([{ actor: old.pseudonym }])
  // Finding M4: the mails of those requests go from the outbox too.
  const { rows: sweeps } = await api.pool.query(`select from graphile_worker.jobs where key = 'sweep-outbox'`)
  expect(sweeps).toHaveLength(1)
})

test('D59: a sealed account that a known browser still uses is not erased', async () => {
  const { api, old, fresh } = await metAsNew()
  await goOn(api, fresh)
  later(api, days(300))
  const known = await enter(api, old)
  later(api, days(300))
  await api.eraseInactive()
  expect((await enter(api, known)).memberId).toBe(old.memberId)
})

test('finding H6: a previous holder’s consultation request is not in the next holder’s export', async () => {
  const { api, fresh } = await metAsNew({ keep: (api, of) => consult(api, of, 'Asha', '2026-12-01') })
  await goOn(api, fresh)
  const sealed = await api.db.selectFrom('consultationRequests').select('sealedWith').execute()
  expect(sealed[0]?.sealedWith).not.toBeNull()
  const { rawPayload } = await call(api, 'GET', '/members/me/export', fresh)
  const { strFromU8, unzipSync } = await import('fflate')
  const everything = JSON.parse(
    strFromU8(unzipSync(new Uint8Array(rawPayload))['everything.json'] ?? new Uint8Array()),
  )
  expect(everything['consultation-requests']).toEqual([])
})

test('the attack: a stranger who never went on signs in again in the same browser. The old account stays shut', async () => {
  const { api, old, fresh } = await metAsNew()
  expect((await enter(api, fresh)).memberId).not.toBe(old.memberId)
})

test('D59: a member who settles while the owner returns must sign in again, and nothing is sealed', async () => {
  const { api, old, fresh } = await metAsNew()
  await enter(api, old)
  expect((await goOn(api, fresh)).json().data.code).toBe('sign-in-needed')
  expect((await enter(api)).memberId).toBe(old.memberId)
})

test('D59: of two browsers that settle in parallel, one gets the number and the other must sign in again', async () => {
  const { api, fresh: one } = await metAsNew({ connections: 20 })
  const other = await enter(api)
  const answers = await Promise.all([goOn(api, one), goOn(api, other), goOn(api, one)])
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  expect([
    [200, 200, 401],
    [200, 401, 401],
  ]).toContainEqual(codes)
  const active = await api.db
    .selectFrom('members')
    .select('memberId')
    .where('status', '=', 'active')
    .execute()
  expect(active).toHaveLength(1)
})

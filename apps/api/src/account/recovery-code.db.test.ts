import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { assignNumber, lockNumber } from '@pulli/data/members/numbers.ts'
import { expect, test } from 'vitest'
import { days, enter, later, memberWithCode, recover } from '#testing/accounts.ts'
import { call, MOBILE } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

test('D59: a recovery code is shown once, and is in no table, later response or log', async () => {
  const api = await testApi()
  const { code, headers } = await memberWithCode(api)
  const state = await call(api, 'GET', '/members/me/recovery-code', { headers })
  expect(state.json().data).toEqual({ offered_at: expect.any(String), made_at: expect.any(String) })
  const signs = code.replaceAll('-', '')
  const { rows } = await api.pool.query(`select encode(code_hash, 'hex') as hash from recovery_codes`)
  expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/)
  const { rows: dump } = await api.pool.query(
    `select (select json_agg(t) from recovery_codes t)::text || (select json_agg(t) from audit_events t)::text as text`,
  )
  for (const text of [state.body, api.lines.join('\n'), dump[0].text]) {
    expect(text).not.toContain(code)
    expect(text).not.toContain(signs)
  }
})

test('D59: a new recovery code replaces the previous one', async () => {
  const api = await testApi()
  const { code, headers, memberId } = await memberWithCode(api)
  const made = await call(api, 'POST', '/members/me/recovery-code', { headers })
  later(api, days(90))
  const fresh = await enter(api)
  const old = await recover(api, fresh.headers, code)
  expect(old.json()).toMatchObject({ status: 401, data: { code: 'wrong-recovery-code' } })
  expect((await recover(api, fresh.headers, made.json().data.recovery_code)).json().data.id).toBe(memberId)
})

test('the attack: a stolen token creates a recovery code. It fails without a fresh one-time code', async () => {
  const api = await testApi()
  const { headers, renew } = await memberWithCode(api)
  later(api, 15 * 60 + 1)
  const stolen = await renew()
  const refused = await call(api, 'POST', '/members/me/recovery-code', stolen)
  expect(refused.json()).toMatchObject({ status: 403, data: { code: 'fresh-code-needed' } })
  expect((await call(api, 'GET', '/members/me', { headers })).statusCode).toBe(401)
})

test('D59: a new number and the recovery code open an inactive account and give it the new number', async () => {
  const api = await testApi()
  const { code, memberId } = await memberWithCode(api)
  later(api, days(90))
  const other = await enter(api, { mobile: '7795705322' })
  expect((await recover(api, other.headers, code)).json().data).toMatchObject({ id: memberId, name: 'Asha' })
  expect((await enter(api, { mobile: '7795705322' })).memberId).toBe(memberId)
  // The previous number is free.
  expect((await enter(api, { mobile: MOBILE })).memberId).not.toBe(memberId)
})

test('the attack: a found recovery code cannot move an account in use away from its number', async () => {
  const api = await testApi()
  const { code, memberId } = await memberWithCode(api)
  later(api, days(30))
  const thief = await enter(api, { mobile: '7795705322' })
  const refused = await recover(api, thief.headers, code)
  expect(refused.json()).toMatchObject({ status: 409, data: { code: 'account-in-use' } })
  expect((await enter(api)).memberId).toBe(memberId)
})

test('D59: opening the old account seals the newer one, which its own code opens', async () => {
  const api = await testApi()
  const old = await memberWithCode(api)
  later(api, days(90))
  const fresh = await enter(api)
  await call(api, 'PATCH', '/members/me', { headers: fresh.headers, body: { name: 'Bala' } })
  const made = await call(api, 'POST', '/members/me/recovery-code', fresh)
  const opened = await recover(api, fresh.headers, old.code)
  expect(opened.json().data.id).toBe(old.memberId)
  const again = await enter(api)
  const back = await recover(api, again.headers, made.json().data.recovery_code)
  expect(back.json().data).toMatchObject({ id: fresh.memberId, name: 'Bala' })
})

test('the recovery code of the open account changes nothing', async () => {
  const api = await testApi()
  const { code, headers } = await memberWithCode(api)
  const answer = await recover(api, headers, code)
  expect(answer.json().data).toMatchObject({
    code: 'invalid-input',
    fields: { recovery_code: expect.any(String) },
  })
  expect((await call(api, 'GET', '/members/me', { headers })).statusCode).toBe(200)
})

test.each(['', '123456', 'ABCDE-FGHJK-MNPQR', 'x'.repeat(90)])(
  'security row 26: the recovery code "%s" is refused with 422',
  async (code) => {
    const api = await testApi()
    const { headers } = await enter(api)
    const answer = await recover(api, headers, code)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().data.fields)).toEqual(['recovery_code'])
  },
)

test('sixty wrong recovery codes in an hour are refused one by one, and lock nobody else', async () => {
  const api = await testApi()
  const { code, memberId } = await memberWithCode(api)
  later(api, days(90))
  const guesser = await enter(api)
  for (let n = 0; n < 60; n++)
    expect((await recover(api, guesser.headers, '00000-00000-00000-00000')).statusCode).toBe(401)
  expect((await recover(api, guesser.headers, code)).json().data.code).toBe('too-many-requests')
  const owner = await enter(api)
  expect((await recover(api, owner.headers, code)).json().data.id).toBe(memberId)
})

test('D59: an account whose number changes during an attempt is not opened by that attempt', async () => {
  const api = await testApi()
  const { code, memberId } = await memberWithCode(api)
  later(api, days(90))
  const other = await enter(api, { mobile: '7795705322' })
  const waiting = async () => {
    const { rows } = await api.pool.query(
      `select from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and not granted and datname = current_database()`,
    )
    return rows.length
  }
  const tried = await api.db.transaction().execute(async (tx) => {
    await lockNumber(tx, `+91${MOBILE}`)
    const trying = recover(api, other.headers, code)
    await expect.poll(waiting).toBe(1)
    const { encryption } = api.context
    const dataKey = (await findMemberKey(tx, encryption, memberId)) ?? expect.fail()
    const phone = '+919000000001'
    const now = new Date(api.time.now.getTime() - days(90) * 1000)
    await assignNumber(tx, encryption, { memberId, dataKey, phone, left: undefined, now })
    return { trying }
  })
  expect((await tried.trying).json()).toMatchObject({ status: 401, data: { code: 'wrong-recovery-code' } })
  expect((await recover(api, other.headers, code)).json().data).toMatchObject({ id: memberId, name: 'Asha' })
})

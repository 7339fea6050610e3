import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { expect, test } from 'vitest'
import { testHolder } from '#testing/sealed.ts'
import { sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

const SENTENCE = m.erasure_sealed({ days: RETENTION.sealedErasureDays })

async function memberApi(seal?: (text: string) => Promise<Buffer>) {
  const api = await testApi({ seal })
  const { authorization } = await sessionOf(api, '+919876543210')
  const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(api, method, path, { headers: { authorization }, ...(body && { body }) })
  const give = (notice_version: string) =>
    ask('PUT', '/members/me/consents/moods', { is_given: true, notice_version, is_adult: true })
  return { ...api, ask, give }
}

test('care §6: where a sealed copy is kept, a notice says so and has a version of its own', async () => {
  const { ask, give, post, pool } = await memberApi((await testHolder()).seal)
  const [, { notice }] = (await ask('GET', '/members/me/consents')).json().data
  expect(notice).toMatchObject({ version: 'moods-4-sealed', text: expect.stringContaining(` ${SENTENCE}`) })
  expect((await give('moods-4')).statusCode).toBe(422)
  expect((await give('moods-4-sealed')).statusCode).toBe(200)
  await post(ASHA)
  const { rows } = await pool.query('select notice_version from consultation_requests')
  expect(rows).toEqual([{ notice_version: 'consultation-5-sealed' }])
})

test('care §6: where none is kept, notices and versions are as they were', async () => {
  const { ask, give, post, pool } = await memberApi()
  const [, { notice }] = (await ask('GET', '/members/me/consents')).json().data
  expect(notice).toMatchObject({ version: 'moods-4', text: expect.not.stringContaining(SENTENCE) })
  expect((await give('moods-4-sealed')).statusCode).toBe(422)
  expect((await give('moods-4')).statusCode).toBe(200)
  await post(ASHA)
  const { rows } = await pool.query('select notice_version from consultation_requests')
  expect(rows).toEqual([{ notice_version: 'consultation-5' }])
})

test.each([
  ['/members/me/data/moods', m.moods_erased_all()],
  ['/members/me/safety-plan', m.kept_plan_removed()],
])('care §6: the answer of DELETE %s says that a sealed copy is kept, where one is', async (path, said) => {
  const sealed = await memberApi((await testHolder()).seal)
  expect((await sealed.ask('DELETE', path)).json().message).toBe(`${said} ${SENTENCE}`)
  const plain = await memberApi()
  expect((await plain.ask('DELETE', path)).json().message).toBe(said)
})

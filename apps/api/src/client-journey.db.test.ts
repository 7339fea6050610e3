import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import createClient from 'openapi-fetch'
import { expect, test } from 'vitest'
import type { paths } from '#testing/generated/client.d.ts'
import { MOBILE } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** A client with the generated types, whose calls go to the API of the test. */
function clientOf({ app }: Api, token: () => string | undefined) {
  const client = createClient<paths>({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const body = await request.text()
      const answer = await app.inject({
        method: request.method as 'GET',
        url: new URL(request.url).pathname + new URL(request.url).search,
        headers: Object.fromEntries(request.headers),
        ...(body !== '' && { payload: body }),
      })
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((each) => [name, String(each)] as [string, string]),
      )
      return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
    },
  })
  client.use({
    onRequest({ request }) {
      const now = token()
      if (now !== undefined) request.headers.set('authorization', `Bearer ${now}`)
      return request
    },
  })
  return client
}

test('finding api F10: a client with generated types signs in, assesses, keeps a mood, exports everything and erases it', async () => {
  const api = await testApi()
  let token: string | undefined
  const client = clientOf(api, () => token)

  const asked = await client.POST('/api/v1/mwellness/auth/login-request', { body: { mobile_number: MOBILE } })
  const otp = asked.data?.data.otp ?? ''
  const login = await client.POST('/api/v1/mwellness/auth/login', {
    body: { mobile_number: MOBILE, type: 'phone', otp, client: 'app' },
  })
  const first = login.data?.data.tokens
  const renewed = await client.POST('/api/v1/mwellness/auth/refresh', {
    body: { refresh_token: first?.refresh_token ?? '' },
  })
  token = renewed.data?.data.tokens.access_token
  expect(token).not.toBe(first?.access_token)

  const consents = await client.GET('/api/v1/mwellness/members/me/consents')
  for (const { purpose, notice } of consents.data?.data ?? []) {
    const given = await client.PUT('/api/v1/mwellness/members/me/consents/{purpose}', {
      params: { path: { purpose } },
      body: { is_given: true, notice_version: notice.version, is_adult: true },
    })
    expect(given.data?.data.is_given).toBe(true)
  }

  const { items } = INSTRUMENTS['Perceived Stress Assessment']
  const assessed = await client.POST('/api/v1/mwellness/assessments/store-assessment-result', {
    params: { query: { keep: 'required' }, header: { 'Idempotency-Key': 'one sitting' } },
    body: {
      assessment_name: 'Perceived Stress Assessment',
      assessment_responses: items.map(({ prompt }, questionIndex) => ({
        questionIndex,
        question: prompt,
        answer: null,
        answerIndex: 1,
      })),
    },
  })
  expect(assessed.data?.data.isStored).toBe(true)

  const kept = await client.POST('/api/v1/mwellness/mood/createMood', {
    params: { header: { 'X-Time-Zone': 'Asia/Kolkata' } },
    body: { moodType: 'GOOD', note: null },
  })
  const mood = kept.data?.data
  const stale = await client.PUT('/api/v1/mwellness/mood/updateMood/{mood_id}', {
    params: { path: { mood_id: mood?.mood_id ?? '' }, header: { 'If-Match': '"9"' } },
    body: { moodType: 'BAD' },
  })
  // The code is one of those that this call has: another word here would be a fault of the types.
  const isStale = stale.error?.data.code === 'stale-version'
  expect(isStale).toBe(true)

  const entry = { params: { path: { mood_id: mood?.mood_id ?? '' } } }
  const erasedMood = await client.DELETE('/api/v1/mwellness/mood/{mood_id}', entry)
  expect(erasedMood.data?.data.mood_id).toBe(mood?.mood_id)
  const again = await client.DELETE('/api/v1/mwellness/mood/{mood_id}', entry)
  const isUnknown = again.error?.data.code === 'unknown-mood'
  expect(isUnknown).toBe(true)
  const results = await client.GET('/api/v1/mwellness/assessments/getAssessmentResult')
  const result = results.data?.data[0]?.id ?? ''
  const erasedResult = await client.DELETE('/api/v1/mwellness/assessments/{id}', {
    params: { path: { id: result } },
  })
  expect(erasedResult.response.status).toBe(200)

  const all = await client.GET('/api/v1/mwellness/members/me/export', { parseAs: 'blob' })
  const file: Blob | undefined = all.data
  expect(file?.size).toBeGreaterThan(500)

  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const asksToErase = await client.POST('/api/v1/mwellness/members/me/erase-request')
  const erased = await client.DELETE('/api/v1/mwellness/members/me', {
    body: { otp: asksToErase.data?.data.otp ?? '' },
  })
  expect(erased.response.status).toBe(200)
  const gone = await client.GET('/api/v1/mwellness/members/me')
  expect(gone.error?.data.code).toBe('sign-in-needed')
  expect(gone.response.headers.get('x-request-id')).toMatch(/./)
})

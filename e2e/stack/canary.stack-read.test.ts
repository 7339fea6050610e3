import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { formToken } from '../form-token.ts'
import { queryDatabase } from '../query-database.ts'
import { METRICS_TOKEN } from '../running-stack.ts'
import { stack } from './shared-stack.ts'

const BIRD = `Yellowfeather${Date.now()}`
const { phone, email } = consultationBody()
const FOLDER = join(stack.dataDir, 'logs')
const ip = forwardedFor()

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

async function call(path: string, { method = 'POST', body, headers = {} }: Sent = {}) {
  const answer = await fetch(`${stack.siteUrl}/api/v1/mwellness${path}`, {
    method,
    headers: { ...ip, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, data: isJson ? JSON.parse(text).data : {}, headers: answer.headers }
}

/** Limits are raised: they are not under test here. */
const waitNoLonger = () =>
  queryDatabase(stack.databaseUrl, "delete from limit_windows where limit_name = 'code-gap'")

const sizes = () => new Map(readdirSync(FOLDER).map((name) => [name, statSync(join(FOLDER, name)).size]))

function linesSince(before: Map<string, number>): string {
  return readdirSync(FOLDER)
    .map((name) => readFileSync(join(FOLDER, name)).subarray(before.get(name) ?? 0))
    .join('\n')
}

const sitting = (answer: string) => ({
  assessment_name: 'Depression Assessment',
  assessment_responses: Array.from({ length: 21 }, (_, questionIndex) => ({
    questionIndex,
    question: 'How are you?',
    answer,
    answerIndex: 0,
  })),
})

/** A member's whole history, with all their input marked. Returns the secrets that appeared on the way. */
async function live(): Promise<string[]> {
  await waitNoLonger()
  const mobile_number = phone
  const first = (await call('/auth/login-request', { body: { mobile_number } })).data.otp
  await call('/auth/login', { body: { mobile_number, type: 'phone', otp: '000001' } })
  await call('/auth/resend-otp', { body: { mobile_number, request_type: 'login' } })
  const login = await call('/auth/login', { body: { mobile_number, type: 'phone', otp: first } })
  expect(login.status).toBe(200)
  const token = login.data.tokens.access_token
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const [refresh = '', xsrf = ''] = cookies.map((cookie) => cookie.split('=')[1] ?? '')
  const headers = { authorization: `Bearer ${token}` }
  const mine = (path: string, sent: Sent = {}) =>
    call(path, { ...sent, headers: { ...headers, ...sent.headers } })

  await mine('/members/me', { method: 'PATCH', body: { name: `Asha ${BIRD}` } })
  await mine('/members/me', { method: 'PATCH', body: { name: `Asha\u0000${BIRD}` } })
  const { data: asked } = await mine('/members/me/consents', { method: 'GET' })
  for (const { purpose, notice } of asked)
    await mine(`/members/me/consents/${purpose}`, {
      method: 'PUT',
      body: { is_given: true, notice_version: notice.version, is_adult: true },
    })
  const mood = { moodType: 'BAD', note: `I cannot sleep, says ${BIRD}` }
  const kept = await mine('/mood/createMood', { body: mood, headers: { 'idempotency-key': `key-${BIRD}` } })
  expect(kept.status).toBe(200)
  await mine('/mood/createMood', { body: { ...mood, note: BIRD.repeat(100) } })
  await mine(`/mood/updateMood/${kept.data.mood_id}`, { method: 'PUT', body: { ...mood, moodType: BIRD } })
  await mine('/mood/getMoods', { method: 'GET', headers: { 'x-time-zone': BIRD } })
  await mine(`/members/me/favourites/${BIRD}`, { method: 'PUT' })
  const stored = await mine('/assessments/store-assessment-result', { body: sitting(`Often, ${BIRD}`) })
  expect(stored.data.isStored).toBe(true)
  await mine('/assessments/store-assessment-result', { body: sitting(BIRD.repeat(20)) })
  await mine('/assessments/store-assessment-result', { body: `{"answer": "${BIRD}` })
  await call('/auth/refresh', { headers: { cookie: cookies.join('; '), 'x-xsrf-token': xsrf } })

  const request = { ...consultationBody({ name: `Asha ${BIRD}` }), phone, email }
  const key = { 'idempotency-key': `key-${BIRD}` }
  await Promise.all([1, 2, 3].map(() => call('/user-contact-email', { body: request, headers: key })))
  await call('/user-contact-email', { body: { ...request, email: `${BIRD}@@example.org`, extra: BIRD } })
  await call('/newsletter/subscribe', { body: { email: `${BIRD.toLowerCase()}@example.org` } })
  await call('/newsletter/confirm', { body: { token: BIRD } })
  expect((await mine('/members/me/export', { method: 'GET' })).status).toBe(200)

  await waitNoLonger()
  const { data } = await mine('/members/me/erase-request')
  await mine('/members/me', { method: 'DELETE', body: { otp: '000002' } })
  expect((await mine('/members/me', { method: 'DELETE', body: { otp: data.otp } })).status).toBe(200)
  return [first, data.otp, token, refresh, xsrf]
}

/** The pages, with the same marks wherever a visitor can put them. */
async function browse() {
  const csrf_token = await formToken(`${stack.siteUrl}/consultation`)
  const typed = consultationBody({ name: BIRD, phone: BIRD, email })
  const form = new URLSearchParams({ ...typed, csrf_token }).toString()
  const page = (path: string, init: RequestInit = {}) =>
    fetch(`${stack.siteUrl}${path}`, { redirect: 'manual', ...init })
  await page(`/blog-grid?q=${BIRD}`)
  await page(`/blog-grid?q=marna+chahta+${BIRD}`)
  await page(`/kill-myself-${BIRD}`)
  await page(`/${BIRD}`)
  await page(`/single-blog/${BIRD}`)
  await page(`/img/720/${BIRD}.avif`)
  await page(`/newsletter/confirm?token=${BIRD}`)
  await page('/', {
    headers: { cookie: `refresh=${BIRD}`, referer: `https://example.org/${BIRD}`, 'user-agent': BIRD },
  })
  // The second takes no form, the third is no page: their errors would quote the address.
  for (const path of ['/consultation', `/single-blog/${BIRD}`, `/${BIRD}`])
    await page(path, {
      method: 'POST',
      body: form,
      headers: { ...ip, 'content-type': 'application/x-www-form-urlencoded' },
    })
}

test('security row 60: a member’s full journey leaves no personal data in any log or metric', {
  timeout: 60_000,
}, async () => {
  const before = sizes()
  const secrets = await live()
  await browse()
  // What the database refuses would be quoted in the log of the database.
  const insert = "insert into newsletter_subscriptions values (gen_random_uuid(), $1, '', now())"
  const refused = queryDatabase(stack.databaseUrl, insert, [BIRD])
  await expect(refused).rejects.toThrow('newsletter_subscriptions_email_is_folded')

  const metrics = await fetch(`${stack.siteUrl}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const told = await metrics.text()
  expect(told).toContain('route="/api/v1/mwellness/mood/updateMood/:mood_id",status="422"')
  expect(told).toMatch(/^pulli_jobs\{state="waiting"\} \d+$/m)

  const logged = () => `${linesSince(before)}\n${told}`
  await expect.poll(logged).toContain('/api/v1/mwellness/members/me/export')
  // The launcher writes what the database prints, a moment later.
  await expect.poll(logged).toContain('newsletter_subscriptions_email_is_folded')
  for (const word of [BIRD, BIRD.toLowerCase(), phone, email]) expect(logged()).not.toContain(word)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(6)
    expect(logged()).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`))
  }
})

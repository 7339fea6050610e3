import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'
import { staffSession } from './staff-session.ts'
import { type ReplicaName, type TwoReplicas, twoReplicas } from './two-replicas.ts'

const MIGRATIONS = join(import.meta.dirname, '../../packages/data/migrations')
const AT_BOTH: readonly ReplicaName[] = ['a', 'b']

let two: TwoReplicas
beforeAll(async () => {
  two = await twoReplicas()
}, 180_000)
afterAll(async () => {
  expect(await two?.stop()).toEqual([0, 0])
})

/** The same on both in turn, all at once. */
const onBoth = <T>(count: number, work: (at: ReplicaName, n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n % 2 ? 'b' : 'a', n)))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const freshNumber = () => mobileNumber()

/** The wait between two codes is not under test here. */
const waitNoLonger = () => two.query("delete from limit_windows where limit_name = 'code-gap'")

async function signIn(at: ReplicaName, mobile_number = freshNumber()) {
  const { data: sent } = await two.call(at, 'POST', '/auth/login-request', { body: { mobile_number } })
  const body = { mobile_number, type: 'phone', otp: sent.otp }
  const answer = await two.call(at, 'POST', '/auth/login', { body })
  expect(answer.status).toBe(200)
  return { mobile_number, ...browserOf(answer) }
}

function browserOf({ data, headers }: Awaited<ReturnType<TwoReplicas['call']>>) {
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  const token: string = data.tokens.access_token
  return { token, headers: { cookie: cookies.join('; '), 'x-xsrf-token': xsrf } }
}

const me = async (at: ReplicaName, token: string) =>
  (await two.call(at, 'GET', '/members/me', { token })).status

test('security row 53: two servers start at once on an empty database, and both are ready', async () => {
  const areReady = () =>
    Promise.all(AT_BOTH.map(async (at) => (await fetch(`${two.urls[at]}/readyz`)).status))
  // Each has listened already; it is ready once it has read content.
  await expect.poll(areReady).toEqual([200, 200])
  const applied = await two.query('select name from schema_migrations order by name')
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  expect(applied.map(({ name }) => name)).toEqual(files.toSorted())
})

test('security row 53: of two servers that create the demo member only one does, completely', {
  timeout: 120_000,
}, async () => {
  expect(
    await two.query("select count(*)::int as n from audit_events where action = 'demo-member.seed'"),
  ).toEqual([{ n: 1 }])
  const [days] = await two.query<{ n: number; days: number }>(
    'select count(*)::int as n, count(distinct day)::int as days from moods group by member_id',
  )
  expect(days?.n).toBeGreaterThan(300)
  expect(days?.days).toBe(days?.n)
  // Only once the site was read is it known what there is to keep.
  const kept = () => two.query<{ n: number }>('select count(*)::int as n from favourites')
  await expect.poll(kept, { timeout: 90_000 }).toEqual([{ n: 3 }])
})

test('security rows 9 and 53: codes for one number are counted across servers', async () => {
  const body = { mobile_number: freshNumber() }
  const ask = (at: ReplicaName, headers = {}) =>
    two.call(at, 'POST', '/auth/login-request', { body, headers })
  const isTooMany = async (at: ReplicaName, headers = {}) => {
    await waitNoLonger()
    const { status, headers: answered } = await ask(at, headers)
    return [status, Number(answered.get('retry-after')) > 60]
  }
  const oneAddress = forwardedFor()
  expect(statuses(await onBoth(10, (at) => ask(at, oneAddress)))).toEqual([200, ...Array(9).fill(429)])
  for (const at of ['b', 'a'] as const) {
    await waitNoLonger()
    expect((await ask(at, oneAddress)).status).toBe(200)
  }
  for (const at of AT_BOTH) expect(await isTooMany(at, oneAddress)).toEqual([429, true])
  // Three from one address, six from all (decision D61).
  for (const at of ['b', 'a', 'b'] as const) {
    await waitNoLonger()
    expect((await ask(at)).status).toBe(200)
  }
  for (const at of AT_BOTH) expect(await isTooMany(at)).toEqual([429, true])
})

test('security rows 4, 13 and 53: tries of a code are counted across servers, and it is spent once', async () => {
  const mobile_number = freshNumber()
  const sent = await two.call('a', 'POST', '/auth/login-request', { body: { mobile_number } })
  const tryOut = (at: ReplicaName, otp: string) =>
    two.call(at, 'POST', '/auth/login', { body: { mobile_number, type: 'phone', otp } })
  const once = await onBoth(4, (at) => tryOut(at, sent.data.otp))
  expect(statuses(once)).toEqual([200, 401, 401, 401])

  await waitNoLonger()
  const next = await two.call('b', 'POST', '/auth/login-request', { body: { mobile_number } })
  const wrong = String((Number(next.data.otp) + 1) % 1_000_000).padStart(6, '0')
  expect(statuses(await onBoth(6, (at) => tryOut(at, wrong)))).toEqual(Array(6).fill(401))
  for (const at of AT_BOTH) expect((await tryOut(at, next.data.otp)).status).not.toBe(200)
})

test('security rows 18 and 53: a session works on both servers, and a logout ends it on both within 1 s', async () => {
  const first = await signIn('a')
  expect(await me('b', first.token)).toBe(200)
  const renewed = await two.call('b', 'POST', '/auth/refresh', { headers: first.headers })
  expect(renewed.status).toBe(200)
  const browser = browserOf(renewed)
  expect([await me('a', browser.token), await me('b', browser.token)]).toEqual([200, 200])

  const out = await two.call('a', 'POST', '/auth/logout', browser)
  expect(out.status).toBe(200)
  // At both in the moment of the answer: a slow machine extends no session.
  expect(await Promise.all(AT_BOTH.map((at) => me(at, browser.token)))).toEqual([401, 401])
  for (const at of AT_BOTH) expect((await two.call(at, 'POST', '/auth/refresh', browser)).status).toBe(401)
})

/** A person signed in at the desk of both servers, by inserted rows. */
async function signInAtDesk(roles: string[]) {
  const { staffId, ask } = await staffSession(two.query, roles)
  const atDesk = (at: ReplicaName, method: string, path: string) => ask(two.urls[at], method, path)
  return { staffId, atDesk }
}

test('security rows 18 and 53: a member of staff who is removed on one server is out on both within 1 s', async () => {
  const owner = await signInAtDesk(['owner'])
  const counsellor = await signInAtDesk(['counsellor'])
  // Both have just answered them, so a server's short-lived cache has them now.
  const sessions = () => Promise.all(AT_BOTH.map((at) => counsellor.atDesk(at, 'GET', '/session')))
  expect(await sessions()).toEqual([200, 200])

  expect(await owner.atDesk('a', 'DELETE', `/staff/${counsellor.staffId}`)).toBe(200)
  // In the moment of the answer: a slow machine extends no session.
  expect(await sessions()).toEqual([401, 401])
  expect(await Promise.all(AT_BOTH.map((at) => owner.atDesk(at, 'GET', '/staff')))).toEqual([200, 200])
})

test('security rows 45, 47 and 53: each request is mailed once, also when both servers get it under one key', async () => {
  const bodies = Array.from({ length: 4 }, () => consultationBody())
  const answers = await Promise.all(
    bodies.flatMap((body) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return AT_BOTH.map((at) => two.call(at, 'POST', '/user-contact-email', { body, headers }))
    }),
  )
  expect(statuses(answers)).toEqual(Array(8).fill(200))
  expect(await two.query('select count(*)::int as n from consultation_requests')).toEqual([{ n: 4 }])

  const waiting = () => two.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
  await expect.poll(waiting).toEqual([{ n: 0 }])
  const mails = two.files('outbox').map((mail) => mail.replaceAll('=\r\n', ''))
  // One to the office, with the visitor to answer to, and one to the visitor.
  for (const { email } of bodies) {
    const told = mails.filter((mail) => mail.includes(email))
    expect(told.map((mail) => (/^reply-to: /im.test(mail) ? 'office' : 'visitor')).toSorted()).toEqual([
      'office',
      'visitor',
    ])
  }
})

test('security row 53: requests of one number are counted across servers', async () => {
  const { phone } = consultationBody()
  const answers = await onBoth(12, (at) =>
    two.call(at, 'POST', '/user-contact-email', { body: { ...consultationBody(), phone } }),
  )
  expect(statuses(answers)).toEqual(Array(12).fill(200))
  const ids = answers.map(({ data }) => data.id)
  const marks = await two.query<{ unproven: string | null; n: number }>(
    'select unproven, count(*)::int as n from consultation_requests where id = any($1) group by 1 order by 1',
    [ids],
  )
  // Past the count of the number they are stored beside the others (D64).
  expect(marks).toEqual([
    { unproven: 'number', n: 7 },
    { unproven: null, n: 5 },
  ])
})

test('security rows 53, 56 and 57: twenty moods of one day on both servers make one entry, and of two changes one is refused', async () => {
  const { token } = await signIn('a')
  const { data: consents } = await two.call('b', 'GET', '/members/me/consents', { token })
  const { notice } = consents.find(({ purpose }: { purpose: string }) => purpose === 'moods')
  const agreed = { is_given: true, notice_version: notice.version, is_adult: true }
  await two.call('a', 'PUT', '/members/me/consents/moods', { token, body: agreed })

  const created = await onBoth(20, (at, n) =>
    two.call(at, 'POST', '/mood/createMood', { token, body: { moodType: 'GOOD', note: `${n}` } }),
  )
  expect(statuses(created)).toEqual(Array(20).fill(200))
  const ids = new Set(created.map(({ data }) => data.mood_id))
  expect(ids.size).toBe(1)
  const [mood_id] = ids
  const lists = await Promise.all(AT_BOTH.map((at) => two.call(at, 'GET', '/mood/getMoods', { token })))
  for (const { data } of lists) expect(data.moods).toMatchObject([{ mood_id, version: 20 }])

  const changed = await onBoth(10, (at) =>
    two.call(at, 'PUT', `/mood/updateMood/${mood_id}`, {
      token,
      body: { moodType: 'BAD', note: '' },
      headers: { 'if-match': '"20"' },
    }),
  )
  expect(statuses(changed)).toEqual([200, ...Array(9).fill(409)])
})

test('security rows 53 and 61: a member erased on one server is unknown to the other, in every response and file', async () => {
  const member = await signIn('a')
  const name = `Yellowfeather ${member.mobile_number}`
  const second = browserOf(await two.call('b', 'POST', '/auth/refresh', { headers: member.headers }))
  for (const at of AT_BOTH) {
    await two.call(at, 'PATCH', '/members/me', { token: second.token, body: { name } })
    const told = await two.call(at, 'GET', '/members/me', { token: second.token })
    expect(told.data.name).toBe(name)
    expect((await two.call(at, 'GET', '/members/me/export', { token: second.token })).status).toBe(200)
    await fetch(`${two.urls[at]}/dashboard`, { headers: { cookie: second.headers.cookie } })
  }
  await waitNoLonger()
  const { data } = await two.call('a', 'POST', '/members/me/erase-request', { token: second.token })
  const erased = await two.call('b', 'DELETE', '/members/me', {
    token: second.token,
    body: { otp: data.otp },
  })
  expect(erased.status).toBe(200)

  const asked = AT_BOTH.flatMap((at) => [member.token, second.token].map((token) => me(at, token)))
  expect(await Promise.all(asked)).toEqual(Array(4).fill(401))
  for (const at of AT_BOTH) {
    for (const path of ['/members/me/export', '/members/me/sessions', '/mood/getMoods'])
      expect((await two.call(at, 'GET', path, { token: second.token })).status).toBe(401)
    expect((await two.call(at, 'POST', '/auth/refresh', { headers: second.headers })).status).toBe(401)
    expect(await two.page(at, '/dashboard')).not.toContain(name)
  }
  expect(two.files().length).toBeGreaterThan(10)
  expect(two.files().filter((text) => text.includes(member.mobile_number))).toEqual([])
  // The number is free, and its next owner is new: at both servers, in either order.
  await two.query('delete from limit_windows')
  const again = await signIn('a', member.mobile_number)
  expect((await two.call('b', 'GET', '/members/me', { token: again.token })).data.name).toBe('')
})

test('security row 53: a publication is soon on both servers, although only one is notified', {
  timeout: 120_000,
}, async () => {
  const admin = await contentAdmin()
  const [question, answer] = [`Mark ${crypto.randomUUID()}?`, 'A test editor answers.']
  const isAt = (text: string) =>
    Promise.all(AT_BOTH.map(async (at) => (await two.page(at, '/')).includes(text)))
  const tellOne = (at: ReplicaName, event: string) =>
    fetch(`${two.urls[at]}/internal/content-changed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stack.contentSecret}` },
      body: JSON.stringify({ event }),
    })
  // Both have a page that they would keep showing for a minute.
  const soon = { timeout: 45_000, interval: 50 }
  expect(await isAt(question)).toEqual([false, false])
  const id = await admin.createAndPublish('faq', { question, answer, order: 1 })
  try {
    expect((await tellOne('a', 'entry.publish')).status).toBe(200)
    await expect.poll(() => isAt(question), soon).toEqual([true, true])
  } finally {
    await admin.remove('faq', id)
  }
  expect((await tellOne('b', 'entry.delete')).status).toBe(200)
  await expect.poll(() => isAt(question), soon).toEqual([false, false])
})

import { STAFF_ROLES, type StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { expect, test } from 'vitest'
import { type ContractCall, callsOf } from '#testing/random-call.ts'
import { BASE, signedIn } from '#testing/sign-in.ts'
import { DESK, deskBrowser, staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const ID = '019a9b6c-0000-7000-8000-000000000000'

type Api = Awaited<ReturnType<typeof testApi>>

/** Every call of a contract that someone has to be signed in for. */
async function privateCalls({ app }: Pick<Api, 'app'>, base: string): Promise<ContractCall[]> {
  const document = (await app.inject(`${base}/openapi.json`)).json()
  return callsOf(document)
    .filter(({ path }) => path.startsWith(base))
    .filter(({ described }) => {
      const { security = [] } = described as { security?: object[] }
      return security.length > 0 && security.every((way) => Object.keys(way).length > 0)
    })
    .map((call) => ({ ...call, path: call.path.replace(/\{\w+\}/g, ID) }))
}

/** Makes a call with some headers; a body is not even read before someone is signed in. */
async function codeOf({ app }: Pick<Api, 'app'>, { method, path }: ContractCall, headers: object) {
  const answer = await app.inject({ method, url: path, headers: { ...headers } })
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().data.code as string | undefined
}

test('security row 23: every call of the desk asks for its own session, and no member has one', async () => {
  const api = await testApi()
  const calls = await privateCalls(api, DESK)
  expect(calls.length).toBeGreaterThanOrEqual(16)
  const member = await signedIn(api)
  const coordinator = await staffSession(api, ['coordinator'])
  const strangers = {
    nobody: {},
    garbage: { cookie: 'desk=garbage' },
    'a token of nobody': { cookie: `desk=${'A'.repeat(43)}` },
    'a member with their token': member.bearer,
    'a member with all they have': { ...member.bearer, ...member.cookies },
    'the access token of a member as the cookie': { cookie: `desk=${member.token}` },
    'the refresh token of a member as the cookie': { cookie: `desk=${member.refresh}` },
    'a token of the desk as a bearer': { authorization: `Bearer ${coordinator.token}` },
    'a token of the desk in the cookie of a member': { cookie: `refresh=${coordinator.token}` },
  }
  for (const [who, headers] of Object.entries(strangers))
    for (const call of calls)
      expect([who, call.name, await codeOf(api, call, headers)]).toEqual([who, call.name, 'sign-in-needed'])
})

test('security row 23: a session of the desk opens no call of a member', async () => {
  const api = await testApi()
  const { token, browser } = await staffSession(api, ['owner'])
  const calls = await privateCalls(api, BASE)
  expect(calls.length).toBeGreaterThanOrEqual(15)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const call of calls) {
    const headers = { authorization: `Bearer ${token}`, cookie }
    expect([call.name, await codeOf(api, call, headers)]).toEqual([
      call.name,
      call.name.endsWith('/auth/refresh') ? 'session-ended' : 'sign-in-needed',
    ])
  }
})

/** Who may make each call, as the design of the desk says. A new call fails until it is listed here. */
const MAY_CALL: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /session': STAFF_ROLES,
  'DELETE /session': STAFF_ROLES,
  'DELETE /sessions/{id}': STAFF_ROLES,
  'GET /devices': STAFF_ROLES,
  'POST /devices/passkey-options': STAFF_ROLES,
  'POST /devices/passkeys': STAFF_ROLES,
  'DELETE /devices/passkeys/{id}': STAFF_ROLES,
  'POST /devices/app-secret': STAFF_ROLES,
  'PUT /devices/app': STAFF_ROLES,
  'DELETE /devices/app': STAFF_ROLES,
  'POST /devices/recovery-codes': STAFF_ROLES,
  'GET /staff': ['owner'],
  'DELETE /staff/{id}': ['owner'],
  'POST /staff/{id}/invitation': ['owner'],
  'POST /staff/{id}/restoration': ['owner'],
  'GET /removed-owners': ['owner'],
  'PUT /staff/{id}/team-entry': ['owner'],
  'GET /team-entries': ['owner'],
  'GET /invitations': ['owner'],
  'POST /invitations': ['owner'],
  'DELETE /invitations/{id}': ['owner'],
  // Of one's own hours; those of others are for owners and coordinators (hours.db.test.ts).
  'GET /availability': STAFF_ROLES,
  'POST /availability/rules': STAFF_ROLES,
  'PUT /availability/rules/{id}': STAFF_ROLES,
  'POST /availability/rules/{id}/end': STAFF_ROLES,
  'DELETE /availability/rules/{id}': STAFF_ROLES,
  'POST /availability/exceptions': STAFF_ROLES,
  'DELETE /availability/exceptions/{id}': STAFF_ROLES,
  'GET /services': ['coordinator', 'owner'],
  'POST /services': ['owner'],
  'PUT /services/order': ['owner'],
  'PUT /services/{id}': ['owner'],
  'POST /services/{id}/retire': ['owner'],
  'POST /session/cms': ['editor', 'owner'],
  'POST /services/{id}/offer': ['owner'],
  'PUT /availability/video-room': STAFF_ROLES,
  'GET /week': STAFF_ROLES,
  'GET /figures': ['coordinator', 'owner'],
  'GET /requests': STAFF_ROLES,
  'GET /requests/{id}': STAFF_ROLES,
  'DELETE /requests/{id}': ['coordinator', 'owner'],
  'POST /requests/{id}/number': STAFF_ROLES,
  'PUT /requests/{id}/mail': STAFF_ROLES,
  'POST /requests/{id}/assignment': ['coordinator', 'owner'],
  'POST /requests/{id}/events': STAFF_ROLES,
  'GET /requests/{id}/slots': STAFF_ROLES,
  'POST /requests/{id}/appointments': STAFF_ROLES,
  'POST /requests/{id}/appointments/{appointment}/move': STAFF_ROLES,
  'POST /requests/{id}/appointments/{appointment}/cancel': STAFF_ROLES,
  'POST /requests/{id}/appointments/{appointment}/outcome': STAFF_ROLES,
  // Of one's own appointment alone (sent-summaries.db.test.ts).
  'POST /requests/{id}/appointments/{appointment}/summary': STAFF_ROLES,
  'GET /test-calls': ['coordinator', 'owner'],
  'POST /test-calls': ['coordinator', 'owner'],
  'GET /samples': ['coordinator', 'owner'],
  'GET /site-state': ['owner'],
  'POST /jobs/{id}/retry': ['owner'],
  'POST /jobs/{id}/give-up': ['owner'],
}

test('every call is refused to the roles that it is not for, before its input is looked at', async () => {
  const api = await testApi()
  const calls = await privateCalls(api, DESK)
  expect(calls.map(({ name }) => name.replace(DESK, '')).toSorted()).toEqual(Object.keys(MAY_CALL).toSorted())
  for (const role of STAFF_ROLES)
    for (const { name, method, path } of calls) {
      // Some of them end the session.
      const { browser } = await staffSession(api, [role])
      const answer = await browser.call(method as 'GET', path.replace(DESK, ''))
      const isFor = MAY_CALL[name.replace(DESK, '')]?.includes(role)
      expect([role, name, answer.json().data?.code !== 'not-permitted']).toEqual([role, name, isFor])
    }
})

/**
 * The calls that want a sign-in of the last 15 minutes: those that grant rights, destroy something, or lead people elsewhere. An
 * unlocked screen or a copied cookie isn't enough for them.
 */
const FRESH = [
  // Who has rights.
  'inviteStaff',
  'inviteDevice',
  'removeStaff',
  'restoreStaff',
  // A session of the CMS.
  'openCms',
  // How one signs in.
  'startNewPasskey',
  'addPasskey',
  'removePasskey',
  'startNewApp',
  'addApp',
  'removeApp',
  'makeStaffRecoveryCodes',
  // Where visitors are led, and what they are offered.
  'chooseTeamEntry',
  'changeVideoRoom',
  'createService',
  'changeService',
  'retireService',
  'offerService',
  // What cannot be taken back.
  'eraseDeskRequest',
  'giveUpJob',
  // What goes out again.
  'retryJob',
]

test('finding F5: 15 minutes after the sign-in nothing grants rights or destroys anything; the rest of the work goes on', async () => {
  const api = await testApi()
  const calls = await privateCalls(api, DESK)
  const operationOf = (described: unknown) => (described as { operationId: string }).operationId
  expect(calls.map(({ described }) => operationOf(described))).toEqual(expect.arrayContaining(FRESH))
  for (const { name, method, path, described } of calls) {
    // Some of them end the session.
    const { browser } = await staffSession(api, [...STAFF_ROLES])
    api.time.now = new Date(api.time.now.getTime() + 15 * 60_000 + 1)
    const answer = await browser.call(method as 'GET', path.replace(DESK, ''))
    const isRefused = answer.json().data?.code === 'fresh-sign-in-needed'
    expect([name, isRefused]).toEqual([name, FRESH.includes(operationOf(described))])
  }
})

test('after a removal every call answers as to a stranger', async () => {
  const api = await testApi()
  const { browser, staffId } = await staffSession(api, ['owner', 'coordinator', 'counsellor'])
  const other = await staffSession(api, ['owner'])
  expect((await other.browser.delete(`/staff/${staffId}`)).statusCode).toBe(200)
  for (const { name, method, path } of await privateCalls(api, DESK)) {
    const answer = await browser.call(method as 'GET', path.replace(DESK, ''))
    expect([name, answer.json().data.code]).toEqual([name, 'sign-in-needed'])
  }
})

test('security row 39: no write of the desk comes from another site, or without the token of its session', async () => {
  const api = await testApi()
  const { browser } = await staffSession(api, ['owner'])
  const { browser: other } = await staffSession(api, ['owner'])
  const writes = (await privateCalls(api, DESK)).filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThanOrEqual(12)
  const foreign = [
    { origin: 'https://example.org' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'x-xsrf-token': '' },
    { 'x-xsrf-token': other.jar.get('DESK-XSRF-TOKEN') ?? '' },
  ]
  for (const headers of foreign)
    for (const { name, method, path } of writes) {
      const answer = await browser.call(method as 'POST', path.replace(DESK, ''), undefined, headers)
      expect([headers, name, answer.json().data.code]).toEqual([headers, name, 'cross-site-request'])
    }
  expect((await browser.get('/session')).statusCode).toBe(200)
})

test('security row 39: no page of another site signs in, joins or reads an invitation', async () => {
  const browser = deskBrowser(await testApi())
  const open = ['/session', '/session/passkey-options', '/join', '/join/invitation', '/join/app-secret']
  for (const path of [...open, '/join/passkey-options']) {
    const answer = await browser.call('POST', path, {}, { origin: 'https://example.org' })
    expect([path, answer.json().data.code]).toEqual([path, 'cross-site-request'])
  }
})

test('a form or plain text reaches no call of the desk', async () => {
  const { app } = await testApi()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: `${DESK}/session`, headers, payload: 'a=b' })
    expect([type, answer.statusCode]).toEqual([type, 415])
  }
})

test('an unknown address or method of the desk is said, and nothing of the website shows', async () => {
  const { app } = await testApi()
  expect((await app.inject(`${DESK}/nothing`)).json().data.code).toBe('unknown-address')
  const answer = await app.inject({ method: 'PATCH', url: `${DESK}/session` })
  expect(answer.json().data.code).toBe('method-not-allowed')
  expect(answer.headers.allow?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'POST'])
})

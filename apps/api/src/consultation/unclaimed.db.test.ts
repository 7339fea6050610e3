import { expect, test } from 'vitest'
import { mailRequestChange } from '#consultation/mail-request-change.ts'
import type { Mail } from '#mail/mail.ts'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { call, signedIn } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
const TYPED = { email: 'other@example.org', name: 'Zarina', section: 'Child Psychiatry' }

/** A member, and a request with their number that someone else sent. */
async function withOther() {
  const api = await testApi()
  await publishHours(api)
  const sender = await openRequest(api, '98765 43210', '192.0.2.9', TYPED)
  sender.open('digits')
  const member = await signedIn(api, '9876543210')
  const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(api, method, path, { body, headers: member.bearer })
  const unclaimed = async () => (await as('GET', '/members/me/unclaimed-requests')).json().data
  const own = async () => (await as('GET', '/members/me/requests')).json().data
  const answer = (given: string, id = sender.id) =>
    as('PUT', `/members/me/unclaimed-requests/${id}`, { answer: given })
  const stored = (id = sender.id) =>
    api.db.selectFrom('consultationRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...api, sender, member, as, unclaimed, own, answer, stored }
}

test('D63: of a request that someone else sent, the member of its number reads that a call was asked for, and when, alone', async () => {
  const { unclaimed, own, as, sender, stored } = await withOther()
  const submitted_at = (await stored()).submittedAt.toISOString()
  expect(await unclaimed()).toEqual({ requests: [{ id: sender.id, submitted_at }], is_blocking: false })
  expect(await own()).toEqual([])
  const refused = [
    await as('POST', '/appointments', { request: sender.id, ...FIRST }),
    await as('PUT', `/members/me/requests/${sender.id}/mail`, { answer: 'keep' }),
    await as('GET', `/members/me/requests/${sender.id}/appointment.ics`),
  ]
  for (const one of refused)
    expect(one.json()).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
})

test('D63 It was me: the member sees all of it, and earlier links end', async () => {
  const { answer, unclaimed, own, sender } = await withOther()
  expect((await answer('mine')).json()).toMatchObject({ status: 200, data: { requests: [] } })
  expect((await answer('mine')).statusCode).toBe(200)
  expect(await unclaimed()).toEqual({ requests: [], is_blocking: false })
  expect(await own()).toMatchObject([{ id: sender.id, name: 'Z•••', mail: null }])
  expect((await sender.read()).statusCode).toBe(404)
  expect((await answer('not-mine')).statusCode).toBe(404)
})

test('D63 Not me: the links end, the desk is told and keeps the request', async () => {
  const { answer, unclaimed, own, sender, stored, context, pool, ...api } = await withOther()
  expect((await answer('not-mine')).statusCode).toBe(200)
  expect((await answer('not-mine')).statusCode).toBe(200)
  expect([await unclaimed(), await own()]).toEqual([{ requests: [], is_blocking: false }, []])
  expect((await sender.read()).statusCode).toBe(404)
  expect((await sender.post('/appointments', FIRST)).statusCode).toBe(404)
  expect((await stored()).endedAt).toBeNull()
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'change' = 'disown'`,
  )
  expect(rows).toHaveLength(1)
  const sent: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail)
      return '250 queued'
    },
    close: () => undefined,
  }
  const office = async () => ['office@example.org']
  await mailRequestChange({ ...context, mailer, consultationRecipients: office })(rows[0].payload)
  expect(sent[0]?.to).toEqual(['office@example.org'])
  expect(sent[0]?.text).toContain('someone else sent this request')
  const { browser } = await staffSession({ ...api, context, pool }, ['coordinator'])
  const seen = (await browser.get(`/requests/${sender.id}`)).json().data
  expect(seen).toMatchObject({ state: 'waiting', disowned_at: expect.any(String), is_blocked: false })
})

test('D63 Block: further requests are stored, sorted last and not listed, those of the member are not, and it ends', async () => {
  const { answer, unclaimed, as, member, stored, ...api } = await withOther()
  expect((await answer('block')).json().data).toEqual({ requests: [], is_blocking: true })
  const further = await openRequest(api, '98765 43210', '192.0.2.9', TYPED)
  expect(await stored(further.id)).toMatchObject({ isBlocked: true, state: 'waiting' })
  expect((await unclaimed()).requests).toEqual([])
  const other = await openRequest(api, '98765 43211', '192.0.2.9')
  const { browser } = await staffSession(api, ['coordinator'])
  const waiting = (await browser.get('/requests?list=waiting')).json().data.requests
  expect(waiting.map(({ id }: { id: string }) => id).slice(-2)).toEqual([other.id, further.id])
  const sent = await call(api, 'POST', '/requests', {
    body: { ...TYPED, phone: '98765 43210', consultation_date: '2026-11-23' },
    headers: member.bearer,
  })
  expect(await stored(sent.json().data.id)).toMatchObject({ isBlocked: false, claimedAt: expect.any(Date) })
  // Who proves the number by its code comes first again.
  further.open('proof')
  await further.post('/appointments', FIRST)
  expect(await stored(further.id)).toMatchObject({ isBlocked: false, claimedAt: null })
  expect((await as('DELETE', '/members/me/request-block')).json().data.is_blocking).toBe(false)
  expect((await as('DELETE', '/members/me/request-block')).statusCode).toBe(200)
  const last = await openRequest(api, '98765 43210', '192.0.2.9', TYPED)
  expect((await stored(last.id)).isBlocked).toBe(false)
})

test('nobody answers for the number of someone else', async () => {
  const { sender, stored, ...api } = await withOther()
  const { bearer } = await signedIn(api, '9876543299')
  for (const answer of ['mine', 'not-mine', 'block']) {
    const given = await call(api, 'PUT', `/members/me/unclaimed-requests/${sender.id}`, {
      body: { answer },
      headers: bearer,
    })
    expect(given.statusCode).toBe(404)
  }
  expect((await sender.read()).statusCode).toBe(200)
  expect(await stored()).toMatchObject({ claimedAt: null, disownedAt: null })
})

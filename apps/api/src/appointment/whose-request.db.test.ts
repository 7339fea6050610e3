import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { mailsOf } from '#testing/mails-of.ts'
import { call, signedIn } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
const NOON = '2026-11-22T06:30:00.000Z'
const EVIL = 'stranger@example.org'

/** A stranger who sent a request with the number of a member, from a browser of theirs, with an address of theirs. */
async function withStranger() {
  const api = await testApi()
  await publishHours(api)
  const ask = async (phone: string) => {
    const stranger = await openRequest(api, phone, '192.0.2.9', { email: EVIL })
    // They know the number, and so its last four digits; no code reaches them.
    stranger.open('digits')
    const member = await signedIn(api, phone.replace(' ', ''))
    const act = (path: string, body: object = {}) =>
      call(api, 'POST', path, { body: { request: stranger.id, ...body }, headers: member.bearer })
    return { stranger, member, act }
  }
  const { sent, mailAll } = mailsOf(api)
  const toStranger = () => sent.filter(({ to }) => to.includes(EVIL))
  return { ...api, ask, mailAll, sent, toStranger }
}

test('finding F1: who sent a request with the number of a member follows, hears of and cancels nothing that the member books', async () => {
  const { ask, mailAll, toStranger } = await withStranger()
  const { stranger, act } = await ask('98765 43210')
  const held = (await act('/appointments', FIRST)).json().data
  expect((await act(`/appointments/${held.id}/confirm`)).statusCode).toBe(200)
  await mailAll()
  expect(toStranger().map(({ subject }) => subject)).not.toContain('Your appointment is booked')
  expect((await stranger.read()).json()).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  const cancelled = (await stranger.post(`/appointments/${held.id}/cancel`)).json()
  expect(cancelled).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  expect((await stranger.post(`/appointments/${held.id}/move`, { starts_at: NOON })).statusCode).toBe(404)
})

test('the mail that a request has arrived has no link where somebody else acted on the request before it went out', async () => {
  const { ask, mailAll, toStranger } = await withStranger()
  const { act } = await ask('98765 43210')
  const held = (await act('/appointments', FIRST)).json().data
  await act(`/appointments/${held.id}/confirm`)
  await mailAll()
  expect(toStranger()).toHaveLength(1)
  expect(toStranger()[0]?.text).not.toContain('/request/')
})

test('sent again with its key, a request answers no link that was made since', async () => {
  const api = await withStranger()
  const send = () =>
    call(api, 'POST', '/requests', { body: { ...ASHA, email: EVIL }, headers: { 'idempotency-key': 'k1' } })
  const first = (await send()).json().data
  expect((await send()).json().data).toEqual(first)
  const member = await signedIn(api, '9876543210')
  const act = (path: string, body: object) =>
    call(api, 'POST', path, { body: { request: first.id, ...body }, headers: member.bearer })
  const held = (await act('/appointments', FIRST)).json().data
  await act(`/appointments/${held.id}/confirm`, {})
  expect((await send()).json().data).toEqual({ ...first, token: null })
})

test('what the desk books on the phone is followed by no link that was given before', async () => {
  const { ask, mailAll, toStranger, ...api } = await withStranger()
  const { stranger } = await ask('98765 43210')
  const { browser, staffId } = await staffSession(api, ['coordinator'])
  await browser.post(`/requests/${stranger.id}/assignment`, { staff: staffId, seen: null })
  expect((await browser.post(`/requests/${stranger.id}/appointments`, FIRST)).statusCode).toBe(200)
  expect((await stranger.read()).statusCode).toBe(404)
  await mailAll()
  expect(toStranger().map(({ subject }) => subject)).toEqual([toStranger()[0]?.subject])
  expect(toStranger()[0]?.text).not.toMatch(/Bala|22 November 2026, 11:00|\/request\//)
  expect((await browser.get(`/requests/${stranger.id}`)).json().data.mail).toEqual({
    answer: null,
    email: 's•••@e•••.org',
  })
  // On the phone the person says that the address is theirs.
  const place = await browser.put(`/requests/${stranger.id}/mail`, { answer: 'keep' })
  expect(place.json().data.answer).toBe('confirmed')
  await mailAll()
  expect(toStranger().at(-1)?.subject).toBe('Your appointment is booked')
})

test('finding F1: an address that the member gives hears of the appointment, with a link of its own; none hears nothing', async () => {
  const { ask, mailAll, toStranger, ...api } = await withStranger()
  const { stranger, member, act } = await ask('98765 43210')
  const held = (await act('/appointments', FIRST)).json().data
  await act(`/appointments/${held.id}/confirm`)
  await mailAll()
  const before = toStranger().length
  const choose = (body: object, headers = member.bearer) =>
    call(api, 'PUT', `/members/me/requests/${stranger.id}/mail`, { body, headers })
  expect((await choose({ answer: 'change', email: 'asha@example.in' })).json().data).toEqual({
    answer: 'confirmed',
    email: 'a•••@e•••.in',
  })
  await mailAll()
  expect(toStranger()).toHaveLength(before)
  const own = api.sent.filter(({ to }) => to.includes('asha@example.in'))
  expect(own.map(({ subject }) => subject)).toEqual(['Your appointment is booked'])
  expect(own[0]?.text).toContain('/request/')
  expect(own[0]?.text).not.toContain(stranger.token)
  expect((await choose({ answer: 'change' })).statusCode).toBe(422)
  expect((await choose({ answer: 'keep' }, (await signedIn(api, '9876543299')).bearer)).statusCode).toBe(404)
  expect((await choose({ answer: 'none' })).json().data.answer).toBe('none')
  await act(`/appointments/${held.id}/cancel`)
  await mailAll()
  expect(api.sent.filter(({ to }) => to.includes('asha@example.in'))).toHaveLength(1)
})

const STRANGER = ['read', 'open', 'hold', 'confirm', 'move', 'cancel'] as const
const MEMBER = ['hold', 'confirm', 'move', 'cancel'] as const

test('after a member acted on a request, no earlier link or pass reads or changes its appointments, and no unconfirmed address hears of them', async () => {
  const { ask, mailAll, toStranger, db } = await withStranger()
  const step = fc.oneof(
    fc.record({ who: fc.constant('stranger' as const), does: fc.constantFrom(...STRANGER) }),
    fc.record({ who: fc.constant('member' as const), does: fc.constantFrom(...MEMBER) }),
  )
  let asked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      asked += 1
      const { stranger, act } = await ask(`98765 5${String(1_000 + asked)}`)
      await mailAll()
      const arrived = toStranger().length
      const latest = () =>
        db
          .selectFrom('appointments')
          .selectAll()
          .where('request_id', '=', stranger.id)
          .orderBy('changed_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
      let hasActed = false
      for (const { who, does } of steps) {
        const before = await latest()
        const id = before.find(({ status }) => status !== 'cancelled')?.id ?? before[0]?.id ?? stranger.id
        const body = does === 'hold' ? FIRST : does === 'move' ? { starts_at: NOON } : {}
        const path = does === 'hold' ? '/appointments' : `/appointments/${id}/${does}`
        if (who === 'member') {
          const answer = await act(path, body)
          // A held time is no appointment yet.
          hasActed ||= does !== 'hold' && answer.statusCode === 200
        } else if (hasActed) {
          const answer =
            does === 'read' || does === 'open' ? await stranger.read() : await stranger.post(path, body)
          expect([does, answer.statusCode]).toEqual([does, 404])
          expect(await latest()).toEqual(before)
        } else if (does === 'read' || does === 'open') await stranger.read()
        else await stranger.post(path, body)
      }
      await mailAll()
      expect(toStranger()).toHaveLength(arrived)
      // The next history has the calendar for itself.
      await db.deleteFrom('appointments').execute()
    }),
    { numRuns: 12 },
  )
})

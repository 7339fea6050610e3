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
    const claim = () =>
      call(api, 'PUT', `/members/me/unclaimed-requests/${stranger.id}`, {
        body: { answer: 'mine' },
        headers: member.bearer,
      })
    const act = (path: string, body: object = {}) =>
      call(api, 'POST', path, { body: { request: stranger.id, ...body }, headers: member.bearer })
    return { stranger, member, claim, act }
  }
  const { sent, mailAll } = mailsOf(api)
  const toStranger = () => sent.filter(({ to }) => to.includes(EVIL))
  return { ...api, ask, mailAll, sent, toStranger }
}

test('finding F1: who sent a request with the number of a member follows, hears of and cancels nothing that the member books', async () => {
  const { ask, mailAll, toStranger } = await withStranger()
  const { stranger, claim, act } = await ask('98765 43210')
  await claim()
  const held = (await act('/appointments', FIRST)).json().data
  expect((await act(`/appointments/${held.id}/confirm`)).statusCode).toBe(200)
  await mailAll()
  expect(toStranger().map(({ subject }) => subject)).not.toContain('Your appointment is booked')
  expect((await stranger.read()).json()).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  const cancelled = (await stranger.post(`/appointments/${held.id}/cancel`)).json()
  expect(cancelled).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  expect((await stranger.post(`/appointments/${held.id}/move`, { starts_at: NOON })).statusCode).toBe(404)
})

test('the mail that a request has arrived has no link where someone else acted on the request before it went out', async () => {
  const { ask, mailAll, toStranger } = await withStranger()
  const { claim, act } = await ask('98765 43210')
  await claim()
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
  await call(api, 'PUT', `/members/me/unclaimed-requests/${first.id}`, {
    body: { answer: 'mine' },
    headers: member.bearer,
  })
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
  const { stranger, member, claim, act } = await ask('98765 43210')
  await claim()
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

const OWN = 'own@example.in'
const STRANGER = ['read', 'mail', 'hold', 'confirm', 'move', 'cancel'] as const
const MEMBER = ['mine', 'not-mine', 'keep', 'change', 'none', 'hold', 'confirm', 'move', 'cancel'] as const
const DESK = ['book', 'cancel'] as const

test('D63 in any history: once a member or the desk acted, no earlier link or pass reads or changes anything, and no unconfirmed address hears of an appointment', async () => {
  const { ask, mailAll, sent, toStranger, db, ...api } = await withStranger()
  const { browser, staffId } = await staffSession({ ...api, db }, ['coordinator'])
  const step = fc.oneof(
    fc.record({ who: fc.constant('stranger' as const), does: fc.constantFrom(...STRANGER) }),
    fc.record({ who: fc.constant('member' as const), does: fc.constantFrom(...MEMBER) }),
    fc.record({ who: fc.constant('desk' as const), does: fc.constantFrom(...DESK) }),
  )
  let asked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      asked += 1
      const { stranger, member, act } = await ask(`98765 5${String(1_000 + asked)}`)
      await browser.post(`/requests/${stranger.id}/assignment`, { staff: staffId, seen: null })
      await mailAll()
      const latest = () =>
        db
          .selectFrom('appointments')
          .selectAll()
          .where('requestId', '=', stranger.id)
          .orderBy('changedAt', 'desc')
          .orderBy('id', 'desc')
          .execute()
      const put = (path: string, body: object, headers: Record<string, string>) =>
        call(api, 'PUT', path, { body, headers })
      const place = { address: EVIL, isConfirmed: false }
      let hasActed = false
      for (const { who, does } of steps) {
        api.time.now = new Date(api.time.now.getTime() + 1_000)
        const before = await latest()
        const id = before.find(({ status }) => status !== 'cancelled')?.id ?? before[0]?.id ?? stranger.id
        const body = does === 'hold' ? FIRST : does === 'move' ? { starts_at: NOON } : {}
        const path = does === 'hold' ? '/appointments' : `/appointments/${id}/${does}`
        if (who === 'stranger') {
          const answer =
            does === 'read'
              ? await stranger.read()
              : does === 'mail'
                ? await put(`/requests/${stranger.token}/mail`, { answer: 'keep' }, stranger.headers)
                : await stranger.post(path, body)
          if (does === 'mail') expect(answer.statusCode).not.toBe(200)
          if (!hasActed) continue
          expect([does, answer.statusCode]).toEqual([does, 404])
          expect(await latest()).toEqual(before)
          continue
        }
        if (who === 'desk') {
          const answer =
            does === 'book'
              ? await browser.post(`/requests/${stranger.id}/appointments`, FIRST)
              : await browser.post(`/requests/${stranger.id}/appointments/${id}/cancel`, {
                  version: before.find((one) => one.id === id)?.version ?? 1,
                })
          hasActed ||= answer.statusCode === 200
        } else if (does === 'mine' || does === 'not-mine') {
          const unclaimed = `/members/me/unclaimed-requests/${stranger.id}`
          const already = await isAnswered(db, stranger.id)
          const answer = await put(unclaimed, { answer: does }, member.bearer)
          hasActed ||= answer.statusCode === 200
          if (answer.statusCode === 200 && !already) place.isConfirmed = false
        } else if (does === 'keep' || does === 'change' || does === 'none') {
          const email = does === 'change' ? { email: OWN } : {}
          const answer = await put(
            `/members/me/requests/${stranger.id}/mail`,
            { answer: does, ...email },
            member.bearer,
          )
          if (answer.statusCode === 200) {
            hasActed = true
            place.isConfirmed = does !== 'none'
            if (does === 'change') place.address = OWN
          }
        } else hasActed = (await act(path, body)).statusCode === 200 || hasActed
        const mailed = toStranger().length
        await mailAll()
        if (!place.isConfirmed || place.address !== EVIL) expect(toStranger()).toHaveLength(mailed)
      }
      // A mailed link opens the request as long as its address is confirmed.
      const links = sent.flatMap(({ to, text }) =>
        [...text.matchAll(/\/request\/([\w-]{22})/g)].map(([, token]) => ({ to: to[0], token })),
      )
      for (const { to, token } of hasActed ? links : []) {
        if (place.isConfirmed && to === place.address) continue
        const found = await call(api, 'GET', `/requests/${token}`)
        expect([to, found.statusCode]).toEqual([to, 404])
      }
      // The next history has the calendar and the mail for itself.
      await db.deleteFrom('appointments').execute()
      sent.length = 0
    }),
    { numRuns: process.env.LONG ? 200 : 15 },
  )
}, 300_000)

async function isAnswered(db: Awaited<ReturnType<typeof testApi>>['db'], id: string): Promise<boolean> {
  const { claimedAt, disownedAt } = await db
    .selectFrom('consultationRequests')
    .select(['claimedAt', 'disownedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return claimedAt !== null || disownedAt !== null
}

import { expect, test } from 'vitest'
import { findNextLink } from '#consultation/find-next-link.ts'
import { makeFollowPass } from '#consultation/follow-pass.ts'
import { answerFollowStep, type FollowStep, followRequest } from '#consultation/follow-request.ts'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { mailsOf } from '#testing/mails-of.ts'
import { call } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
const NOON = '2026-11-22T06:30:00.000Z'
const TYPED = 'typed@example.org'

/** A visitor who booked with a code that was sent to their number, and the link that they had before. */
async function withBooking() {
  const api = await testApi()
  await publishHours(api)
  const visitor = await openRequest(api, '98765 43210', '192.0.2.9', { email: TYPED })
  const before = { token: visitor.token, pass: visitor.headers['x-follow-pass'] }
  const { id } = (await visitor.post('/appointments', FIRST)).json().data
  const confirm = (link = before) =>
    call(api, 'POST', `/appointments/${id}/confirm`, {
      body: { request: link.token },
      headers: { 'x-follow-pass': link.pass },
    })
  const choose = (body: object, headers: Record<string, string> = visitor.headers) =>
    call(api, 'PUT', `/requests/${visitor.token}/mail`, { body, headers })
  const read = (token: string, pass: string) =>
    call(api, 'GET', `/requests/${token}`, { headers: { 'x-follow-pass': pass } })
  const { mailAll, sent } = mailsOf(api)
  return {
    ...api,
    visitor,
    before,
    id,
    confirm,
    choose,
    read,
    mailAll,
    sent,
    to: () => sent.flatMap(({ to }) => to),
  }
}

test('D63: who books with a code goes on at another link, and the earlier link and other passes open nothing', async () => {
  const { visitor, before, read, context, id, time } = await withBooking()
  expect(visitor.token).not.toBe(before.token)
  expect((await visitor.post(`/appointments/${id}/confirm`)).json().data.status).toBe('booked')
  expect((await visitor.read()).json().data).toMatchObject({ state: 'booked', appointments: [{ id }] })
  time.now = new Date(time.now.getTime() + 1_000)
  for (const kind of ['proof', 'sender', 'digits'] as const) {
    const { pass } = makeFollowPass(context.config, { kind, token: before.token, now: context.clock() })
    expect((await read(before.token, pass)).statusCode).toBe(404)
    expect((await read(visitor.token, pass)).json().data).not.toHaveProperty('appointments')
  }
})

test('D63: who lost the answer sends it again with the same link and pass, and gets the same next link', async () => {
  const { visitor, before, confirm, context, id } = await withBooking()
  const again = (await confirm()).json()
  expect(again.data).toMatchObject({ id, status: 'booked', link: { token: visitor.token } })
  expect((await confirm()).json()).toEqual(again)
  // A pass of another code is that of someone else.
  const other = makeFollowPass(context.config, {
    ...{ kind: 'proof', token: before.token },
    now: new Date(context.clock().getTime() - 1_000),
  } as const)
  expect((await confirm({ token: before.token, pass: other.pass })).statusCode).toBe(404)
})

test('D63: who acted goes on reading with the earlier link and pass, and finds the next link; with the link alone nobody does', async () => {
  const { visitor, before, read, id, time } = await withBooking()
  const { data } = (await read(before.token, before.pass)).json()
  expect(data).toMatchObject({ appointments: [{ id }], link: { token: visitor.token } })
  expect((await read(visitor.token, data.link.pass)).json().data.link).toBeUndefined()
  expect((await read(before.token, '')).statusCode).toBe(404)
  time.now = new Date(time.now.getTime() + 15 * 60_000)
  expect((await read(before.token, before.pass)).statusCode).toBe(404)
})

test('D63: a browser that ended links is led from each to the newest for good, with no proof that it has not; others are not', async () => {
  const { context, time, ...api } = await withBooking()
  const { token: first } = await openRequest({ ...api, context }, '98765 43211')
  const jar = new Map<string, string>()
  const put = (setCookies: readonly string[]) => {
    for (const one of setCookies) {
      const [name = '', value = ''] = one.split(';')[0]?.split(/=(.*)/) ?? []
      jar.set(name, value)
    }
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { pass } = makeFollowPass(context.config, { kind: 'proof', token: first, now: time.now })
  jar.set('proof', pass)
  const links = [first]
  let shown = ''
  const press = async (step: FollowStep) => {
    const visit = { token: links.at(-1) ?? '', cookie: cookie(), ip: '192.0.2.1', traceId: 'r' }
    const { envelope, setCookies, token } = await answerFollowStep(context, { ...visit, step })
    expect(envelope.error).toBe(false)
    put(setCookies)
    if (token !== undefined) links.push(token)
    const page = await followRequest(context, { token: links.at(-1) ?? '', cookie: cookie() })
    shown = page?.details?.appointments[0]?.id ?? ''
  }
  await press({ kind: 'hold', serviceId: FIRST_TALK, startsAt: new Date(NOON) })
  await press({ kind: 'confirm', id: shown })
  await press({ kind: 'mail', choice: { answer: 'keep' } })
  await press({ kind: 'mail', choice: { answer: 'change', email: 'own@example.in' } })
  expect(new Set(links).size).toBe(3)
  const newest = { token: links[2], setCookies: [] }

  time.now = new Date(time.now.getTime() + 20 * 60_000)
  for (const token of links.slice(0, 2)) {
    expect(await findNextLink(context, { token, cookie: cookie() })).toEqual(newest)
    expect(await findNextLink(context, { token, cookie: undefined })).toBeUndefined()
  }
  const ofOther = api.before.token
  expect(await findNextLink(context, { token: ofOther, cookie: cookie() })).toBeUndefined()
})

test('D63: nobody is mailed about an appointment before who booked says where, and then at that address alone', async () => {
  const { visitor, id, choose, mailAll, sent, to, time } = await withBooking()
  await visitor.post(`/appointments/${id}/confirm`)
  await mailAll()
  // That the request has arrived.
  expect(to().filter((one) => one === TYPED)).toHaveLength(1)
  expect((await visitor.read()).json().data).toMatchObject({ mail: null, email: 't•••@e•••.org' })
  expect((await choose({ answer: 'keep' }, {})).json()).toMatchObject({ status: 401 })
  expect((await choose({ answer: 'change', email: 'x' })).json().data.fields).toHaveProperty('email')
  visitor.follow(await choose({ answer: 'keep' }))
  await mailAll()
  expect(sent.at(-1)).toMatchObject({ to: [TYPED], subject: 'Your appointment is booked' })
  expect(sent.at(-1)?.text).toContain(`/request/${visitor.token}`)
  const kept = visitor.token
  time.now = new Date(time.now.getTime() + 60_000)
  visitor.follow(await choose({ answer: 'change', email: 'own@example.in' }))
  expect(visitor.token).not.toBe(kept)
  await mailAll()
  expect(sent.at(-1)).toMatchObject({ to: ['own@example.in'], subject: 'Your appointment is booked' })
  visitor.follow(await choose({ answer: 'none' }))
  await visitor.post(`/appointments/${id}/cancel`)
  await mailAll()
  expect(sent.filter((mail) => mail.to.includes('own@example.in'))).toHaveLength(1)
  expect(to().filter((one) => one === TYPED)).toHaveLength(2)
})

test('D62: the link of a confirmed address cancels after one press, without digits, and changes nothing else', async () => {
  const { visitor, id, choose, context } = await withBooking()
  await visitor.post(`/appointments/${id}/confirm`)
  const press = (step: FollowStep) =>
    answerFollowStep(context, {
      ...{ token: visitor.token, cookie: undefined, ip: '192.0.2.1', traceId: 'r' },
      step,
    })
  const page = () => followRequest(context, { token: visitor.token, cookie: undefined })
  expect((await page())?.cancels).toBeUndefined()
  expect((await press({ kind: 'cancel', id })).envelope.status).toBe(401)
  visitor.follow(await choose({ answer: 'keep' }))
  expect(await page()).toMatchObject({ cancels: id, request: { state: 'booked' } })
  expect((await press({ kind: 'withdraw' })).envelope.status).toBe(401)
  expect((await press({ kind: 'cancel', id })).envelope.error).toBe(false)
  expect(await page()).toMatchObject({ cancels: undefined, request: { state: 'cancelled' } })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { call, signedIn } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { refundRequest } from './refund-request.ts'

const SITE = 5
const TIME = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }

/** A site that takes five unproven requests an hour to the list, from senders of many networks. */
async function withSite() {
  const api = await testApi({ consultationLimits: { perSite: SITE } })
  await publishHours(api)
  let sent = 0
  const send = async (phone = `98765 4${1_000 + sent}`) => {
    sent += 1
    return openRequest(api, phone, `10.${sent % 250}.${Math.floor(sent / 250)}.1`)
  }
  const refund = refundRequest(api.context)
  /** Does what the queue would do at once. */
  const work = async () => {
    const { rows } = await api.pool.query(
      `delete from graphile_worker._private_jobs where task_id =
         (select id from graphile_worker._private_tasks where identifier = 'refund-request') returning payload`,
    )
    for (const { payload } of rows) await refund(payload)
  }
  const isFolded = async ({ id }: { id: string }) => {
    const row = await api.db
      .selectFrom('consultationRequests')
      .select('unproven')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.unproven === 'burst'
  }
  return { ...api, send, work, isFolded }
}

/** Whether a request still has counts to give back. */
async function isCounted({ db }: Pick<Awaited<ReturnType<typeof testApi>>, 'db'>, { id }: { id: string }) {
  const row = await db
    .selectFrom('consultationRequests')
    .select('countedAs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.countedAs !== null
}

type Sent = Awaited<ReturnType<Awaited<ReturnType<typeof withSite>>['send']>>

test('D64: in any history of a busy day a request is folded only while as many of that hour are not proven, and leaves the fold once it is', async () => {
  const { send, work, isFolded, db, time } = await withSite()
  const seen = { listed: 0, folded: 0 }
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'send' as const, of: 0 }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('prove' as const), of: fc.nat({ max: 30 }) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (history) => {
      // Another hour, with counts of its own.
      time.now = new Date(time.now.getTime() + 2 * 3_600_000)
      const unproven: Sent[] = []
      for (const { kind, of } of history) {
        if (kind === 'send') {
          const request = await send()
          const isOver = unproven.length >= SITE
          expect(await isFolded(request)).toBe(isOver)
          seen[isOver ? 'folded' : 'listed'] += 1
          unproven.push(request)
          continue
        }
        const [request] = unproven.splice(of % Math.max(1, unproven.length), 1)
        if (request === undefined) continue
        // Who has the code chooses a time; a second step gives nothing back again.
        for (let twice = 0; twice < 2; twice += 1) {
          request.open('proof')
          const free = new Date(time.now.getTime() + 72 * 3_600_000).toISOString().slice(0, 11)
          await request.post('/appointments', { ...TIME, starts_at: `${free}05:30:00.000Z` })
          await work()
        }
        expect(await isFolded(request)).toBe(false)
        await db.deleteFrom('appointments').execute()
      }
    }),
    { numRuns: process.env.LONG ? 20 : 3, seed: 64, endOnFailure: true },
  )
  expect(seen.listed).toBeGreaterThan(2 * SITE)
  expect(seen.folded).toBeGreaterThan(0)
}, 120_000)

/** The site with as many requests as it lists, and one that is folded. */
async function withFolded() {
  const site = await withSite()
  for (let n = 0; n < SITE; n += 1) await site.send()
  const folded = await site.send('98765 43210')
  expect(await site.isFolded(folded)).toBe(true)
  return { ...site, folded }
}

test('D64: a typed code gives back what the request was counted as, before anything else is done', async () => {
  const { folded, send, work, isFolded, ...api } = await withFolded()
  const code = await call(api, 'POST', `/requests/${folded.token}/code`, { headers: folded.headers })
  const cookie = code.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const proof = { body: { code: code.json().data.otp }, headers: { ...folded.headers, cookie } }
  expect((await call(api, 'POST', `/requests/${folded.token}/proof`, proof)).statusCode).toBe(200)
  await work()
  expect(await isFolded(folded)).toBe(false)
  // Five are still unproven.
  expect(await isFolded(await send())).toBe(true)
})

test('D64: a request leaves the fold once its member says that it was them', async () => {
  const { folded, work, isFolded, ...api } = await withFolded()
  const { bearer } = await signedIn(api, '9876543210')
  const answered = await call(api, 'PUT', `/members/me/unclaimed-requests/${folded.id}`, {
    body: { answer: 'mine' },
    headers: bearer,
  })
  expect(answered.statusCode).toBe(200)
  expect(await isFolded(folded)).toBe(false)
})

test('D64: a request whose sender the desk talked to leaves the fold and counts no more; a call that reached nobody changes nothing', async () => {
  const { folded, send, work, isFolded, ...api } = await withFolded()
  const { browser, staffId } = await staffSession(api, ['coordinator'])
  const record = async (kind: string, reason: string) => {
    expect((await browser.post(`/requests/${folded.id}/events`, { kind, reason })).statusCode).toBe(200)
    await work()
  }
  await browser.post(`/requests/${folded.id}/assignment`, { staff: staffId, seen: null })
  await record('tried', 'wrong-number')
  expect(await isFolded(folded)).toBe(true)
  expect(await isCounted(api, folded)).toBe(true)
  await record('reached', 'talked')
  expect(await isFolded(folded)).toBe(false)
  expect(await isCounted(api, folded)).toBe(false)
  // Five are still unproven.
  expect(await isFolded(await send())).toBe(true)
})

test('D64: once the desk talked to the sender of one of the five, the next request is listed, and the one after it not', async () => {
  const { send, work, isFolded, ...api } = await withSite()
  const { browser, staffId } = await staffSession(api, ['coordinator'])
  for (let n = 1; n < SITE; n += 1) await send()
  const { id } = await send()
  await browser.post(`/requests/${id}/assignment`, { staff: staffId, seen: null })
  await browser.post(`/requests/${id}/events`, { kind: 'reached', reason: 'talked' })
  await work()
  expect([await isFolded(await send()), await isFolded(await send())]).toEqual([false, true])
})

test('D64: a request that is proven in a later hour gives nothing of that hour back', async () => {
  const { folded, send, work, isFolded, time } = await withFolded()
  time.now = new Date(NOW.getTime() + 3_600_000)
  for (let n = 0; n < SITE; n += 1) expect(await isFolded(await send())).toBe(false)
  folded.open('proof')
  await folded.post('/appointments', TIME)
  await work()
  expect(await isFolded(await send())).toBe(true)
})

test('D64: one number gives back twenty counts in an hour, as many as its member may send', async () => {
  const { send, work, isFolded, db } = await withSite()
  const proven = async () => {
    const request = await send('98765 43210')
    request.open('proof')
    await request.post('/appointments', TIME)
    await db.deleteFrom('appointments').execute()
    await work()
  }
  for (let n = 0; n < 20 + SITE; n += 1) await proven()
  expect(await isFolded(await send())).toBe(true)
}, 60_000)

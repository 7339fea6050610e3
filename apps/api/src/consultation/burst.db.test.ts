import { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { expect, test } from 'vitest'
import type { Mail } from '#mail/mail.ts'
import { call } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { mailUnproven, unprovenDigest } from './mail-unproven.ts'

/** All 2 000, with the counts of the product, take a minute: `npm run test:long`. Else more than a page of the desk. */
const WHOLE = process.env.LONG ? { burst: 2_000, perNetwork: 30 } : { burst: 60, perNetwork: 6 }
const PART = { burst: 8, perNetwork: 2 }
const ELSEWHERE = '198.51.100.9'

/** An address in one /48, each in a /64 of its own. */
const inNetwork = (n: number) => `2001:db8:1:${n.toString(16)}::1`

/** A desk, and a burst from one /48 with one request from elsewhere in its midst. */
async function withBurst({ burst: size, perNetwork }: typeof WHOLE) {
  const api = await testApi({ consultationLimits: { perNetwork } })
  const { browser, staffId } = await staffSession(api, ['coordinator'])
  const send = async (n: number, ip: string, name = 'Stranger') => {
    const body = { ...ASHA, name, email: `a${n}@example.in`, phone: `9${String(100_000_000 + n)}` }
    const { envelope } = await acceptConsultation(api.context, { body, ip, traceId: 'r' })
    if (envelope.error) throw new Error(envelope.message)
    return envelope.data.id
  }
  const burst: string[] = []
  const sendSome = async (from: number, to: number) => {
    for (let first = from; first < to; first += 10) {
      const some = Array.from({ length: Math.min(10, to - first) }, (_, n) => first + n)
      burst.push(...(await Promise.all(some.map((n) => send(n, inNetwork(n))))))
    }
  }
  await sendSome(0, size / 2)
  const honest = await send(size, ELSEWHERE, 'Asha')
  await sendSome(size / 2, size)

  const page = async (list: string, after?: string) => {
    const answer = await browser.get(`/requests?${new URLSearchParams({ list, ...(after && { after }) })}`)
    return DeskRequestPage.parse(answer.json().data)
  }
  /** All pages of a list. */
  const all = async (list: string) => {
    const rows: DeskRequestPage['requests'] = []
    let after: string | null | undefined
    while (after !== null) {
      const { requests, next } = await page(list, after)
      rows.push(...requests)
      after = next
    }
    return rows
  }
  const take = (id: string) => browser.post(`/requests/${id}/assignment`, { staff: staffId, seen: null })
  return { ...api, burst, honest, page, all, take }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()

test(`D64: of ${WHOLE.burst} requests from one /48 none is lost, and one in their midst from elsewhere is on the first page`, async () => {
  const { burst, honest, page, all } = await withBurst(WHOLE)
  const folds = WHOLE.burst - WHOLE.perNetwork
  const first = await page('waiting')
  expect(first.counts).toEqual({ waiting: WHOLE.perNetwork + 1, burst: folds, mine: 0 })
  expect(first.next).toBeNull()
  expect(first.requests.find(({ id }) => id === honest)).toMatchObject({ is_unverified: false })
  // The fold has what the list has not.
  const folded = await all('burst')
  expect(folded).toHaveLength(folds)
  expect(folded.every(({ is_unverified }) => is_unverified)).toBe(true)
  expect(idsOf([...folded, ...first.requests])).toEqual([...burst, honest].toSorted())
}, 300_000)

test('D64: a request leaves the fold once the desk takes it or its number is proven', async () => {
  const { all, take, app } = await withBurst(PART)
  const inList = async (id: string) => (await all('waiting')).some((row) => row.id === id)
  const [taken = ''] = idsOf(await all('burst'))
  expect(await inList(taken)).toBe(false)
  expect((await take(taken)).statusCode).toBe(200)
  expect(await inList(taken)).toBe(true)

  const sent = await call({ app }, 'POST', '/requests', {
    body: { ...ASHA, phone: '9876500000' },
    ip: inNetwork(0),
  })
  const { id, token } = sent.json().data
  expect(await inList(id)).toBe(false)
  const opened = await call({ app }, 'POST', `/requests/${token}/digits`, { body: { digits: '0000' } })
  const pass = { 'x-follow-pass': opened.json().data.pass }
  const code = await call({ app }, 'POST', `/requests/${token}/code`, { headers: pass })
  const cookie = code.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await call({ app }, 'POST', `/requests/${token}/proof`, {
    headers: { ...pass, cookie },
    body: { code: code.json().data.otp },
  })
  expect(await inList(id)).toBe(true)
  expect((await all('waiting')).find((row) => row.id === id)).toMatchObject({ is_unverified: false })
})

test('D64: a burst is one job of its hour, and its one mail to the office names the count', async () => {
  const { context, pool } = await withBurst(PART)
  const { rows } = await pool.query(
    "select key from graphile_worker.jobs where task_identifier = 'mail-unproven'",
  )
  expect(rows).toEqual([{ key: 'mail-unproven:2026-11-21T07:00:00.000Z' }])
  const sent: Mail[] = []
  await mailUnproven({
    ...context,
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined },
    consultationRecipients: async () => ['office@example.in'],
  })(unprovenDigest(NOW).payload)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('Unverified requests that arrived within an hour: 6')
  expect(sent[0]?.text).not.toMatch(/Stranger|a1@example/)
})

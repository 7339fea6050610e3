import { findRequestReceipt } from '@pulli/data/consultation/request-links.ts'
import { expect, test } from 'vitest'
import { findTimes } from '#appointment/times-page.ts'
import type { Mail } from '#mail/mail.ts'
import { ASHA, PATH, testApi } from '#testing/test-api.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { followRequest } from './follow-request.ts'
import { mailConsultation } from './mail-consultation.ts'

const REQUESTS = '/api/v1/mwellness/requests'
const ELSEWHERE = '198.51.100.9'

type Api = Awaited<ReturnType<typeof testApi>>
type Answer = { id: string; cookies: string[]; told: unknown }

/** The ways to ask, each with all that its sender gets to see. */
const WAYS: Record<string, (api: Api, body: object, ip: string) => Promise<Answer>> = {
  'the call of the dialog': (api, body, ip) => overHttp(api, PATH, body, ip),
  'the call of apps': (api, body, ip) => overHttp(api, REQUESTS, body, ip),
  'the form without JavaScript': async (api, body, ip) => {
    const { envelope, setCookies } = await acceptConsultation(api.context, { body, ip, traceId: 'r' })
    if (envelope.error) throw new Error(envelope.message)
    return { id: envelope.data.id, cookies: setCookies, told: { ...envelope, data: {} } }
  },
}

async function overHttp({ app }: Api, url: string, body: object, remoteAddress: string): Promise<Answer> {
  const answer = await app.inject({ method: 'POST', url, remoteAddress, payload: body })
  const { 'set-cookie': setCookie, date, 'x-request-id': traceId, ...headers } = answer.headers
  const { id, token, ...data } = answer.json().data
  const told = {
    status: answer.statusCode,
    headers: { ...headers, date: typeof date, traceId: typeof traceId },
    body: { ...answer.json(), data: { ...data, id: id.length, token: token?.length } },
  }
  return { id, cookies: [setCookie ?? []].flat(), told }
}

/** A cookie without the secret that opens its request. */
const withoutSecret = (cookie: string) => cookie.replace(/^(\w+=\d+)\.[\w-]{43};/, '$1;')

/** What a request's link shows to its sender, and to others. */
async function pagesOf({ context }: Api, { id, cookies }: Pick<Answer, 'id' | 'cookies'>) {
  const receipt = await findRequestReceipt(context.database.db, context.encryption, id)
  const token = receipt?.followToken ?? ''
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  return {
    sender: await followRequest(context, { token, cookie }),
    times: await findTimes(context, { token, cookie, chosen: {} }),
    stranger: await followRequest(context, { token, cookie: undefined }),
  }
}

async function mailOf({ context }: Api, id: string) {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  await mailConsultation({ ...context, mailer, consultationRecipients: async () => ['office@example.in'] })({
    id,
  })
  const mail = sent.find(({ role }) => role === 'visitor')
  const withoutLink = (text: string) => text.replaceAll(/\/request\/[\w-]{22}/g, '/request/…')
  return mail && { subject: mail.subject, to: mail.to, text: withoutLink(mail.text) }
}

const unprovenOf = async ({ db }: Api, id: string) =>
  (
    await db
      .selectFrom('consultationRequests')
      .select('unproven')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).unproven

const CASES = [
  ['number', { perPhone: 2 }],
  ['burst', { perNetwork: 2 }],
] as const

for (const [mark, consultationLimits] of CASES)
  test.each(Object.entries(WAYS))(
    `D64: past the counts (${mark}), %s answers as to a new request, down to cookies, page and mail`,
    async (_way, send) => {
      const api = await testApi({ consultationLimits })
      // With a number and an address never used before.
      const asNew = { ...ASHA, phone: '9876500000' }
      const fresh = await send(api, asNew, ELSEWHERE)
      const open = await send(api, { ...ASHA, name: 'Victim', email: 'v@example.in' }, '203.0.113.1')
      const openBefore = await pagesOf(api, open)
      await send(api, { ...ASHA, email: 's@example.in' }, '203.0.113.1')
      const unproven = await send(api, { ...ASHA, email: 'asha@example.in' }, '203.0.113.1')
      expect(await unprovenOf(api, fresh.id)).toBeNull()
      expect(await unprovenOf(api, unproven.id)).toBe(mark)

      expect(unproven.told).toEqual(fresh.told)
      expect(unproven.cookies.map(withoutSecret)).toEqual(fresh.cookies.map(withoutSecret))
      expect(new Set([...unproven.cookies, ...fresh.cookies, ...open.cookies])).toHaveLength(
        3 * fresh.cookies.length,
      )
      const pages = await pagesOf(api, unproven)
      expect(pages).toEqual(await pagesOf(api, fresh))
      expect(JSON.stringify(pages)).not.toContain('Victim')
      // The cookie opens the request just sent, and nothing of the existing one, which is unchanged.
      expect(pages.sender?.details !== undefined).toBe(fresh.cookies.length > 0)
      const withOther = await pagesOf(api, { id: open.id, cookies: unproven.cookies })
      expect(withOther.sender?.details).toBeUndefined()
      expect(await pagesOf(api, open)).toEqual(openBefore)
      expect(await mailOf(api, unproven.id)).toEqual(await mailOf(api, fresh.id))
    },
  )

test('D63: who knows what a form without JavaScript sent gets neither its link nor its cookie', async () => {
  const api = await testApi()
  const form = { body: ASHA, idempotencyKey: 'of the form', traceId: 'r' }
  const sent = await acceptConsultation(api.context, { ...form, ip: ELSEWHERE })
  const again = await acceptConsultation(api.context, { ...form, ip: ELSEWHERE })
  expect(again).toEqual(sent)
  const overApi = await api.app.inject({
    method: 'POST',
    url: REQUESTS,
    headers: { 'idempotency-key': 'of the form' },
    payload: ASHA,
  })
  expect(overApi.json().data.id).not.toBe((sent.envelope.data as { id: string }).id)
  const fromElsewhere = await acceptConsultation(api.context, { ...form, ip: '203.0.113.1' })
  expect(fromElsewhere.setCookies).not.toEqual(sent.setCookies)
})

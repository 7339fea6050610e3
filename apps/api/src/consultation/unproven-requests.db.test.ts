import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askForCode, browserOf, MOBILE, tryCode } from '#testing/sign-in.ts'
import { ASHA, PATH, testApi } from '#testing/test-api.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { CONSULTATION_LIMITS } from './consultation-limits.ts'

const ELSEWHERE = '198.51.100.9'

type Api = Awaited<ReturnType<typeof testApi>>

const send = ({ app }: Api, body: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: PATH, remoteAddress, headers, payload: body })

/** An address in one /48, each in a /64 of its own. */
const inNetwork = (n: number) => `2001:db8:1:${n.toString(16)}::1`

const unprovenOf = async ({ db }: Api, id: string) =>
  (
    await db
      .selectFrom('consultationRequests')
      .select('unproven')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).unproven

test('D64: strangers use up neither the count of a member nor that of a known browser', async () => {
  const api = await testApi({ consultationLimits: { perPhone: 2, perNetwork: 3 } })
  const number = { ...ASHA, phone: MOBILE }
  const signIn = await tryCode(api, await askForCode(api))
  const { bearer } = browserOf(signIn)
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
  for (let n = 0; n < 4; n++) await send(api, number, ELSEWHERE)
  const asMember = await send(api, number, ELSEWHERE, bearer)
  expect(await unprovenOf(api, asMember.json().data.id)).toBeNull()
  const asKnown = await send(api, number, ELSEWHERE, { cookie: `known-browser=${known}` })
  expect(await unprovenOf(api, asKnown.json().data.id)).toBeNull()
  const ofOther = await send(api, { ...ASHA, phone: '9876500000' }, ELSEWHERE, bearer)
  expect(await unprovenOf(api, ofOther.json().data.id)).toBe('burst')
  const expired = await send(api, number, ELSEWHERE, { authorization: 'Bearer nonsense' })
  expect(expired.statusCode).toBe(200)
  expect(await unprovenOf(api, expired.json().data.id)).toBe('burst')
})

test('finding F4: no history of strangers marks what a member or a known browser sends, and nobody is refused', async () => {
  const own = { ...ASHA, phone: MOBILE }
  const stranger = fc.record({
    who: fc.constant('stranger' as const),
    // The member's number or another one; their address, one of their network, or one from elsewhere.
    phone: fc.constantFrom(MOBILE, '9876500000', '9876500001'),
    ip: fc.oneof(fc.constant(ELSEWHERE), fc.nat(5).map(inNetwork), fc.ipV4()),
  })
  const owner = fc.record({ who: fc.constantFrom('member' as const, 'known browser' as const) })
  const limits = fc.record({
    perPhone: fc.nat(2),
    perNetwork: fc.integer({ min: 1, max: 3 }),
    perSite: fc.nat(4),
  })
  const history = fc.array(fc.oneof({ weight: 4, arbitrary: stranger }, owner), {
    minLength: 10,
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(limits, history, async (consultationLimits, acts) => {
      const api = await testApi({ consultationLimits })
      const signIn = await tryCode(api, await askForCode(api))
      const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
      const headersOf = {
        member: browserOf(signIn).bearer,
        'known browser': { cookie: `known-browser=${known}` },
      }
      // The member's own count is theirs alone.
      const theirs = { left: CONSULTATION_LIMITS.perProvenNumber }
      for (const act of acts) {
        if (act.who === 'stranger') {
          expect((await send(api, { ...ASHA, phone: act.phone }, act.ip)).statusCode).toBe(200)
        } else if (theirs.left-- > 0) {
          const answer = await send(api, own, ELSEWHERE, headersOf[act.who])
          expect(answer.statusCode).toBe(200)
          expect(await unprovenOf(api, answer.json().data.id)).toBeNull()
        }
      }
    }),
    { numRuns: process.env.LONG ? 100 : 5 },
  )
}, 60_000)

test('D64: a member and a known browser are known by every call that sends a request', async () => {
  const api = await testApi({ consultationLimits: { perPhone: 1 } })
  const signIn = await tryCode(api, await askForCode(api))
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
  const number = { ...ASHA, phone: MOBILE }
  for (let n = 0; n < 2; n++) await send(api, number, ELSEWHERE)
  const headers = { cookie: `known-browser=${known}` }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/mwellness/requests',
    headers,
    payload: number,
  })
  expect(await unprovenOf(api, answer.json().data.id)).toBeNull()
  const form = { body: number, ip: ELSEWHERE, traceId: 'r' }
  const byForm = await acceptConsultation(api.context, { ...form, headers })
  expect(await unprovenOf(api, (byForm.envelope.data as { id: string }).id)).toBeNull()
})

test('D64: what strangers had mailed to a mailbox keeps no mail from a known browser', async () => {
  const api = await testApi()
  const signIn = await tryCode(api, await askForCode(api))
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
  const isMailed = async (id: string) =>
    !(
      await api.db
        .selectFrom('consultationRequests')
        .select('visitorMailWithheld')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).visitorMailWithheld
  const mailed: boolean[] = []
  for (let n = 0; n < 4; n++)
    mailed.push(await isMailed((await send(api, ASHA, inNetwork(n))).json().data.id))
  expect(mailed).toEqual([true, true, true, false])
  const own = await send(api, { ...ASHA, phone: MOBILE }, ELSEWHERE, { cookie: `known-browser=${known}` })
  expect(await isMailed(own.json().data.id)).toBe(true)
})

test('security row 53: parallel requests of one network on two replicas keep one count', async () => {
  const api = await testApi({ connections: 30, consultationLimits: { perNetwork: 8 } })
  const twin = await api.replica()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send(
        { ...api, app: n % 2 ? api.app : twin.app },
        { ...ASHA, phone: `98765432${n + 10}` },
        inNetwork(n),
      ),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  const marks = await Promise.all(answers.map((answer) => unprovenOf(api, answer.json().data.id)))
  expect(marks.filter((mark) => mark === null)).toHaveLength(8)
})

import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { contract, withoutReferences } from './testing/contract.ts'
import { callsOf, randomCall } from './testing/random-call.ts'
import { agree } from './testing/sessions.ts'
import { signedIn } from './testing/sign-in.ts'
import { testApi } from './testing/test-api.ts'

/** 40 with `npm test`, 100 in CI, 3 000 with `npm run test:long`: multiples of those that are sent at once. */
const CALLS = inject('randomRuns')
const AT_ONCE = 20

// The document as the API gives it: what is added to the contract is tried here without a further word. The reads of
// the content are answered by the server, beside this API.
const calls = callsOf(withoutReferences(JSON.parse(await contract()))).filter(({ path }) =>
  path.startsWith('/api/v1/'),
)

test('every call of the contract is tried', () => {
  expect(calls.length).toBeGreaterThan(14)
  expect(calls.map(({ name }) => name)).toContain('POST /api/v1/mwellness/auth/login')
})

test.each(calls.map((call) => [call.name, call] as const))(
  `security row 28: ${CALLS} random calls of %s answer the envelope, and never 5xx`,
  async (_, call) => {
    const wide = { max: 1e6, windowSeconds: 60 }
    const perNumber = { tenMinutes: wide, perDay: wide, trickle: 1e6 }
    const api = await testApi({
      connections: 30,
      signIn: {
        limits: {
          gap: wide,
          perNumber,
          perNumberAndAddress: perNumber,
          perKnownBrowser: perNumber,
          perDevice: wide,
          triesPerAddress: wide,
        },
      },
    })
    const { bearer, cookies } = await signedIn(api)
    const { memberId } = await api.db.selectFrom('members').select('memberId').executeTakeFirstOrThrow()
    for (const purpose of ['assessments', 'moods'] as const) await agree(api, memberId, purpose)
    const address = fc.ipV4()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(randomCall(call), address), { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (sent) => {
          const answers = await Promise.all(
            sent.map(([{ url, payload }, remoteAddress]) =>
              api.app.inject({
                method: call.method,
                url,
                remoteAddress,
                headers: {
                  ...bearer,
                  ...cookies,
                  ...(payload !== undefined && { 'content-type': 'application/json' }),
                },
                ...(payload !== undefined && { payload }),
              }),
            ),
          )
          for (const [n, answer] of answers.entries()) {
            expect(answer.statusCode, JSON.stringify(sent[n])).toBeLessThan(500)
            // An answer that is a file has no envelope; a refusal always has one.
            const isFile = answer.statusCode === 200 && !answer.headers['content-type']?.includes('json')
            if (!isFile) expect(answer.json().status).toBe(answer.statusCode)
          }
        },
      ),
      { numRuns: CALLS / AT_ONCE },
    )
  },
  CALLS * 120,
)

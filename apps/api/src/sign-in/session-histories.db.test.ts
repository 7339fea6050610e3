import fc from 'fast-check'
import { expect, test } from 'vitest'
import { browserOf, call, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const DAY_SECONDS = 86_400
const HISTORIES = process.env.LONG ? 100 : 16

/** What a browser, or a copy of its cookies, does; each step comes later than the ten seconds in which two tabs may renew. */
const step = fc.record({
  kind: fc.constantFrom(
    ...['renew', 'read', 'renew', 'read', 'renew', 'show an old one', 'show an old one', 'sign out'],
  ),
  /** Counted from the newest. */
  pick: fc.constantFrom(0, 0, 0, 0, 1, 3),
  wait: fc.constantFrom(11, 11, 11, 14 * 60, 16 * 60, DAY_SECONDS, 6 * DAY_SECONDS),
})

test('security row 16: through random histories the newest cookie renews, and an old one ends the session for everybody', {
  timeout: 300_000,
}, async () => {
  const api = await testApi()
  const now = () => api.time.now.getTime() / 1000
  let member = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      api.time.now = new Date(api.time.now.getTime() + DAY_SECONDS * 1000)
      const first = await signedIn(api, `98${String(member++).padStart(8, '0')}`)
      const sessionEnd = now() + 30 * DAY_SECONDS
      /** Cookies in the order in which they were given, and whether anything of the answer was used since. */
      const cookies = [{ browser: first, endsAt: now() + 7 * DAY_SECONDS, isUsed: true }]
      const access = [{ bearer: first.bearer, endsAt: now() + 900, cookie: 0 }]
      let isEnded = false

      for (const { kind, pick, wait } of steps) {
        api.time.now = new Date(api.time.now.getTime() + wait * 1000)
        const last = cookies.length - 1
        const newest = cookies[last] as (typeof cookies)[number]
        const isOpen = !isEnded && now() < Math.min(newest.endsAt, sessionEnd)
        const give = (answer: Parameters<typeof browserOf>[0], cookie: number) =>
          access.push({ bearer: browserOf(answer).bearer, endsAt: now() + 900, cookie })
        if (kind === 'renew') {
          const answer = await call(api, 'POST', '/auth/refresh', { headers: newest.browser.cookies })
          expect([kind, answer.statusCode]).toEqual([kind, isOpen ? 200 : 401])
          if (!isOpen) continue
          newest.isUsed = true
          cookies.push({ browser: browserOf(answer), endsAt: now() + 7 * DAY_SECONDS, isUsed: false })
          give(answer, last + 1)
        } else if (kind === 'read' || kind === 'sign out') {
          const one = access.at(-1 - (pick % access.length)) as (typeof access)[number]
          const answer =
            kind === 'read'
              ? await call(api, 'GET', '/members/me', { headers: one.bearer })
              : await call(api, 'POST', '/auth/logout', { headers: one.bearer })
          const isValid = !isEnded && now() < Math.min(one.endsAt, sessionEnd)
          expect([kind, answer.statusCode]).toEqual([kind, isValid ? 200 : 401])
          const given = cookies[one.cookie]
          if (isValid && given) given.isUsed = true
          if (isValid && kind === 'sign out') isEnded = true
        } else if (kind === 'show an old one' && last > 0) {
          const old = last - 1 - (pick % last)
          // Where nothing of its answer was ever used, the answer may have been lost.
          const isLost = isOpen && old === last - 1 && !newest.isUsed
          const headers = cookies[old]?.browser.cookies ?? {}
          const answer = await call(api, 'POST', '/auth/refresh', { headers })
          expect([kind, answer.statusCode]).toEqual([kind, isLost ? 200 : 401])
          if (isLost) {
            expect(browserOf(answer).refresh).toBe(newest.browser.refresh)
            give(answer, last)
          } else isEnded = true
        }
      }
    }),
    { numRuns: HISTORIES },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeskBrowser, staffBrowserOf, staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const HISTORIES = process.env.LONG ? 100 : 8
const NOBODY = '019a9b6c-0000-7000-8000-000000000000'

interface Session {
  browser: DeskBrowser
  id: string
  startedAt: number
  usedAt: number
  isEnded: boolean
}

const step = fc.record({
  kind: fc.constantFrom('use', 'use', 'grant', 'grant', 'sign in', 'sign out', 'end another', 'wait', 'wait'),
  session: fc.nat(9),
  other: fc.nat(9),
  minutes: fc.constantFrom(1, 14, 16, 3 * 60, 7 * 60, 9 * 60),
})

test('finding F5: through random histories a session of the desk works until it is over, and grants for 15 minutes alone', {
  timeout: 300_000,
}, async () => {
  const api = await testApi()
  const now = () => api.time.now.getTime()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const { staffId, browser } = await staffSession(api, ['owner'])
      const sessions: Session[] = []
      const add = async (own: DeskBrowser) => {
        const known = new Set(sessions.map(({ id }) => id))
        const listed: { id: string }[] = (await own.get('/devices')).json().data.sessions
        const id = listed.find((one) => !known.has(one.id))?.id ?? ''
        sessions.push({ browser: own, id, startedAt: now(), usedAt: now(), isEnded: false })
      }
      await add(browser)
      const isOver = ({ isEnded, startedAt, usedAt }: Session) =>
        isEnded || now() >= startedAt + 12 * HOUR_MS || now() >= usedAt + 8 * HOUR_MS
      const isFresh = ({ startedAt }: Session) => now() <= startedAt + 15 * MINUTE_MS

      for (const { kind, minutes, ...picked } of steps) {
        const session = sessions[picked.session % sessions.length] as Session
        const other = sessions[picked.other % sessions.length] as Session
        const wasOver = isOver(session)
        /** What a call of this session is answered; what it would have done counts only where it is 200. */
        const expectAnswer = (answer: { statusCode: number }, status: number) => {
          expect([kind, answer.statusCode]).toEqual([kind, wasOver ? 401 : status])
          if (!wasOver) session.usedAt = now()
        }
        if (kind === 'wait') api.time.now = new Date(now() + minutes * MINUTE_MS)
        else if (kind === 'sign in') await add(await staffBrowserOf(api, staffId))
        else if (kind === 'use') expectAnswer(await session.browser.get('/session'), 200)
        else if (kind === 'grant') {
          const status = isFresh(session) ? 404 : 403
          expectAnswer(await session.browser.post(`/staff/${NOBODY}/invitation`), status)
        } else if (kind === 'sign out') {
          // A copy of the cookie, which the browser itself deletes.
          const copy = new Map(session.browser.jar)
          await session.browser.delete('/session')
          session.isEnded = true
          for (const [name, value] of copy) session.browser.jar.set(name, value)
        } else if (session !== other) {
          const status = isOver(other) ? 404 : 200
          const answer = await session.browser.delete(`/sessions/${other.id}`)
          expectAnswer(answer, status)
          if (answer.statusCode === 200) other.isEnded = true
        }
      }
      for (const session of sessions) {
        const status = isOver(session) ? 401 : 200
        expect((await session.browser.get('/session')).statusCode).toBe(status)
      }
    }),
    { numRuns: HISTORIES },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskWithMails } from '#testing/desk-with-mails.ts'
import {
  type DeskBrowser,
  deskBrowser,
  joinWithPasskey,
  staffBrowserOf,
  staffSession,
} from '#testing/staff.ts'

const HOUR_MS = 3_600_000
const HISTORIES = process.env.LONG ? 60 : 5
type Owner = { staffId: string; email: string; browser: DeskBrowser }

/** What owners do, each with one of those there ever were, and one of them as its target. */
const step = fc.record({
  kind: fc.constantFrom('remove', 'remove', 'remove', 'restore', 'invite', 'wait'),
  by: fc.nat(9),
  target: fc.nat(9),
})

test('finding F5: through random histories of owners one stays, those who were removed do nothing, and all are mailed', {
  timeout: 300_000,
}, async () => {
  const api = await deskWithMails()
  let addresses = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      // Owners of the histories before are too long gone to return.
      await api.pool.query(`update staff set removed_at = '2020-01-01'`)
      const everybody: Owner[] = []
      for (let n = 0; n < 3; n++) everybody.push(await staffSession(api, ['owner']))
      const removedAt = new Map<Owner, number>()
      const owners = () => everybody.filter((one) => !removedAt.has(one))
      /** Checks who was mailed about a change. */
      const expectMails = async (subject: string, to: readonly Owner[]) => {
        api.sent.length = 0
        await api.work()
        const told = api.sent.filter((mail) => mail.subject === subject).map((mail) => mail.to[0])
        expect(told.sort()).toEqual(to.map(({ email }) => email).sort())
      }

      for (const { kind, ...picked } of steps) {
        const by = everybody[picked.by % everybody.length] as Owner
        const target = everybody[picked.target % everybody.length] as Owner
        if (kind === 'wait') {
          api.time.now = new Date(api.time.now.getTime() + 13 * HOUR_MS)
          for (const one of owners()) one.browser = await staffBrowserOf(api, one.staffId)
        } else if (kind === 'remove') {
          const { statusCode } = await by.browser.delete(`/staff/${target.staffId}`)
          const isLast = owners().length === 1 && target === by
          const expected = removedAt.has(by) ? 401 : removedAt.has(target) ? 404 : isLast ? 409 : 200
          expect([kind, statusCode]).toEqual([kind, expected])
          if (statusCode !== 200) continue
          const told = owners()
          removedAt.set(target, api.time.now.getTime())
          await expectMails('An owner was removed from the Pulli desk', told)
        } else if (kind === 'restore') {
          const { statusCode } = await by.browser.post(`/staff/${target.staffId}/restoration`)
          const at = removedAt.get(target)
          const isOpen = at !== undefined && api.time.now.getTime() - at < 24 * HOUR_MS
          expect([kind, statusCode]).toEqual([kind, removedAt.has(by) ? 401 : isOpen ? 200 : 404])
          if (statusCode !== 200) continue
          removedAt.delete(target)
          await expectMails('An owner is back at the Pulli desk', owners())
          expect((await target.browser.get('/session')).statusCode).toBe(401)
          target.browser = await joined(
            api.sent.find(({ to, text }) => to[0] === target.email && text.includes('/join/')),
          )
        } else {
          const email = `owner${addresses++}@example.org`
          const { statusCode } = await by.browser.post('/invitations', {
            name: 'Asha',
            email,
            roles: ['owner'],
          })
          expect([kind, statusCode]).toEqual([kind, removedAt.has(by) ? 401 : 200])
          if (statusCode !== 200) continue
          await expectMails('Someone was invited to own the Pulli desk', owners())
          const told = owners()
          const browser = await joined(api.sent.find(({ to }) => to[0] === email))
          await expectMails('The Pulli desk has a new owner', told)
          everybody.push({ staffId: (await browser.get('/session')).json().data.id, email, browser })
        }
      }
      expect(owners()).not.toEqual([])
    }),
    { numRuns: HISTORIES },
  )

  async function joined(mail: Parameters<typeof api.tokenOf>[0]) {
    const browser = deskBrowser(api)
    const { answer } = await joinWithPasskey(browser, { token: api.tokenOf(mail) })
    expect(answer.statusCode).toBe(200)
    return browser
  }
})

import { expect, test } from 'vitest'
import { cmsAddress } from '../../apps/server/src/content/cms-ticket.ts'
import { callerOf, EDITOR, emptyDatabase, siteThatMails, startContent } from './own-content.ts'

const ASHA = {
  staffId: '01919191-0000-7000-8000-000000000001',
  email: 'asha@clinic.example',
  name: 'Asha Rao',
  isOwner: false,
}
const BALA = {
  staffId: '01919191-0000-7000-8000-000000000002',
  email: 'bala@clinic.example',
  name: 'Bala Iyer',
}

test('finding F7: in production an editor opens the CMS through the desk alone, once with a ticket, until the desk says no', {
  timeout: 240_000,
}, async () => {
  const site = await siteThatMails()
  const { url } = await startContent(await emptyDatabase(), { CMS_PASSWORDS: 'off', PURGE_URL: site.url })
  const stranger = callerOf(url, '')
  const ticketFor = (person: Parameters<ReturnType<typeof cmsAddress>>[0]) =>
    cmsAddress({ contentPublicUrl: url, secret: 'a-secret-of-this-test-alone' })(person, new Date()).split(
      '#',
    )[1]
  const open = async (ticket: string | undefined) => {
    const answer = await fetch(`${url}/pulli/desk-sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    })
    const { data } = (await answer.json()) as { data?: { token: string } }
    const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    return { status: answer.status, cookie, editor: callerOf(url, `Bearer ${data?.token}`) }
  }
  const me = async ({ editor }: Awaited<ReturnType<typeof open>>) => {
    const { data } = await editor('GET', '/admin/users/me')
    return [data.email, data.roles.map(({ code }: { code: string }) => code)]
  }

  // No password opens it, not even a right one.
  expect((await stranger('POST', '/admin/login', EDITOR)).status).toBe(403)
  const ticket = ticketFor(ASHA)
  const both = await Promise.all([open(ticket), open(ticket)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const opened = both.find(({ status }) => status === 200)
  if (!opened) throw new Error('neither opened')
  expect(await me(opened)).toEqual([ASHA.email, ['strapi-editor']])
  expect((await open(ticket)).status).toBe(403)
  // The same account the next time; an owner manages the CMS.
  expect(await me(await open(ticketFor(ASHA)))).toEqual([ASHA.email, ['strapi-editor']])
  expect(await me(await open(ticketFor({ ...BALA, isOwner: true })))).toEqual([
    BALA.email,
    ['strapi-super-admin'],
  ])
  // An editor who owns the desk by now manages the CMS too, in the same account.
  const chitra = {
    staffId: crypto.randomUUID(),
    email: 'chitra@clinic.example',
    name: 'Chitra',
    isOwner: false,
  }
  expect(await me(await open(ticketFor(chitra)))).toEqual([chitra.email, ['strapi-editor']])
  const owner = { ...chitra, staffId: crypto.randomUUID(), isOwner: true }
  expect(await me(await open(ticketFor(owner)))).toEqual([chitra.email, ['strapi-super-admin']])
  // A person who is not an owner gains no rights through an address.
  expect((await open(ticketFor({ ...ASHA, staffId: crypto.randomUUID(), email: BALA.email }))).status).toBe(
    400,
  )

  const renew = async (cookie: string) => {
    const answer = await fetch(`${url}/admin/access-token`, { method: 'POST', headers: { cookie } })
    await answer.text()
    return [answer.status, answer.headers.getSetCookie()[0]?.split(';')[0]] as const
  }
  const [status, renewed = ''] = await renew(opened.cookie)
  expect(status).toBe(200)
  expect(site.told.at(-1)).toEqual({ path: '/internal/desk-editor', body: { staff: ASHA.staffId } })
  site.answer = 404
  expect((await renew(renewed))[0]).toBe(401)
  // Removed at the desk: each session here ends.
  expect((await opened.editor('GET', '/admin/users/me')).status).toBe(401)
})

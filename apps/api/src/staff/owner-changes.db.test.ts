import { expect, test } from 'vitest'
import type { Mail } from '#mail/mail.ts'
import { deskWithMails } from '#testing/desk-with-mails.ts'
import { deskBrowser, joinWithPasskey, staffSession } from '#testing/staff.ts'

const BALA = { name: 'Dr Bala Iyer', email: 'Bala@Example.org', roles: ['counsellor'] }

const subjectsTo = (sent: readonly Mail[], email: string) =>
  sent.filter(({ to }) => to[0] === email).map(({ subject }) => subject)

test('the last owner stays, also where two remove each other at once', async () => {
  const api = await deskWithMails()
  const own = (staffId: string) => `/staff/${staffId}`
  expect((await api.owner.browser.delete(own(api.owner.staffId))).json().data.code).toBe('last-owner')
  for (let n = 0; n < 5; n++) {
    const second = await staffSession(api, ['owner'])
    const first = await staffSession(api, ['owner'])
    await api.pool.query('update staff set removed_at = now() where id <> all($1)', [
      [first.staffId, second.staffId],
    ])
    await Promise.all([first.browser.delete(own(second.staffId)), second.browser.delete(own(first.staffId))])
    const { rows } = await api.pool.query('select id from staff where removed_at is null')
    expect(rows).toHaveLength(1)
  }
})

test('a sample owner is no owner: it neither stays for the last one nor gets a mail', async () => {
  const api = await deskWithMails()
  const sample = await staffSession(api, ['owner'], { isSample: true })
  const { browser, staffId } = api.owner
  expect((await browser.delete(`/staff/${staffId}`)).json().data.code).toBe('last-owner')
  expect((await browser.post(`/staff/${sample.staffId}/invitation`)).json().data.code).toBe('unknown-staff')
  expect((await browser.delete(`/staff/${sample.staffId}`)).statusCode).toBe(200)
})

test('finding F5: every owner is mailed when one is invited, joins and is removed, the removed one too', async () => {
  const api = await deskWithMails()
  const other = await staffSession(api, ['owner'])
  await staffSession(api, ['owner'], { isSample: true })
  const coordinator = await staffSession(api, ['coordinator'])
  const { browser } = other

  await browser.post('/invitations', { ...BALA, roles: ['owner'] })
  await api.work()
  const token = api.tokenOf(api.sent.find(({ to }) => to[0] === 'bala@example.org'))
  const { answer } = await joinWithPasskey(deskBrowser(api), { token })
  const { id } = answer.json().data.session
  await api.work()
  expect((await browser.delete(`/staff/${id}`)).statusCode).toBe(200)
  await api.work()

  const told = [
    'Someone was invited to own the Pulli desk',
    'The Pulli desk has a new owner',
    'An owner was removed from the Pulli desk',
  ]
  expect(subjectsTo(api.sent, api.owner.email)).toEqual(told)
  expect(subjectsTo(api.sent, other.email)).toEqual(told)
  expect(subjectsTo(api.sent, 'bala@example.org')).toEqual([
    'Your invitation to the Pulli desk',
    'An owner was removed from the Pulli desk',
  ])
  expect(subjectsTo(api.sent, coordinator.email)).toEqual([])
  const [removal] = api.sent.slice(-1)
  expect(removal?.text).toContain('Dr Bala Iyer (bala@example.org) was removed')
  expect(removal?.text).toContain(`Bala (${other.email})`)
})

test('finding F5: nobody is mailed about owners where a counsellor is invited or removed', async () => {
  const api = await deskWithMails()
  const counsellor = await staffSession(api, ['counsellor'])
  await api.owner.browser.post('/invitations', BALA)
  await api.owner.browser.delete(`/staff/${counsellor.staffId}`)
  await api.work()
  expect(subjectsTo(api.sent, api.owner.email)).toEqual([])
})

test('finding F5: any owner undoes the removal of an owner within 24 hours, and they sign in again by a link', async () => {
  const api = await deskWithMails()
  const [removed, third] = [await staffSession(api, ['owner']), await staffSession(api, ['owner'])]
  await api.owner.browser.delete(`/staff/${removed.staffId}`)
  expect((await removed.browser.get('/session')).statusCode).toBe(401)
  const list = (await third.browser.get('/removed-owners')).json().data
  expect(list).toMatchObject([{ id: removed.staffId, email: removed.email }])

  const restored = await third.browser.post(`/staff/${removed.staffId}/restoration`)
  expect(restored.json().data).toMatchObject({ email: removed.email, is_for_device: true, roles: ['owner'] })
  expect((await third.browser.get('/removed-owners')).json().data).toEqual([])
  await api.work()
  expect(subjectsTo(api.sent, third.email)).toContain('An owner is back at the Pulli desk')
  // Their earlier session stays over: the link signs them in.
  expect((await removed.browser.get('/session')).statusCode).toBe(401)
  const token = api.tokenOf(api.sent.findLast(({ subject }) => subject === 'Add a device to the Pulli desk'))
  const own = deskBrowser(api)
  await joinWithPasskey(own, { token })
  expect((await own.get('/staff')).statusCode).toBe(200)
  const again = await third.browser.post(`/staff/${removed.staffId}/restoration`)
  expect(again.json().data.code).toBe('unknown-staff')
})

test('an owner who is removed a second time is told in a mail of its own, which no mail program takes for the first', async () => {
  const api = await deskWithMails()
  const [removed, third] = [await staffSession(api, ['owner']), await staffSession(api, ['owner'])]
  const remove = () => third.browser.delete(`/staff/${removed.staffId}`)
  await remove()
  await third.browser.post(`/staff/${removed.staffId}/restoration`)
  await remove()
  await api.work()
  const removals = api.sent.filter(({ to, subject }) => to[0] === third.email && subject.includes('removed'))
  expect(removals).toHaveLength(2)
  expect(new Set(removals.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a removal is not undone after 24 hours, nor that of a counsellor, nor where the address has a new account', async () => {
  const api = await deskWithMails()
  const { browser } = api.owner
  const [counsellor, late, replaced] = [
    await staffSession(api, ['counsellor']),
    await staffSession(api, ['owner']),
    await staffSession(api, ['owner']),
  ]
  for (const { staffId } of [counsellor, late, replaced]) await browser.delete(`/staff/${staffId}`)
  const codeOf = async ({ staffId }: { staffId: string }) =>
    (await browser.post(`/staff/${staffId}/restoration`)).json().data.code
  expect(await codeOf(counsellor)).toBe('unknown-staff')
  const namesake = { name: 'New', email: replaced.email, roles: ['owner'], team_entry: null }
  await api.db
    .insertInto('staff')
    .values({ ...namesake, id: crypto.randomUUID(), roles: ['owner'], createdAt: api.time.now })
    .execute()
  expect(await codeOf(replaced)).toBe('email-in-use')
  api.time.now = new Date(api.time.now.getTime() + 24 * 3_600_000)
  const later = await staffSession(api, ['owner'])
  const answer = await later.browser.post(`/staff/${late.staffId}/restoration`)
  expect(answer.json().data.code).toBe('unknown-staff')
})

test('finding F5: whom a removed owner invited joins no more', async () => {
  const api = await deskWithMails()
  const other = await staffSession(api, ['owner'])
  await other.browser.post('/invitations', { ...BALA, roles: ['owner'] })
  await api.work()
  const token = api.tokenOf(api.sent.find(({ to }) => to[0] === 'bala@example.org'))
  await api.owner.browser.delete(`/staff/${other.staffId}`)
  expect((await deskBrowser(api).post('/join/invitation', { token })).statusCode).toBe(404)
  expect((await api.owner.browser.get('/invitations')).json().data).toEqual([])
})

test('finding F5: an invitation that is sent while its owner is removed opens nothing', async () => {
  const api = await deskWithMails()
  for (let n = 0; n < 8; n++) {
    const other = await staffSession(api, ['owner'])
    const invite = () => other.browser.post('/invitations', { ...BALA, email: `bala${n}@example.org` })
    const [, removed] = await Promise.all([invite(), api.owner.browser.delete(`/staff/${other.staffId}`)])
    expect(removed.statusCode).toBe(200)
    expect((await invite()).statusCode).toBe(401)
  }
  expect((await api.owner.browser.get('/invitations')).json().data).toEqual([])
})

test('finding F5: of two owners who remove each other at once, beside a third, one does', async () => {
  const api = await deskWithMails()
  for (let n = 0; n < 8; n++) {
    const [one, other] = [await staffSession(api, ['owner']), await staffSession(api, ['owner'])]
    const removals = await Promise.all([
      one.browser.delete(`/staff/${other.staffId}`),
      other.browser.delete(`/staff/${one.staffId}`),
    ])
    expect(removals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  }
})

import { expect, test } from 'vitest'
import { keysOf } from '#keys/keys.ts'
import { deskWithMails } from '#testing/desk-with-mails.ts'
import { deskBrowser, joinWithPasskey, signInWith, staffSession } from '#testing/staff.ts'
import { TEST_SECRET } from '#testing/test-api.ts'

const BALA = { name: 'Dr Bala Iyer', email: 'Bala@Example.org', roles: ['counsellor'] }

test('an owner invites someone, who joins with the link of the mail and has the roles of the invitation', async () => {
  const api = await deskWithMails()
  const { browser } = api.owner
  const invited = await browser.post('/invitations', BALA)
  expect(invited.json()).toMatchObject({ data: { email: 'bala@example.org', is_for_device: false } })
  expect((await browser.get('/invitations')).json().data).toMatchObject([{ name: BALA.name }])
  await api.work()
  expect(api.sent).toMatchObject([{ to: ['bala@example.org'], subject: 'Your invitation to the Pulli desk' }])

  const own = deskBrowser(api)
  const token = api.tokenOf(api.sent[0])
  expect((await own.post('/join/invitation', { token })).json().data).toMatchObject({
    name: BALA.name,
    email: 'bala@example.org',
    roles: ['counsellor'],
  })
  // What someone types in place of the invitation's name and address is not theirs to choose.
  const typed = { token, name: 'Someone else', email: 'other@example.org' }
  const { answer } = await joinWithPasskey(own, typed)
  expect(answer.json().data.session).toMatchObject({ name: BALA.name, email: 'bala@example.org' })
  expect((await own.get('/staff')).json().data.code).toBe('not-permitted')
  expect((await browser.get('/invitations')).json().data).toEqual([])
  const people = (await browser.get('/staff')).json().data
  expect(people).toMatchObject([
    { name: 'Bala', is_self: true, is_sample: false, passkeys: 0 },
    { name: BALA.name, is_self: false, roles: ['counsellor'], passkeys: 1, has_authenticator_app: false },
  ])
})

test('neither the database nor the queue has the token of a link', async () => {
  const api = await deskWithMails()
  await api.owner.browser.post('/invitations', BALA)
  const { rows: stored } = await api.pool.query(
    'select staff_invitations::text as row from staff_invitations',
  )
  const queued = await api.work()
  const token = api.tokenOf(api.sent[0])
  expect(token).toHaveLength(43)
  const hex = Buffer.from(token, 'base64url').toString('hex')
  for (const text of [JSON.stringify(stored), JSON.stringify(queued)]) {
    expect(text).not.toContain(token)
    expect(text).not.toContain(hex)
  }
})

test('a mail that goes out after a rotation of the secret has the link that was stored', async () => {
  const api = await deskWithMails()
  await api.owner.browser.post('/invitations', BALA)
  await api.work(api.tasksWith(keysOf({ secret: 'the next one', fallbackSecret: TEST_SECRET })))
  const answer = await deskBrowser(api).post('/join/invitation', { token: api.tokenOf(api.sent[0]) })
  expect(answer.statusCode).toBe(200)
})

test('a withdrawn invitation is not mailed, and its link opens nothing', async () => {
  const api = await deskWithMails()
  const { browser } = api.owner
  await browser.post('/invitations', BALA)
  await api.work()
  const { id } = (await browser.post('/invitations', BALA)).json().data
  expect((await browser.delete(`/invitations/${id}`)).statusCode).toBe(200)
  await api.work()
  expect(api.sent).toHaveLength(1)
  const answer = await deskBrowser(api).post('/join/invitation', { token: api.tokenOf(api.sent[0]) })
  expect(answer.statusCode).toBe(404)
  expect((await browser.delete(`/invitations/${id}`)).json().data.code).toBe('unknown-invitation')
})

test('bad input is said beside its field', async () => {
  const { owner } = await deskWithMails()
  const fields = async (body: object) => (await owner.browser.post('/invitations', body)).json().data.fields
  expect(await fields({})).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    roles: expect.any(String),
  })
  expect(await fields({ ...BALA, roles: [] })).toEqual({ roles: 'Choose at least one role.' })
  expect(await fields({ ...BALA, roles: ['owner', 'owner'] })).toHaveProperty('roles')
  expect(await fields({ ...BALA, roles: ['admin'] })).toHaveProperty('roles.0')
})

test('an address has one account, and anyone who was removed may come back', async () => {
  const api = await deskWithMails()
  const bala = await staffSession(api, ['counsellor'])
  const invite = () => api.owner.browser.post('/invitations', { ...BALA, email: bala.email.toUpperCase() })
  expect((await invite()).json().data.code).toBe('email-in-use')
  await api.owner.browser.delete(`/staff/${bala.staffId}`)
  expect((await invite()).statusCode).toBe(200)
  await api.work()
  const { answer } = await joinWithPasskey(deskBrowser(api), { token: api.tokenOf(api.sent[0]) })
  expect(answer.json().data.session.id).not.toBe(bala.staffId)
})

test('a removal ends every session at once, on every server, and every device', async () => {
  const api = await deskWithMails()
  await api.owner.browser.post('/invitations', BALA)
  await api.work()
  const bala = deskBrowser(api)
  const { device, answer } = await joinWithPasskey(bala, { token: api.tokenOf(api.sent[0]) })
  const { id } = answer.json().data.session
  const replica = deskBrowser(await api.replica())
  for (const [name, value] of bala.jar) replica.jar.set(name, value)
  expect((await replica.get('/session')).statusCode).toBe(200)

  const removed = await api.owner.browser.delete(`/staff/${id}`)
  expect(removed.json()).toMatchObject({ data: { id } })
  expect((await replica.get('/session')).statusCode).toBe(401)
  expect((await bala.get('/session')).statusCode).toBe(401)
  expect((await signInWith(deskBrowser(api), device)).statusCode).toBe(401)
  expect((await api.owner.browser.delete(`/staff/${id}`)).json().data.code).toBe('unknown-staff')
  expect((await api.owner.browser.delete('/staff/nobody')).json().data.code).toBe('unknown-staff')
})

test('after a lost phone an owner mails a link for another device; the others keep working', async () => {
  const api = await deskWithMails()
  await api.owner.browser.post('/invitations', BALA)
  await api.work()
  const bala = deskBrowser(api)
  const first = await joinWithPasskey(bala, { token: api.tokenOf(api.sent[0]) })
  const { id } = first.answer.json().data.session
  expect((await api.owner.browser.post(`/staff/${id}/invitation`)).statusCode).toBe(200)
  await api.work()
  expect(api.sent[1]?.subject).toBe('Add a device to the Pulli desk')
  const token = api.tokenOf(api.sent[1])
  const phone = deskBrowser(api)
  const shown = (await phone.post('/join/invitation', { token })).json().data
  expect(shown).toMatchObject({ is_for_device: true, name: BALA.name })
  const second = await joinWithPasskey(phone, { token })
  expect(second.answer.json().data.session.id).toBe(id)
  for (const { device } of [first, second])
    expect((await signInWith(deskBrowser(api), device)).statusCode).toBe(200)

  await api.owner.browser.post(`/staff/${id}/invitation`)
  await api.work()
  await api.owner.browser.delete(`/staff/${id}`)
  const late = await deskBrowser(api).post('/join/invitation', { token: api.tokenOf(api.sent[2]) })
  expect(late.statusCode).toBe(404)
})

test('an owner has 30 invitations an hour', async () => {
  const api = await deskWithMails()
  const invite = (n: number) =>
    api.owner.browser.post('/invitations', { ...BALA, email: `bala${n}@example.org` })
  for (let n = 0; n < 30; n++) expect((await invite(n)).statusCode).toBe(200)
  const answer = await invite(30)
  expect(answer.json().data.code).toBe('too-many-requests')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('what is done at the desk stands in the audit trail, with who did it and no name', async () => {
  const api = await deskWithMails()
  const { browser, staffId } = api.owner
  const { id: withdrawn } = (await browser.post('/invitations', { ...BALA, email: 'x@example.org' })).json()
    .data
  await browser.delete(`/invitations/${withdrawn}`)
  await browser.post('/invitations', BALA)
  await api.work()
  const bala = deskBrowser(api)
  const { answer, device } = await joinWithPasskey(bala, { token: api.tokenOf(api.sent[0]) })
  const { id } = answer.json().data.session
  await bala.post('/devices/recovery-codes')
  await bala.delete('/session')
  await signInWith(bala, device)
  await browser.delete(`/staff/${id}`)

  const events = await api.db
    .selectFrom('auditEvents')
    .select(['actor', 'action', 'subjectId'])
    .orderBy('id')
    .execute()
  const of = (actor: string) => events.filter((event) => event.actor === actor).map(({ action }) => action)
  expect(of(`staff-${staffId}`).toSorted()).toEqual([
    'desk-session.start',
    'staff-invitation.create',
    'staff-invitation.create',
    'staff-invitation.withdraw',
    'staff.remove',
  ])
  expect(of(`staff-${id}`).toSorted()).toEqual([
    'desk-session.end',
    'desk-session.start',
    'desk-session.start',
    'staff-recovery-codes.make',
    'staff.join',
  ])
  expect(events.find(({ action }) => action === 'staff.remove')?.subjectId).toBe(id)
  expect(JSON.stringify(events)).not.toContain('Bala')
  expect(JSON.stringify(events)).not.toContain('example.org')
})

test('every night what is over is deleted; people and the devices they use stay', async () => {
  const api = await deskWithMails()
  await api.owner.browser.post('/invitations', BALA)
  await api.work()
  const { device } = await joinWithPasskey(deskBrowser(api), { token: api.tokenOf(api.sent[0]) })
  const count = async (table: string) =>
    (await api.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows
  const forget = () => api.tasksWith()['forget-staff-sign-ins']?.({}, {} as never)
  const days = (number: number) => {
    api.time.now = new Date(api.time.now.getTime() + number * 86_400_000)
  }
  const over = ['staff_sessions', 'staff_invitations', 'staff_spent_challenges']

  days(1)
  await forget()
  for (const table of over) expect([table, await count(table)]).not.toEqual([table, 0])
  days(2)
  await forget()
  for (const table of over) expect([table, await count(table)]).toEqual([table, 0])
  expect(await count('staff_browsers')).toBe(2)
  expect((await signInWith(deskBrowser(api), device)).statusCode).toBe(200)
  days(402)
  await forget()
  expect([await count('staff_browsers'), await count('staff')]).toEqual([0, 2])
})

import { expect, test } from 'vitest'
import {
  BALA,
  CHITRA,
  FIRST_SLOT,
  FIRST_TALK,
  FOLLOW_UP,
  openRequest,
  publishHours,
} from '#testing/bookable.ts'
import { BASE } from '#testing/sign-in.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const TALK = {
  name: 'First talk',
  minutes: 50,
  buffer_minutes: 10,
  mode: 'phone',
  sections: ['Counselling Psychology', 'Clinical Psychology'],
}
const NOBODY = '019a9b6c-0000-7000-8000-000000000000'

type Answer = { statusCode: number; json: () => { data: { id: string; version: number; code: string } } }
const codeOf = (answer: Answer) => answer.json().data.code

async function servicesApi() {
  const api = await testApi()
  await publishHours(api)
  const owner = await staffSession(api, ['owner'])
  const { browser } = owner
  const list = async (by = browser) => (await by.get('/services')).json().data
  const named = async (name: string) =>
    (await list()).services.find((one: { name: string }) => one.name === name)
  const create = (more: object = {}, headers = {}) =>
    browser.call('POST', '/services', { ...TALK, people: [], ...more }, headers)
  /** What visitors can book, in their order. */
  const offered = async (): Promise<string[]> =>
    (await api.app.inject(`${BASE}/services`)).json().data.map(({ name }: { name: string }) => name)
  const trail = async () => {
    const { rows } = await api.pool.query(
      `select action, actor, subject_id from audit_events where action like 'service.%' order by occurred_at`,
    )
    return rows
  }
  return { ...api, owner, browser, list, named, create, offered, trail }
}

test('an owner adds a service; visitors can choose it once someone with hours gives it', async () => {
  const api = await servicesApi()
  const made = await api.create({ name: 'Art at home' })
  expect(made.json().data).toEqual({ id: expect.any(String), version: 1 })
  expect(await api.named('Art at home')).toEqual({
    id: made.json().data.id,
    version: 1,
    ...TALK,
    name: 'Art at home',
    // In the order of the site.
    sections: ['Clinical Psychology', 'Counselling Psychology'],
    people: [],
    is_retired: false,
    coming: 0,
  })
  expect(await api.offered()).not.toContain('Art at home')
  const { id } = made.json().data
  const given = { ...TALK, name: 'Art at home', people: [BALA], version: 1 }
  expect((await api.browser.put(`/services/${id}`, given)).json().data).toEqual({ id, version: 2 })
  expect((await api.named('Art at home')).people).toEqual([{ id: BALA, name: 'Bala', has_hours: true }])
  // After what is offered already.
  expect(await api.offered()).toEqual(['First talk', 'Follow-up', 'Art at home'])
  const actor = `staff-${api.owner.staffId}`
  expect(await api.trail()).toEqual([
    { action: 'service.create', actor, subject_id: id },
    { action: 'service.change', actor, subject_id: id },
  ])
})

test('the list says who has hours, and holds everybody at the desk', async () => {
  const api = await servicesApi()
  const { services, people } = await api.list()
  expect(services.map((one: { name: string }) => one.name)).toEqual(['First talk', 'Follow-up', 'Art'])
  expect(services[2].people).toEqual([{ id: expect.any(String), name: 'Deepa', has_hours: false }])
  const hours = people.map((one: { name: string; has_hours: boolean }) => [one.name, one.has_hours])
  expect(hours.toSorted()).toEqual([
    ['Bala', false],
    ['Bala', true],
    ['Chitra', true],
    ['Deepa', false],
  ])
})

test('a service that is added again under its key is there once, also where ten are sent at once', async () => {
  const api = await servicesApi()
  const headers = { 'idempotency-key': 'k-1' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.create({ name: 'Once', people: [BALA] }, headers)),
  )
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  const { services } = await api.list()
  expect(services.filter((one: { name: string }) => one.name === 'Once')).toHaveLength(1)
  expect(await api.trail()).toHaveLength(1)
  expect(codeOf(await api.create({ name: 'Twice' }, headers))).toBe('idempotency-key-reused')
})

test('coordinators read services and change nothing; counsellors do neither', async () => {
  const api = await servicesApi()
  const body = { ...TALK, people: [BALA] }
  for (const role of ['coordinator', 'counsellor'] as const) {
    const { browser } = await staffSession(api, [role])
    expect((await browser.get('/services')).statusCode).toBe(role === 'coordinator' ? 200 : 403)
    for (const answer of [
      await browser.post('/services', body),
      await browser.put(`/services/${FIRST_TALK}`, { ...body, version: 1 }),
      await browser.post(`/services/${FIRST_TALK}/retire`, { version: 1 }),
      await browser.post(`/services/${FIRST_TALK}/offer`, { version: 1 }),
      await browser.put('/services/order', { services: [], seen: [] }),
    ])
      expect(codeOf(answer)).toBe('not-permitted')
  }
  expect(await api.trail()).toEqual([])
})

test('bad input is said beside its field, and nothing is stored', async () => {
  const api = await servicesApi()
  const fields = async (more: object) => (await api.create(more)).json().data.fields
  expect(await fields({ name: '', minutes: 4, buffer_minutes: 241, sections: [] })).toEqual({
    name: 'Enter a name for this service.',
    minutes: 'Enter whole minutes from 5 to 480.',
    buffer_minutes: 'Enter whole minutes from 0 to 240.',
    sections: 'Choose at least one kind of care.',
  })
  expect(await fields({ people: [NOBODY] })).toEqual({ people: 'Choose people from the list, each once.' })
  await api.browser.delete(`/staff/${CHITRA}`)
  expect(await fields({ people: [CHITRA] })).toHaveProperty('people')
  expect(await api.trail()).toEqual([])
  for (const id of [NOBODY, 'nothing']) {
    const change = { ...TALK, people: [], version: 1 }
    expect(codeOf(await api.browser.put(`/services/${id}`, change))).toBe('unknown-service')
    expect(codeOf(await api.browser.post(`/services/${id}/retire`, { version: 1 }))).toBe('unknown-service')
    expect(codeOf(await api.browser.post(`/services/${id}/offer`, { version: 1 }))).toBe('unknown-service')
  }
})

test('of two owners who change a service at once one does, and the other is told; the same again changes nothing', async () => {
  const api = await servicesApi()
  const other = await staffSession(api, ['owner'])
  for (let n = 0; n < 5; n++) {
    const { version } = await api.named('Follow-up')
    const change = { ...TALK, name: 'Follow-up', people: [CHITRA], version }
    const mine = { ...change, minutes: 30 + n * 2 + 1 }
    const theirs = { ...change, minutes: 30 + n * 2 + 2 }
    const answers = await Promise.all([
      api.browser.put(`/services/${FOLLOW_UP}`, mine),
      other.browser.put(`/services/${FOLLOW_UP}`, theirs),
    ])
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['done', 'service-changed'])
    const isMine = answers[0]?.statusCode === 200
    const stored = await api.named('Follow-up')
    expect(stored).toMatchObject({ version: version + 1, minutes: isMine ? mine.minutes : theirs.minutes })
    // As if the answer had been lost.
    const again = await (isMine ? api : other).browser.put(`/services/${FOLLOW_UP}`, isMine ? mine : theirs)
    expect(again.json().data).toEqual({ id: FOLLOW_UP, version: version + 1 })
    expect(await api.trail()).toHaveLength(n + 1)
  }
})

test('a retired service is offered no more and keeps what was booked; it can be offered again', async () => {
  const api = await servicesApi()
  const sender = await openRequest(api)
  const wish = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
  const held = (await sender.post('/appointments', wish)).json().data
  expect((await sender.post(`/appointments/${held.id}/confirm`)).statusCode).toBe(200)
  expect((await api.named('First talk')).coming).toBe(1)

  const set = (step: string, version: number) =>
    api.browser.post(`/services/${FIRST_TALK}/${step}`, { version })
  expect(codeOf(await set('retire', 7))).toBe('service-changed')
  expect((await set('retire', 1)).json().data).toEqual({ id: FIRST_TALK, version: 2 })
  expect((await set('retire', 1)).json().data).toEqual({ id: FIRST_TALK, version: 2 })
  expect(await api.offered()).toEqual(['Follow-up'])
  const { services } = await api.list()
  expect(services.at(-1)).toMatchObject({ name: 'First talk', is_retired: true, coming: 1 })
  const again = await openRequest(api, '98765 43299', '192.0.2.9')
  expect(codeOf(await again.post('/appointments', wish))).toBe('not-offered')
  const shown = (await sender.read()).json().data
  expect(shown.appointments).toMatchObject([{ id: held.id, status: 'booked', starts_at: FIRST_SLOT }])

  expect(codeOf(await set('offer', 1))).toBe('service-changed')
  expect((await set('offer', 2)).json().data).toEqual({ id: FIRST_TALK, version: 3 })
  expect((await set('offer', 2)).statusCode).toBe(200)
  expect(await api.offered()).toEqual(['First talk', 'Follow-up'])
  expect((await api.trail()).map(({ action }) => action)).toEqual(['service.retire', 'service.offer'])
})

test('anyone who changes a service that was retired meanwhile is told', async () => {
  const api = await servicesApi()
  await api.browser.post(`/services/${FIRST_TALK}/retire`, { version: 1 })
  const change = { ...TALK, people: [BALA], version: 1 }
  expect(codeOf(await api.browser.put(`/services/${FIRST_TALK}`, change))).toBe('service-changed')
})

test('the order is that of visitors; anyone who did not see the latest one is told', async () => {
  const api = await servicesApi()
  const { services } = await api.list()
  const seen: string[] = services.map((one: { id: string }) => one.id)
  const reversed = seen.toReversed()
  const order = (body: object) => api.browser.put('/services/order', body)
  expect((await order({ services: reversed, seen })).json().data).toEqual({ services: reversed })
  expect(await api.offered()).toEqual(['Follow-up', 'First talk'])
  expect((await order({ services: reversed, seen })).statusCode).toBe(200)
  expect(codeOf(await order({ services: [...seen.slice(1), ...seen.slice(0, 1)], seen }))).toBe(
    'services-reordered',
  )
  await api.create({ name: 'Meanwhile' })
  expect(codeOf(await order({ services: seen, seen: reversed }))).toBe('services-reordered')
  expect((await order({ services: seen.slice(1), seen })).json().data.fields).toHaveProperty('services')
  expect((await api.trail()).map(({ action }) => action)).toEqual(['service.order', 'service.create'])
})

test('of ten who move something at once one does, and the order stays whole', async () => {
  const api = await servicesApi()
  for (const name of ['D', 'E', 'F']) await api.create({ name, people: [BALA] })
  const seen: string[] = (await api.list()).services.map((one: { id: string }) => one.id)
  const answers = await Promise.all(
    seen.slice(1).flatMap((id) => {
      const services = [id, ...seen.filter((one) => one !== id)]
      return [1, 2].map(() => api.browser.put('/services/order', { services, seen }))
    }),
  )
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(1)
  const stored = (await api.list()).services.map((one: { id: string }) => one.id)
  expect(stored.toSorted()).toEqual(seen.toSorted())
  expect(await api.trail()).toHaveLength(4)
})

test('without the calendar of the office the list is refused, and a change is not', async () => {
  const api = await servicesApi()
  api.context.callHours = () => Promise.reject(new Error('no settings'))
  expect(codeOf(await api.browser.get('/services'))).toBe('calendar-unavailable')
  expect((await api.create()).statusCode).toBe(200)
})

import { readFileSync } from 'node:fs'
import { CONSULTATION_SECTIONS, isForChild } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSite, tokenOf } from '#testing/fake-site.ts'
import { sendConsultation } from './consultation-form.tsx'
import { action } from './consultation-page.tsx'
import { consultationErrors, consultationValues } from './consultation-values.ts'
import { dayInIndia } from './day-in-india.ts'
import { hoursInSentence } from './hours-in-sentence.ts'
import { wayBack } from './way-back.ts'

const values = {
  name: 'Asha',
  phone: '98765',
  email: '',
  section: 'Art Therapy',
  consultation_date: '2026-12-01',
}

test('CNS-04 the first day is the day it is in India', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})

test('of a sent form the five fields are taken, what is missing is empty', () => {
  const form = new FormData()
  form.set('name', 'Asha')
  form.set('email', new Blob(['x']))
  form.set('role', 'admin')
  expect(consultationValues(form)).toEqual({
    name: 'Asha',
    phone: '',
    email: '',
    section: '',
    consultation_date: '',
  })
})

const chosen = {
  callback: 'on',
  for_whom: 'child',
  relation: 'parent',
  declaration: 'on',
  contact_way: 'call',
  call_time: 'evening',
  message: 'none',
  if_others_answer: 'call-again',
  language: '',
}
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('D56 D57 of the group what differs from its default is taken', () => {
  expect(consultationValues(formOf({ ...values, ...chosen }))).toEqual({
    ...values,
    for_whom: 'child',
    relation: 'parent',
    declaration: true,
    call_time: 'evening',
    if_others_answer: 'call-again',
  })
})

test('D57 a group that is left alone or closed again sends nothing', () => {
  const { callback: _, ...closed } = { ...values, ...chosen }
  expect(consultationValues(formOf(closed))).toEqual(values)
  const untouched = { for_whom: 'me', relation: '', contact_way: 'call', call_time: 'any', message: 'none' }
  expect(consultationValues(formOf({ ...values, callback: 'on', ...untouched }))).toEqual(values)
})

test('D56 what was chosen for a child goes when the request is for oneself after all', () => {
  expect(consultationValues(formOf({ ...values, ...chosen, for_whom: 'me' }))).toEqual({
    ...values,
    call_time: 'evening',
    if_others_answer: 'call-again',
  })
})

test('whom somebody asks for is sent while the box is ticked, with any other answer', () => {
  const asked = { ...values, preferred_staff: 'm1' }
  expect(consultationValues(formOf(asked))).toEqual(asked)
  expect(consultationValues(formOf(values))).toEqual(values)
})

test('of a refusal only the messages of the form are taken', () => {
  expect(consultationErrors({ phone: 'Please enter valid phone number', other: 'x', name: 5 })).toEqual({
    phone: 'Please enter valid phone number',
  })
  expect(consultationErrors(null)).toEqual({})
})

afterEach(() => vi.unstubAllGlobals())

const send = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch)
  return sendConsultation(values, 'k1')
}

test('API-04, D36 the call carries JSON, the zone and the key, and a success is not read', async () => {
  const fetch = vi.fn(
    async (_url?: unknown, _init?: RequestInit) => new Response('not JSON', { status: 200 }),
  )
  expect((await send(fetch)).kind).toBe('done')
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/v1/mwellness/user-contact-email')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(init?.headers).toMatchObject({ 'x-time-zone': timeZone, 'idempotency-key': 'k1' })
  expect(JSON.parse(String(init?.body))).toEqual(values)
})

test('ERR-01 a refusal brings its message and those of the fields', async () => {
  const body = {
    status: 422,
    error: true,
    message: 'Look again.',
    data: { code: 'x', fields: { name: 'Enter your name.' } },
  }
  expect(await send(async () => Response.json(body, { status: 422 }))).toMatchObject({
    kind: 'refused',
    message: 'Look again.',
    fields: { name: 'Enter your name.' },
  })
})

test.each([
  ['a proxy’s page', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
])('ERR-01 a failure with %s has no message of its own', async (_what, body) => {
  const outcome = await send(async () => new Response(body, { status: 502 }))
  expect(outcome).toMatchObject({ kind: 'refused', message: '', fields: {} })
})

test('D46 no answer is an outcome, not an error', async () => {
  const outcome = await send(() => Promise.reject(new DOMException('too long', 'TimeoutError')))
  expect(outcome).toEqual({ kind: 'unanswered' })
})

test('D41 the labels change for exactly the sections that are for a child', () => {
  const css = readFileSync(new URL('./guardian-label.css', import.meta.url), 'utf8')
  const named = CONSULTATION_SECTIONS.filter((section) => css.includes(`option[value='${section}']`))
  expect(named).toEqual(CONSULTATION_SECTIONS.filter(isForChild))
})

test('the way back is a page with the form, never another address', () => {
  expect(wayBack('/about')).toBe('/about')
  expect(wayBack('/service-details')).toBe('/service-details')
  expect(wayBack('https://evil.example')).toBe('/')
  expect(wayBack('//evil.example')).toBe('/')
  expect(wayBack(null)).toBe('/')
})

test('no line ends inside an hour of the working hours in a sentence', () => {
  const openingHours = [{ days: [1, 2, 3, 4, 5] as const, from: 540, to: 1_080 }]
  expect(hoursInSentence({ openingHours })).toBe('Monday to Friday, 09:00\u00a0AM to 06:00\u00a0PM')
  expect(hoursInSentence(undefined)).toBe('11:00\u00a0AM to 08:00\u00a0PM')
})

const plainForm = (fields: Record<string, string>) =>
  new Request('https://pulli.example/consultation', { method: 'POST', body: new URLSearchParams(fields) })

async function post(
  acceptConsultation: Parameters<typeof fakeSite>[1],
  csrf_token = tokenOf('/consultation'),
) {
  const { context } = fakeSite({}, acceptConsultation)
  const request = plainForm({ ...values, csrf_token, return_to: '/about' })
  return action({ request, context } as unknown as Parameters<typeof action>[0])
}

test('without JavaScript a refused form comes back with its values and the messages beside them', async () => {
  const refusal = {
    status: 422,
    error: true as const,
    message: 'Look again.',
    data: { code: 'x', fields: { email: 'Enter it.' } },
  }
  const answer = await post({ acceptConsultation: async () => ({ envelope: refusal, setCookies: [] }) })
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { values, errors: { email: 'Enter it.' }, message: 'Look again.', returnTo: '/about' },
  })
})

test('security row 39: a form with another token is not taken, and comes back as it was typed', async () => {
  const acceptConsultation = vi.fn()
  for (const token of ['', 'wapiti', tokenOf('/newsletter')]) {
    const answer = await post({ acceptConsultation }, token)
    expect(answer).toMatchObject({
      init: { status: 403 },
      data: { values, errors: {}, message: m.form_outdated(), returnTo: '/about' },
    })
  }
  expect(acceptConsultation).not.toHaveBeenCalled()
})

test('without JavaScript a sent form leads on with 303, and the same form sent twice has one key', async () => {
  const keys: (string | undefined)[] = []
  const acceptConsultation = async ({ idempotencyKey }: { idempotencyKey?: string }) => {
    keys.push(idempotencyKey)
    const envelope = { status: 200 as const, error: false as const, message: '', data: null }
    return { envelope, setCookies: ['follow=1.x; HttpOnly'] }
  }
  const answer = await post({ acceptConsultation })
  await post({ acceptConsultation })
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).status).toBe(303)
  expect((answer as Response).headers.get('set-cookie')).toBe('follow=1.x; HttpOnly')
  expect((answer as Response).headers.get('location')).toBe('/consultation?sent=1&return_to=%2Fabout')
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).toBe(keys[0])
})

import { afterEach, expect, test, vi } from 'vitest'
import { callDesk } from './call-desk.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every call, and returns how each was made. */
function answering() {
  const made: unknown[] = []
  vi.stubGlobal('document', { cookie: 'other=1; DESK-XSRF-TOKEN=secret' })
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    made.push([method, path, new Headers(headers).get('x-xsrf-token'), body])
    return Response.json({ status: 200, error: false, message: 'Done', data: { id: 'h 1' } })
  })
  return made
}

test('a call of the desk is made by its route, with the parts of its address, its query and its body', async () => {
  const made = answering()
  const body = { weekday: 1, from: '09:00', to: '12:00', first_day: '2026-12-01' }
  const changed = await callDesk('PUT /availability/rules/:id', { id: 'h/1', body })
  expect(changed).toEqual({ kind: 'done', data: { id: 'h 1' }, message: 'Done' })
  await callDesk('GET /availability', { query: { staff: 'Asha & Ravi' } })
  await callDesk('GET /availability', { query: { staff: undefined } })
  expect(made).toEqual([
    ['PUT', '/api/v1/desk/availability/rules/h%2F1', 'secret', JSON.stringify(body)],
    ['GET', '/api/v1/desk/availability?staff=Asha+%26+Ravi', 'secret', undefined],
    ['GET', '/api/v1/desk/availability', 'secret', undefined],
  ])
})

test('a call that the API does not have, or without what it takes, does not compile', async () => {
  answering()
  // @ts-expect-error: no such route
  await callDesk('GET /availability/rules')
  // @ts-expect-error: the part of the address is missing
  await callDesk('DELETE /availability/rules/:id')
  // @ts-expect-error: no field of this name
  await callDesk('PUT /availability/rules/:id', { id: '1', body: { weekdays: 1 } })
  // @ts-expect-error: no such field in the answer
  const read = async () => callDesk('GET /session').then((done) => done.kind === 'done' && done.data.nickname)
  expect(await read()).toBe(undefined)
})

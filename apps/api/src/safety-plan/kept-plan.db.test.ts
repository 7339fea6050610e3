import { successOf } from '@pulli/contracts/envelope.ts'
import { KeptPlanState, PlanKept } from '@pulli/contracts/safety-plan.ts'
import { expect, test } from 'vitest'
import { sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'

// care §3: a member may keep the safety plan in their account, sealed under a recovery code (opaque to the server).

const FIRST = 'A'.repeat(60)
const SECOND = 'B'.repeat(60)

async function planApi() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const ravi = await sessionOf(api, '+919876543211')
  const ask = (method: 'GET' | 'PUT' | 'DELETE', body?: object, { authorization } = asha, on = api.app) =>
    call({ app: on }, method, '/members/me/safety-plan', {
      headers: { authorization },
      ...(body && { body }),
    })
  const keep = (sealed: string, replaces: number | null, from = asha) =>
    ask('PUT', { sealed, replaces }, from)
  const read = async (from = asha) =>
    successOf(KeptPlanState).parse((await ask('GET', undefined, from)).json()).data.copy
  const trail = async () =>
    (await api.db.selectFrom('auditEvents').selectAll().orderBy('occurredAt').execute()).map(
      ({ action, actor }) => [action, actor],
    )
  return { ...api, asha, ravi, ask, keep, read, trail }
}

test('care §3: a member keeps a sealed copy, replaces it by its version, and removes it', async () => {
  const { ask, keep, read, time, trail, asha } = await planApi()
  expect(await read()).toBeNull()
  expect(successOf(PlanKept).parse((await keep(FIRST, null)).json()).data).toEqual({
    version: 1,
    kept_at: '2026-11-21T06:00:00.000Z',
  })
  time.now = new Date(NOW.getTime() + 60_000)
  expect((await keep(SECOND, 1)).json().data).toEqual({ version: 2, kept_at: '2026-11-21T06:01:00.000Z' })
  expect(await read()).toEqual({ sealed: SECOND, version: 2, kept_at: '2026-11-21T06:01:00.000Z' })
  time.now = new Date(NOW.getTime() + 120_000)
  for (const _ of [1, 2]) expect((await ask('DELETE')).statusCode).toBe(200)
  expect(await read()).toBeNull()
  expect(await trail()).toEqual([
    ['plan.keep', asha.pseudonym],
    ['plan.keep', asha.pseudonym],
    ['plan.remove', asha.pseudonym],
  ])
})

test('care §3: what another device wrote is not written over', async () => {
  const { keep, read } = await planApi()
  await keep(FIRST, null)
  for (const replaces of [null, 2, 7]) {
    const refused = await keep(SECOND, replaces)
    expect(refused.json()).toMatchObject({ status: 409, data: { code: 'stale-plan' } })
  }
  expect((await read())?.sealed).toBe(FIRST)
})

test('care §3: of ten devices that replace one version at the same time, one does', async () => {
  const { ask, keep, read, asha, replica } = await planApi()
  await keep(FIRST, null)
  const { app: twin } = await replica()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      ask('PUT', { sealed: `${n}`.repeat(60), replaces: 1 }, asha, n % 2 ? twin : undefined),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect((await read())?.version).toBe(2)
})

test('care §3: the same bytes sent again, after a lost answer, are answered with their version', async () => {
  const { keep, trail, time } = await planApi()
  await keep(FIRST, null)
  time.now = new Date(NOW.getTime() + 60_000)
  expect((await keep(FIRST, null)).json().data).toEqual({ version: 1, kept_at: '2026-11-21T06:00:00.000Z' })
  expect(await trail()).toHaveLength(1)
})

test('care §3: nobody else reads, replaces or removes it', async () => {
  const { ask, keep, read, ravi } = await planApi()
  await keep(FIRST, null)
  expect(await read(ravi)).toBeNull()
  expect((await keep(SECOND, 1, ravi)).statusCode).toBe(409)
  expect((await ask('DELETE', undefined, ravi)).statusCode).toBe(200)
  expect((await read())?.sealed).toBe(FIRST)
})

test.each([
  [{ sealed: 'A'.repeat(39), replaces: null }, 'sealed'],
  [{ sealed: 'A'.repeat(60_001), replaces: null }, 'sealed'],
  [{ sealed: `${'A'.repeat(60)} walk to the river`, replaces: null }, 'sealed'],
  [{ replaces: null }, 'sealed'],
  [{ sealed: FIRST }, 'replaces'],
  [{ sealed: FIRST, replaces: 0 }, 'replaces'],
  [{ sealed: FIRST, replaces: '1' }, 'replaces'],
])('a faulty body is refused with the name of its field, and nothing is kept: %#', async (body, field) => {
  const { ask, read } = await planApi()
  expect((await ask('PUT', body)).json()).toMatchObject({
    status: 422,
    data: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
  })
  expect(await read()).toBeNull()
})

test('the largest copy is kept', async () => {
  const { keep, read } = await planApi()
  expect((await keep('A'.repeat(60_000), null)).statusCode).toBe(200)
  expect((await read())?.sealed).toHaveLength(60_000)
})

test('a member changes the copy at most 60 times an hour', async () => {
  const { ask } = await planApi()
  for (let n = 0; n < 60; n++) expect((await ask('DELETE')).statusCode).toBe(200)
  expect((await ask('DELETE')).statusCode).toBe(429)
})

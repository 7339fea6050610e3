import { successOf } from '@pulli/contracts/envelope.ts'
import { Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { expect, test } from 'vitest'
import { sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const SOUND = 'tjqsscj78uf6sznk9ucu9jmy'
const FILM = 'a'.repeat(24)

async function favouriteApi() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const ravi = await sessionOf(api, '+919876543211')
  const ask = (method: 'GET' | 'PUT' | 'DELETE', id = '', { authorization } = asha, on = api.app) =>
    call({ app: on }, method, `/members/me/favourites${id && `/${id}`}`, { headers: { authorization } })
  const list = async (from = asha) => (await ask('GET', '', from)).json().data
  const trail = () => api.db.selectFrom('auditEvents').selectAll().orderBy('occurredAt').execute()
  return { ...api, asha, ravi, ask, list, trail }
}

test('D32: a member adds and removes favourite audios and videos, listed newest first', async () => {
  const { ask, list, ravi, time, trail, asha } = await favouriteApi()
  const added = successOf(FavouriteMark).parse((await ask('PUT', SOUND)).json())
  expect(added).toMatchObject({ message: 'Added to your favourites.', data: { is_favourite: true } })
  time.now = new Date(NOW.getTime() + 60_000)
  await ask('PUT', FILM)
  expect(successOf(Favourite.array()).parse((await ask('GET')).json()).data).toEqual([
    { document_id: FILM, added_at: '2026-11-21T06:01:00.000Z' },
    { document_id: SOUND, added_at: '2026-11-21T06:00:00.000Z' },
  ])
  expect(await list(ravi)).toEqual([])
  time.now = new Date(NOW.getTime() + 120_000)
  expect((await ask('DELETE', SOUND)).json()).toMatchObject({
    status: 200,
    data: { document_id: SOUND, is_favourite: false },
  })
  expect(await list()).toHaveLength(1)
  const events = await trail()
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['favourite.add', asha.pseudonym],
    ['favourite.add', asha.pseudonym],
    ['favourite.remove', asha.pseudonym],
  ])
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${SOUND}|${FILM}`))
})

test('adding a favourite is idempotent: ten parallel requests store one, with its first timestamp', async () => {
  const { ask, list, time, trail } = await favouriteApi()
  expect((await ask('DELETE', SOUND)).statusCode).toBe(200)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('PUT', SOUND)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  time.now = new Date(NOW.getTime() + 60_000)
  await ask('PUT', SOUND)
  expect(await list()).toEqual([{ document_id: SOUND, added_at: '2026-11-21T06:00:00.000Z' }])
  expect(await trail()).toHaveLength(1)
})

test('security row 24: removing a favourite does not affect other members', async () => {
  const { ask, list, ravi, asha } = await favouriteApi()
  await ask('PUT', SOUND, asha)
  await ask('DELETE', SOUND, ravi)
  expect(await list()).toHaveLength(1)
})

test.each([
  'a'.repeat(23),
  'a'.repeat(25),
  'A'.repeat(24),
  `${'a'.repeat(23)}%00`,
  '1',
  `${'a'.repeat(23)}'`,
])('%j is no id of the content service: 422, nothing kept', async (id) => {
  const { ask, list } = await favouriteApi()
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await ask(method, id)).json()).toMatchObject({
      status: 422,
      data: { code: 'invalid-input', fields: { documentId: expect.any(String) } },
    })
  }
  expect(await list()).toEqual([])
})

test('a member has at most 200 favourites, even if two servers add the last ones in parallel', async () => {
  const { ask, list, db, asha, replica } = await favouriteApi()
  const idOf = (n: number) => `f${String(n).padStart(23, '0')}`
  const rows = Array.from({ length: 198 }, (_, n) => ({
    memberId: asha.memberId,
    documentId: idOf(n),
    addedAt: NOW,
  }))
  await db.insertInto('favourites').values(rows).execute()
  const { app: twin } = await replica()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => ask('PUT', idOf(300 + n), asha, n % 2 ? twin : undefined)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, ...Array(8).fill(409)])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().data).toEqual({ code: 'favourites-full' })
  expect((await ask('PUT', idOf(0))).statusCode).toBe(200)
  expect(await list()).toHaveLength(200)
})

test('a member marks at most 300 an hour', async () => {
  const { ask } = await favouriteApi()
  for (let n = 0; n < 300; n++) expect((await ask(n % 2 ? 'DELETE' : 'PUT', SOUND)).statusCode).toBe(200)
  expect((await ask('PUT', SOUND)).statusCode).toBe(429)
})

test('finding api F11: an id unknown to the content service is rejected, but can still be removed', async () => {
  const { ask, list, context } = await favouriteApi()
  await ask('PUT', FILM)
  context.isRecording = async (documentId) => documentId === SOUND
  const refused = await ask('PUT', 'z'.repeat(24))
  expect(refused.json()).toMatchObject({ status: 404, data: { code: 'unknown-recording' } })
  expect((await ask('PUT', SOUND)).statusCode).toBe(200)
  expect((await ask('DELETE', FILM)).statusCode).toBe(200)
  expect(await list()).toEqual([{ document_id: SOUND, added_at: expect.any(String) }])
})

test('while the content service is unavailable, an id is stored unchecked', async () => {
  const { ask, list, context } = await favouriteApi()
  context.isRecording = async () => undefined
  expect((await ask('PUT', SOUND)).statusCode).toBe(200)
  expect(await list()).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { testHolder } from '#testing/sealed.ts'
import { memberWithAppointment } from '#testing/sent-summary.ts'
import { agree } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { STORE_PATH, sittingOf } from '#testing/sittings.ts'
import { testApi } from '#testing/test-api.ts'
import { wholeMember } from '#testing/whole-member.ts'

const DAY_SECONDS = 86_400

/** A member who stores a mood of today and, if it was stored, erases it. */
async function moodsInTurn() {
  const api = await moodApi()
  api.context.config.seal = (await testHolder()).seal
  const storeAndErase = async () => {
    const stored = await api.create({ moodType: 'GOOD' })
    const id = stored.json().data?.mood_id
    if (id !== undefined) await api.erase(id)
    return stored
  }
  return { ...api, storeAndErase }
}

async function many<T>(times: number, once: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let n = 0; n < times; n += 1) all.push(await once())
  return all
}

test('security row 61: who stores and erases moods in turn leaves 100 sealed copies a day', async () => {
  const { storeAndErase, db, time } = await moodsInTurn()
  const stored = await many(100, storeAndErase)
  expect(stored.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
  const refused = await storeAndErase()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().data.code).toBe('too-many-entries')
  expect(Number(refused.headers['retry-after'])).toBe(DAY_SECONDS)
  expect(await db.selectFrom('sealedErasures').selectAll().execute()).toHaveLength(100)
  time.now = new Date(time.now.getTime() + DAY_SECONDS * 1_000)
  expect((await storeAndErase()).statusCode).toBe(200)
})

test('security row 61: anyone who may store nothing more today can still change and erase what is there', async () => {
  const { storeAndErase, create, change, erase } = await moodsInTurn()
  await many(99, storeAndErase)
  const { mood_id: id } = (await create({ moodType: 'GOOD' })).json().data
  expect((await change(id, { moodType: 'BAD' })).statusCode).toBe(200)
  expect((await erase(id)).statusCode).toBe(200)
})

test('security row 61: results count with moods', async () => {
  const { storeAndErase, asha, app, db, context } = await moodsInTurn()
  await agree({ db }, asha.memberId, 'assessments')
  await many(99, storeAndErase)
  const store = () =>
    app.inject({
      method: 'POST',
      url: STORE_PATH,
      headers: { authorization: asha.authorization },
      payload: sittingOf('Depression Assessment', 0),
    })
  expect((await store()).statusCode).toBe(200)
  expect((await store()).json().data.code).toBe('too-many-entries')
  context.config.seal = undefined
  expect((await store()).statusCode).toBe(200)
})

test('where nothing is kept under seal, a member stores and erases as often as the hourly limits allow', async () => {
  const { storeAndErase, context } = await moodsInTurn()
  context.config.seal = undefined
  const stored = await many(101, storeAndErase)
  expect(stored.at(-1)?.statusCode).toBe(200)
})

test('security row 61: who keeps a plan and removes it in turn does so 20 times a day, and can change the last one', async () => {
  const api = await testApi()
  api.context.config.seal = (await testHolder()).seal
  const { bearer: headers } = await wholeMember(api)
  const keep = (sealed: string, replaces: number | null = null) =>
    call(api, 'PUT', '/members/me/safety-plan', { headers, body: { sealed, replaces } })
  const remove = () => call(api, 'DELETE', '/members/me/safety-plan', { headers })
  await remove()
  const kept = await many(19, async () => {
    const answer = await keep('B'.repeat(40))
    await remove()
    return answer.statusCode
  })
  expect(kept).toEqual(Array(19).fill(200))
  expect((await keep('C'.repeat(40))).statusCode).toBe(200)
  expect((await keep('D'.repeat(40), 1)).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(200)
  expect((await keep('E'.repeat(40))).statusCode).toBe(429)
})

test('security row 61: who sends a summary and takes it back in turn does so 20 times a day', async () => {
  const desk = await memberWithAppointment()
  desk.context.config.seal = (await testHolder()).seal
  const sent = await many(20, async () => {
    const answer = await desk.send()
    await desk.own('DELETE', desk.path())
    return answer.statusCode
  })
  expect(sent).toEqual(Array(20).fill(200))
  expect((await desk.send()).statusCode).toBe(429)
})

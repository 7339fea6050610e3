import { Refusal } from '@pulli/contracts/envelope.ts'
import { expect, test } from 'vitest'
import { retentionTasks } from '#retention-tasks.ts'
import { moodApi } from '#testing/moods.ts'
import { NOW } from '#testing/test-api.ts'

const HOUR = 3_600_000

test('security row 45: a retry with the same key neither repeats a mood nor overwrites later changes', async () => {
  const { create, rows, trail } = await moodApi()
  const key = { 'idempotency-key': 'k-1' }
  const first = (await create({ moodType: 'GOOD', note: 'n' }, key)).json()
  expect((await create({ moodType: 'GOOD', note: 'n' }, key)).json()).toEqual(first)
  await create({ moodType: 'BAD' })
  const late = (await create({ moodType: 'GOOD', note: 'n' }, key)).json().data
  expect(late).toMatchObject({ mood_type: 'BAD', version: 2 })
  const other = await create({ moodType: 'GREAT', note: 'n' }, key)
  expect(Refusal.parse(other.json())).toMatchObject({ status: 409, data: { code: 'idempotency-key-reused' } })
  expect(await rows()).toMatchObject([{ moodType: 'BAD', version: 2 }])
  expect(await trail()).toHaveLength(2)
})

test('security row 45: 20 parallel requests with one key on two replicas are stored once', async () => {
  const { by, asha, rows, trail, replica, ...api } = await moodApi()
  const servers = [by(asha, api), by(asha, await replica())]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      servers[n % 2]?.create({ moodType: 'OKAY' }, { 'idempotency-key': 'one' }),
    ),
  )
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1)
  expect(await rows()).toMatchObject([{ version: 1 }])
  expect(await trail()).toHaveLength(1)
})

test('D30: a stored check-in is recognised by its key after its day has closed', async () => {
  const { create, time, rows } = await moodApi()
  const waiting = { moodType: 'GOOD', day: '2026-11-15' }
  const key = { 'idempotency-key': 'waited' }
  const first = (await create(waiting, key)).json()
  time.now = new Date(NOW.getTime() + 20 * HOUR)
  expect((await create(waiting, key)).json()).toEqual(first)
  expect((await create(waiting)).statusCode).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test('security row 45: a key expires after 24 hours, is scoped to the member, and is deleted', async () => {
  const { create, by, ravi, time, rows, db, context } = await moodApi()
  const key = { 'idempotency-key': 'k'.repeat(255) }
  await create({ moodType: 'GOOD' }, key)
  expect((await by(ravi).create({ moodType: 'BAD' }, key)).statusCode).toBe(200)
  time.now = new Date(NOW.getTime() + 24 * HOUR)
  expect((await create({ moodType: 'AWFUL' }, key)).json().data).toMatchObject({ day: '2026-11-22' })
  expect(await rows()).toHaveLength(3)
  const keys = () => db.selectFrom('idempotencyKeys').select('usedAt').execute()
  expect(await keys()).toHaveLength(2)
  time.now = new Date(time.now.getTime() + 1)
  await retentionTasks(context)['forget-idempotency-keys']()
  expect(await keys()).toHaveLength(1)
})

import { Refusal } from '@pulli/contracts/envelope.ts'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'

test.each<[Record<string, string>, string]>([
  [{ 'idempotency-key': 'k'.repeat(256) }, 'Idempotency-Key'],
  [{ 'idempotency-key': '' }, 'Idempotency-Key'],
])('the header %j is refused with 422, and nothing is kept', async (headers, field) => {
  const { create, rows } = await moodApi()
  const answer = await create({ moodType: 'OKAY' }, headers)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(Refusal.parse(answer.json()).data.fields ?? {})).toEqual([field])
  expect(await rows()).toEqual([])
})

test.each(['Etc/Unknown', '+05:30', 'Mars/Olympus'])(
  "finding field A6: with the unknown zone %s today is the day in the member's own",
  async (zone) => {
    const { create, rows, time } = await moodApi()
    time.now = new Date('2026-11-21T18:30:00Z')
    expect((await create({ moodType: 'OKAY' }, { 'x-time-zone': zone })).statusCode).toBe(200)
    expect(await rows()).toMatchObject([{ day: '2026-11-22', timeZone: 'Asia/Kolkata' }])
  },
)

test('D72: the zone that a member chose wins over the device’s', async () => {
  const { create, rows, time, db } = await moodApi()
  time.now = new Date('2026-11-21T18:30:00Z')
  await db.updateTable('members').set({ timeZone: 'Europe/London', timeZoneIsChosen: true }).execute()
  await create({ moodType: 'OKAY' }, { 'x-time-zone': 'Asia/Kolkata' })
  expect(await rows()).toMatchObject([{ day: '2026-11-21', timeZone: 'Europe/London' }])
})

test('security row 62: without consent no mood is stored or changed, but existing ones are listed', async () => {
  const { create, change, list, rows, db } = await moodApi()
  const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
  await db.deleteFrom('consents').execute()
  for (const answer of [
    await create({ moodType: 'GOOD' }),
    await create({ moodType: 'GOOD' }, { 'idempotency-key': 'k' }),
    await change(mood_id, { moodType: 'GOOD' }),
  ]) {
    expect(Refusal.parse(answer.json())).toMatchObject({ status: 403, data: { code: 'consent-required' } })
  }
  expect(await rows()).toMatchObject([{ moodType: 'OKAY', version: 1 }])
  expect((await list()).json().data.moods).toHaveLength(1)
})

test.each(['audit_events', 'limit_windows', 'idempotency_keys'])(
  'security row 59: where %s cannot be written, no mood is kept',
  async (table) => {
    const { create, rows, pool, lines } = await moodApi()
    await pool.query(`alter table ${table} add constraint refuses_all check (false) not valid`)
    const answer = await create({ moodType: 'OKAY', note: 'the-marked-note' }, { 'idempotency-key': 'k' })
    expect(answer.statusCode).toBe(500)
    expect(await rows()).toEqual([])
    expect(lines.join()).not.toContain('the-marked-note')
  },
)

test('the OpenAPI document describes the input of each mood operation, including headers', async () => {
  const { app } = await moodApi()
  const { paths } = (await app.inject('/api/v1/mwellness/openapi.json')).json()
  const takes = (path: string, method: string) => {
    const { parameters } = paths[`/api/v1/mwellness/mood/${path}`][method]
    return parameters.map(({ in: place, name }: Record<string, string>) => `${place} ${name}`).toSorted()
  }
  expect(takes('getMoods', 'get')).toEqual(['header X-Time-Zone', 'query from', 'query to'])
  expect(takes('createMood', 'post')).toEqual([
    'header Idempotency-Key',
    'header If-Match',
    'header X-Time-Zone',
  ])
  expect(takes('updateMood/{mood_id}', 'put')).toEqual([
    'header Idempotency-Key',
    'header If-Match',
    'path mood_id',
  ])
})

import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { expect, test } from 'vitest'
import { retentionTasks } from '#retention-tasks.ts'
import { agree } from '#testing/sessions.ts'
import { NOW } from '#testing/test-api.ts'
import { before, DAY, HOUR, TODAY, twoPhones } from '#testing/two-phones.ts'

test('finding api P1, D70: of check-ins that arrive late, the one that was made last wins, whichever arrives first', async () => {
  const { create, other, day } = await twoPhones()
  const sent = async (moodType: string, made: number, send = other) =>
    (await create({ moodType, recorded_at: before(made) }, send)).code ?? 'stored'
  expect(await sent('BAD', 3 * HOUR)).toBe('stored')
  expect(await sent('GREAT', HOUR)).toBe('stored')
  expect(await sent('AWFUL', 2 * HOUR)).toBe('stale-version')
  expect(await day()).toMatchObject({ mood_type: 'GREAT', version: 2 })
})

test('finding api P1, D70: a check-in that was made offline is older than one that was made and received after it', async () => {
  const { create, other, day, time } = await twoPhones()
  time.now = new Date(NOW.getTime() + HOUR)
  expect((await create({ moodType: 'OKAY' })).status).toBe(200)
  time.now = new Date(NOW.getTime() + 2 * HOUR)
  expect((await create({ moodType: 'BAD', recorded_at: NOW.toISOString() }, other)).code).toBe(
    'stale-version',
  )
  expect((await create({ moodType: 'GOOD', recorded_at: before(-1.5 * HOUR) }, other)).status).toBe(200)
  expect(await day()).toMatchObject({ mood_type: 'GOOD' })
})

test('finding api P1, D70: the clock of a phone is corrected by its difference as it sends', async () => {
  const { create, other, day } = await twoPhones()
  const by = (ahead: number, made: number) => ({ recorded_at: before(made - ahead), sent_at: before(-ahead) })
  expect((await create({ moodType: 'GOOD', ...by(0, HOUR) })).status).toBe(200)
  // Made two hours ago, by a clock that is a day ahead.
  expect((await create({ moodType: 'BAD', ...by(DAY, 2 * HOUR) }, other)).code).toBe('stale-version')
  // Made half an hour ago, by a clock that is a day behind.
  const late = await create({ moodType: 'GREAT', ...by(-DAY, HOUR / 2) }, other)
  expect(late.data).toMatchObject({ mood_type: 'GREAT', day: TODAY })
  // A time to come is the time of its receipt: what is made later still wins.
  expect((await create({ moodType: 'OKAY', recorded_at: before(-DAY) }, other)).status).toBe(200)
  expect((await create({ moodType: 'AWFUL' })).status).toBe(200)
  expect(await day()).toMatchObject({ mood_type: 'AWFUL' })
})

test('finding api P1, D70: a change made offline wins over what was made before it, and over nothing else', async () => {
  const { create, one, other, day, time } = await twoPhones()
  const { mood_id } = (await create({ moodType: 'OKAY' })).data
  time.now = new Date(NOW.getTime() + 3 * HOUR)
  const change = (moodType: string, made: number) =>
    other('PUT', `/mood/updateMood/${mood_id}`, { body: { moodType, recorded_at: before(-made) } })
  expect((await change('GOOD', 2 * HOUR)).status).toBe(200)
  expect((await change('BAD', HOUR)).code).toBe('stale-version')
  expect(await day()).toMatchObject({ mood_type: 'GOOD', version: 2 })
  await one('DELETE', `/mood/${mood_id}`)
  expect((await change('GREAT', 2.5 * HOUR)).code).toBe('unknown-mood')
})

test('finding api P1, D70: an erasure made offline counts from when it was made', async () => {
  const { create, eraseLate, other, day, time } = await twoPhones()
  const { mood_id } = (await create({ moodType: 'OKAY', recorded_at: before(3 * HOUR) })).data
  // By a clock that is a day ahead.
  const made = (ago: number) => ({ recorded_at: before(ago - DAY), sent_at: before(-DAY) })
  expect((await eraseLate(mood_id, made(4 * HOUR), other)).code).toBe('stale-version')
  expect(await day()).toMatchObject({ mood_type: 'OKAY' })
  expect((await eraseLate(mood_id, made(2 * HOUR), other)).status).toBe(200)
  expect((await create({ moodType: 'BAD', recorded_at: before(2.5 * HOUR) })).code).toBe('unknown-mood')
  // Made after the erasure, and before it arrived.
  expect((await create({ moodType: 'GOOD', recorded_at: before(HOUR) })).status).toBe(200)
  expect(await day()).toMatchObject({ mood_type: 'GOOD' })
  // One to come counts as received.
  time.now = new Date(NOW.getTime() + HOUR)
  const { mood_id: later } = (await create({ moodType: 'GREAT' })).data
  expect((await eraseLate(later, { recorded_at: before(-DAY) }, other)).status).toBe(200)
  expect((await create({ moodType: 'GREAT', recorded_at: before(-HOUR / 2) })).code).toBe('unknown-mood')
})

test.each(['all entries', 'a consent with what was stored'])(
  'finding api P1, D70: an erasure of %s that was made offline counts from when it was made',
  async (what) => {
    const { create, eraseAll, withdraw, other, day, asha, ...api } = await twoPhones()
    const { mood_id } = (await create({ moodType: 'BAD', recorded_at: before(4 * HOUR) })).data
    await create({ moodType: 'OKAY', recorded_at: before(HOUR) })
    await create({ moodType: 'BAD', day: '2026-11-20', recorded_at: before(3 * HOUR) })
    // Made two hours ago, by a clock that is a day ahead.
    const times = { recorded_at: before(2 * HOUR - DAY), sent_at: before(-DAY) }
    const erase = what === 'all entries' ? eraseAll : withdraw
    expect((await erase(times, other)).status).toBe(200)
    expect(await day()).toMatchObject({ mood_type: 'OKAY', mood_id })
    expect(await api.rows()).toHaveLength(1)
    if (erase === withdraw) {
      expect((await create({ moodType: 'GOOD' })).code).toBe('consent-required')
      await agree(api, asha.memberId, 'moods')
    }
    const made = (ago: number) => ({ moodType: 'GOOD', day: '2026-11-19', recorded_at: before(ago) })
    expect((await create(made(2.5 * HOUR))).code).toBe('unknown-mood')
    expect((await create(made(1.5 * HOUR))).status).toBe(200)
  },
)

test.each(['the entry', 'all entries', 'a consent with what was stored'])(
  'finding api P1, D70: after the erasure of %s, an older check-in of another phone does not bring the day back',
  async (what) => {
    const { create, one, other, eraseAll, withdraw, asha, ...api } = await twoPhones()
    const { time, db } = api
    const { mood_id } = (await create({ moodType: 'OKAY', note: 'the-marked-note' })).data
    time.now = new Date(NOW.getTime() + HOUR)
    const erased = await (what === 'the entry'
      ? one('DELETE', `/mood/${mood_id}`)
      : what === 'all entries'
        ? eraseAll()
        : withdraw())
    expect(erased.status).toBe(200)
    if (what.startsWith('a consent')) await agree(api, asha.memberId, 'moods')
    time.now = new Date(NOW.getTime() + 2 * HOUR)
    const older = { moodType: 'BAD', day: TODAY, recorded_at: before(-HOUR / 2) }
    expect((await create(older, other)).code).toBe('unknown-mood')
    expect(await db.selectFrom('moods').selectAll().execute()).toEqual([])
    expect(JSON.stringify(await db.selectFrom('moodTombstones').selectAll().execute())).not.toMatch(
      /OKAY|marked/,
    )
    // What is made afterwards is a new entry.
    expect((await create({ ...older, recorded_at: before(-1.5 * HOUR) }, other)).status).toBe(200)
    expect((await create({ moodType: 'GREAT' })).data.version).toBe(2)
  },
)

test('D70: check-ins of the last 30 days are stored where they carry their time, and of six days back without it', async () => {
  const { create } = await twoPhones()
  const late = async (days: number, more = {}) =>
    (await create({ moodType: 'OKAY', recorded_at: before(days * DAY), ...more })).status
  expect(await late(30)).toBe(200)
  expect(await late(31)).toBe(422)
  expect(await late(30, { day: '2026-10-16' })).toBe(200)
  expect(await late(30, { day: '2026-10-15' })).toBe(422)
  expect(await late(30, { day: TODAY })).toBe(200)
  expect((await create({ moodType: 'OKAY', day: '2026-11-14' })).status).toBe(422)
  const older = await create({ moodType: 'OKAY', recorded_at: before(31 * DAY) })
  expect(older.data.fields).toEqual({ recorded_at: 'This check-in is more than 30 days old.' })
  for (const recorded_at of ['0000-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])
    expect((await create({ moodType: 'OKAY', recorded_at })).status).toBe(422)
})

test('D70: a tombstone is deleted after 90 days', async () => {
  const { create, one, time, db, context } = await twoPhones()
  await one('DELETE', `/mood/${(await create({ moodType: 'OKAY' })).data.mood_id}`)
  const left = async (milliseconds: number) => {
    time.now = new Date(NOW.getTime() + milliseconds)
    await retentionTasks(context)['forget-mood-tombstones']()
    return (await db.selectFrom('moodTombstones').selectAll().execute()).length
  }
  expect(RETENTION.erasedDayDays).toBe(90)
  expect(await left(90 * DAY)).toBe(1)
  expect(await left(90 * DAY + 1)).toBe(0)
})

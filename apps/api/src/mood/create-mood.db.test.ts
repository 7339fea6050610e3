import { successOf } from '@pulli/contracts/envelope.ts'
import { Mood, MoodList } from '@pulli/contracts/mood.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { NOW } from '#testing/test-api.ts'

const HOUR = 3_600_000

test('API-15, API-16: a mood is stored for today, and listed with its id, type and timestamp', async () => {
  const { create, list, rows, trail, asha } = await moodApi()
  const answer = await create({ moodType: 'GOOD', note: 'Walked home.' })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { data, message } = successOf(Mood).parse(answer.json())
  expect(message).toBe('Mood Saved successfully')
  expect(data).toEqual({
    mood_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    mood_type: 'GOOD',
    note: 'Walked home.',
    day: '2026-11-21',
    version: 1,
    createdAt: '2026-11-21T06:00:00.000Z',
  })
  const listed = successOf(MoodList).parse((await list()).json())
  expect(listed.data).toEqual({ moods: [data], today: '2026-11-21', next_to: null })
  expect(await rows()).toMatchObject([{ memberId: asha.memberId, timeZone: 'Asia/Kolkata' }])
  expect(await trail()).toMatchObject([
    { actor: asha.pseudonym, action: 'mood.create', subjectKind: 'mood', subjectId: data.mood_id },
  ])
  expect(JSON.stringify(await trail())).not.toMatch(new RegExp(`GOOD|Walked|${asha.memberId}`))
})

test('MOD-05, D36: a second create on the same day changes and returns that entry', async () => {
  const { create, list, rows, time } = await moodApi()
  const first = (await create({ moodType: 'GOOD', note: 'Walked home.' })).json().data
  time.now = new Date(NOW.getTime() + HOUR)
  const second = (await create({ moodType: 'BAD', note: 'The evening.' })).json().data
  expect(second).toEqual({ ...first, mood_type: 'BAD', note: 'The evening.', version: 2 })
  const third = (await create({ moodType: 'OKAY' })).json().data
  expect(third).toMatchObject({ mood_id: first.mood_id, note: 'The evening.', version: 3 })
  expect((await create({ moodType: 'OKAY', note: '' })).json().data.note).toBe('')
  expect((await list()).json().data.moods).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

test('MOD-07, security row 56: 18:29:59Z and 18:30:00Z are two days in India, the default time zone', async () => {
  const { create, list, rows, time } = await moodApi()
  time.now = new Date('2026-11-21T18:29:59Z')
  expect((await create({ moodType: 'BAD' })).json().data.day).toBe('2026-11-21')
  expect((await list()).json().data.today).toBe('2026-11-21')
  time.now = new Date('2026-11-21T18:30:00Z')
  expect((await create({ moodType: 'GOOD' })).json().data.day).toBe('2026-11-22')
  expect((await list()).json().data.today).toBe('2026-11-22')
  const zone = { 'x-time-zone': 'America/New_York' }
  expect((await create({ moodType: 'OKAY' }, zone)).json().data).toMatchObject({
    day: '2026-11-21',
    version: 2,
  })
  expect((await list('', zone)).json().data.today).toBe('2026-11-21')
  expect(await rows()).toHaveLength(2)
})

test('D36: a check-in is accepted for today and the previous six days, in the member’s time zone', async () => {
  const { create, rows, time } = await moodApi()
  time.now = new Date('2026-11-21T18:30:00Z')
  const dayOf = async (day: string, zone?: string) =>
    (await create({ moodType: 'OKAY', day }, zone === undefined ? {} : { 'x-time-zone': zone })).statusCode
  expect(await dayOf('2026-11-22')).toBe(200)
  expect(await dayOf('2026-11-16')).toBe(200)
  expect(await dayOf('2026-11-15')).toBe(422)
  expect(await dayOf('2026-11-23')).toBe(422)
  expect(await dayOf('2026-11-15', 'Europe/London')).toBe(200)
  expect(await dayOf('2026-11-22', 'Europe/London')).toBe(422)
  expect((await create({ moodType: 'OKAY', day: '2026-11-23' })).json().data.fields).toEqual({
    day: 'Choose today or one of the six days before.',
  })
  expect((await rows()).map(({ day, timeZone }) => [day, timeZone])).toEqual([
    ['2026-11-15', 'Europe/London'],
    ['2026-11-16', 'Asia/Kolkata'],
    ['2026-11-22', 'Asia/Kolkata'],
  ])
})

test('MOD-08, security rows 53 and 56: 20 parallel creates on two replicas leave one row, and all answer 200', async () => {
  const { by, asha, rows, trail, replica, ...api } = await moodApi()
  const servers = [by(asha, api), by(asha, await replica())]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => servers[n % 2]?.create({ moodType: 'OKAY', note: String(n) })),
  )
  expect(answers.map((answer) => answer?.statusCode)).toEqual(Array(20).fill(200))
  const versions = answers.map((answer) => answer?.json().data.version as number)
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  const last = answers.find((answer) => answer?.json().data.version === 20)
  expect(row?.note).toBe(last?.json().data.note)
  expect((await trail()).filter(({ action }) => action === 'mood.create')).toHaveLength(1)
})

test('MOD-08: the database itself rejects a second mood on one day', async () => {
  const { create, db } = await moodApi()
  await create({ moodType: 'OKAY' })
  const row = await db.selectFrom('moods').selectAll().executeTakeFirstOrThrow()
  const twin = { ...row, moodId: '0197a1b2-0000-7000-8000-000000000000' }
  await expect(db.insertInto('moods').values(twin).execute()).rejects.toMatchObject({
    constraint: 'moods_one_for_each_day',
  })
})

test('a member changes moods at most 120 times an hour', async () => {
  const { create, rows } = await moodApi()
  for (let n = 0; n < 120; n++) expect((await create({ moodType: 'OKAY' })).statusCode).toBe(200)
  const refused = await create({ moodType: 'GOOD' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(await rows()).toMatchObject([{ moodType: 'OKAY', version: 120 }])
})

test('security row 28: an accepted note is returned unchanged or normalised', async () => {
  const { create, list, db } = await moodApi()
  const parts = fc.constantFrom('\n', '\r\n', '\t', ' ', 'क्षि', '🪷', 'e\u0301', "'")
  const written = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(parts, { maxLength: 400 }).map((words) => words.join('')),
  )
  await fc.assert(
    fc.asyncProperty(written, async (note) => {
      await db.deleteFrom('limitWindows').execute()
      const answer = await create({ moodType: 'OKAY', note })
      expect([200, 422]).toContain(answer.statusCode)
      if (answer.statusCode === 422) return
      const whole = note.replace(/\r\n?/g, '\n').normalize().trim()
      expect(answer.json().data.note).toBe(whole)
      expect((await list()).json().data.moods[0].note).toBe(whole)
    }),
    { numRuns: 100 },
  )
}, 60_000)

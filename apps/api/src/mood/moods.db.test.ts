import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { NOW } from '#testing/test-api.ts'
import { forgetOldMoodKeys } from './forget-old-mood-keys.ts'

const HOUR = 3_600_000

test('API-15, API-16: a mood is kept for today, and listed with its id, type and instant', async () => {
  const { create, list, rows, trail, asha } = await moodApi()
  const answer = await create({ moodType: 'GOOD', note: 'Walked home.' })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { data, message } = successOf(Mood).parse(answer.json())
  expect(message).toBe('Mood Saved successfully')
  expect(data).toEqual({
    mood_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    ...{ mood_type: 'GOOD', note: 'Walked home.', day: '2026-11-21', version: 1 },
    createdAt: '2026-11-21T06:00:00.000Z',
  })
  const listed = successOf(MoodList).parse((await list()).json())
  expect(listed.data).toEqual({ moods: [data], today: '2026-11-21', next_to: null })
  expect(await rows()).toMatchObject([{ member_id: asha.memberId, time_zone: 'Asia/Kolkata' }])
  expect(await trail()).toMatchObject([
    { actor: asha.pseudonym, action: 'mood.create', subject_kind: 'mood', subject_id: data.mood_id },
  ])
  expect(JSON.stringify(await trail())).not.toMatch(new RegExp(`GOOD|Walked|${asha.memberId}`))
})

test('MOD-05, D36: a second create on the day changes that entry, and answers with it', async () => {
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

test('API-17, MOD-05: an update changes the mood and the note, and leaves the day', async () => {
  const { create, change, rows, trail } = await moodApi()
  const { mood_id, ...first } = (await create({ moodType: 'GOOD', note: 'Early.' })).json().data
  const answer = await change(mood_id, { moodType: 'AWFUL', note: 'Late.' })
  expect(successOf(Mood).parse(answer.json()).data).toEqual({
    ...{ ...first, mood_id, mood_type: 'AWFUL', note: 'Late.', version: 2 },
  })
  expect((await change(mood_id, { moodType: 'BAD' })).json().data).toMatchObject({
    note: 'Late.',
    version: 3,
  })
  expect(await rows()).toMatchObject([{ mood_type: 'BAD', day: '2026-11-21', version: 3 }])
  const actions = (await trail()).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['mood.change', 'mood.change', 'mood.create'])
})

test('MOD-07, security row 56: 18:29:59Z and 18:30:00Z are two days in India, where no zone is sent', async () => {
  const { create, list, rows, time } = await moodApi()
  time.now = new Date('2026-11-21T18:29:59Z')
  expect((await create({ moodType: 'BAD' })).json().data.day).toBe('2026-11-21')
  expect((await list()).json().data.today).toBe('2026-11-21')
  time.now = new Date('2026-11-21T18:30:00Z')
  expect((await create({ moodType: 'GOOD' })).json().data.day).toBe('2026-11-22')
  expect((await list()).json().data.today).toBe('2026-11-22')
  const zone = { 'x-time-zone': 'America/New_York' }
  expect((await create({ moodType: 'OKAY' }, zone)).json().data).toMatchObject({
    ...{ day: '2026-11-21', version: 2 },
  })
  expect((await list('', zone)).json().data.today).toBe('2026-11-21')
  expect(await rows()).toHaveLength(2)
})

test('D36: a check-in is taken for today and six days back, in the zone of the member', async () => {
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
  expect((await rows()).map(({ day, time_zone }) => [day, time_zone])).toEqual([
    ['2026-11-15', 'Europe/London'],
    ['2026-11-16', 'Asia/Kolkata'],
    ['2026-11-22', 'Asia/Kolkata'],
  ])
})

test('MOD-08, security rows 53 and 56: 20 creates at once on two replicas leave one row, and all answer 200', async () => {
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

test('MOD-08: the database itself refuses a second mood on one day', async () => {
  const { create, db, rows } = await moodApi()
  await create({ moodType: 'OKAY' })
  const [row] = await rows()
  if (row === undefined) throw new Error('nothing was kept')
  const twin = { ...row, mood_id: '0197a1b2-0000-7000-8000-000000000000' }
  await expect(db.insertInto('moods').values(twin).execute()).rejects.toMatchObject({
    constraint: 'moods_one_for_each_day',
  })
})

test('security row 45: sent again under its key, a mood is not done again, nor over what came since', async () => {
  const { create, rows, trail } = await moodApi()
  const key = { 'idempotency-key': 'k-1' }
  const first = (await create({ moodType: 'GOOD', note: 'n' }, key)).json()
  expect((await create({ moodType: 'GOOD', note: 'n' }, key)).json()).toEqual(first)
  await create({ moodType: 'BAD' })
  const late = (await create({ moodType: 'GOOD', note: 'n' }, key)).json().data
  expect(late).toMatchObject({ mood_type: 'BAD', version: 2 })
  const other = await create({ moodType: 'GREAT', note: 'n' }, key)
  expect(Refusal.parse(other.json())).toMatchObject({ status: 409, data: { code: 'idempotency-key-reused' } })
  expect(await rows()).toMatchObject([{ mood_type: 'BAD', version: 2 }])
  expect(await trail()).toHaveLength(2)
})

test('security row 45: 20 at once under one key on two replicas are one', async () => {
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

test('D30: a check-in that was stored is known again by its key after its day has closed', async () => {
  const { create, time, rows } = await moodApi()
  const waiting = { moodType: 'GOOD', day: '2026-11-15' }
  const key = { 'idempotency-key': 'waited' }
  const first = (await create(waiting, key)).json()
  time.now = new Date(NOW.getTime() + 20 * HOUR)
  expect((await create(waiting, key)).json()).toEqual(first)
  expect((await create(waiting)).statusCode).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test('security row 45: a key is free after 24 hours, is each member’s own, and is forgotten', async () => {
  const { create, by, ravi, time, rows, db, context } = await moodApi()
  const key = { 'idempotency-key': 'k'.repeat(255) }
  await create({ moodType: 'GOOD' }, key)
  expect((await by(ravi).create({ moodType: 'BAD' }, key)).statusCode).toBe(200)
  time.now = new Date(NOW.getTime() + 24 * HOUR)
  expect((await create({ moodType: 'AWFUL' }, key)).json().data).toMatchObject({ day: '2026-11-22' })
  expect(await rows()).toHaveLength(3)
  const keys = () => db.selectFrom('mood_keys').select('used_at').execute()
  expect(await keys()).toHaveLength(2)
  time.now = new Date(time.now.getTime() + 1)
  await forgetOldMoodKeys(context)()
  expect(await keys()).toHaveLength(1)
})

test('security row 57: of two devices the one with the older version is told, and changes nothing', async () => {
  const { create, change, rows } = await moodApi()
  const { mood_id } = (await create({ moodType: 'OKAY', note: 'first' })).json().data
  const phone = await change(mood_id, { moodType: 'GOOD', note: 'phone' }, { 'if-match': '"1"' })
  expect(phone.json().data.version).toBe(2)
  const desk = await change(mood_id, { moodType: 'BAD', note: 'desk' }, { 'if-match': '"1"' })
  expect(Refusal.parse(desk.json())).toMatchObject({ status: 409, data: { code: 'stale-version' } })
  expect(await rows()).toMatchObject([{ mood_type: 'GOOD', note: 'phone', version: 2 }])
  for (const match of ['2', '*', '"4"']) {
    expect((await change(mood_id, { moodType: 'BAD' }, { 'if-match': match })).statusCode).toBe(200)
  }
})

test('security row 57: of 10 updates of one version at once, one is taken', async () => {
  const { create, change, rows } = await moodApi()
  const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => change(mood_id, { moodType: 'GOOD' }, { 'if-match': '"1"' })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  expect(await rows()).toMatchObject([{ version: 2 }])
})

test('security row 24: the mood of another member answers 404, stays as it was, and the wish is recorded', async () => {
  const { create, by, ravi, rows, trail } = await moodApi()
  const { mood_id } = (await create({ moodType: 'GOOD', note: 'mine' })).json().data
  const before = await rows()
  for (const headers of [{}, { 'if-match': '"1"' }, { 'if-match': '"7"' }]) {
    const answer = await by(ravi).change(mood_id, { moodType: 'AWFUL', note: 'yours' }, headers)
    expect(Refusal.parse(answer.json())).toMatchObject({ status: 404, data: { code: 'unknown-mood' } })
  }
  expect(await rows()).toEqual(before)
  expect((await by(ravi).list()).json().data.moods).toEqual([])
  const ofRavi = (await trail()).filter(({ actor }) => actor === ravi.pseudonym)
  expect(ofRavi).toMatchObject(Array(3).fill({ action: 'mood.refuse', subject_id: mood_id }))
})

test.each(['not-an-id', '0197a1b2-0000-7000-8000-000000000000', '%00', '1'])(
  'a mood %j is not there: 404',
  async (id) => {
    const { change } = await moodApi()
    expect((await change(id, { moodType: 'OKAY' })).json().data).toEqual({ code: 'unknown-mood' })
  },
)

test.each<[Record<string, string>, string]>([
  [{ 'x-time-zone': '+05:30' }, 'X-Time-Zone'],
  [{ 'x-time-zone': 'Mars/Olympus' }, 'X-Time-Zone'],
  [{ 'idempotency-key': 'k'.repeat(256) }, 'Idempotency-Key'],
  [{ 'idempotency-key': '' }, 'Idempotency-Key'],
])('the header %j is refused with 422, and nothing is kept', async (headers, field) => {
  const { create, rows } = await moodApi()
  const answer = await create({ moodType: 'OKAY' }, headers)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(Refusal.parse(answer.json()).data.fields ?? {})).toEqual([field])
  expect(await rows()).toEqual([])
})

test.each(['0', '-1', '1.5', 'W/"1"', '"1', 'x', '9999999999'])(
  'If-Match %j is no version: 422',
  async (match) => {
    const { create, change, rows } = await moodApi()
    const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
    const answer = await change(mood_id, { moodType: 'BAD' }, { 'if-match': match })
    expect(answer.json()).toMatchObject({ status: 422, data: { fields: { 'If-Match': expect.any(String) } } })
    expect(await rows()).toMatchObject([{ version: 1 }])
  },
)

test('security row 62: without consent no mood is kept or changed, and those that are there are listed', async () => {
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
  expect(await rows()).toMatchObject([{ mood_type: 'OKAY', version: 1 }])
  expect((await list()).json().data.moods).toHaveLength(1)
})

test.each(['audit_events', 'limit_windows', 'mood_keys'])(
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

test('a member changes moods at most 120 times an hour', async () => {
  const { create, rows } = await moodApi()
  for (let n = 0; n < 120; n++) expect((await create({ moodType: 'OKAY' })).statusCode).toBe(200)
  const refused = await create({ moodType: 'GOOD' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(await rows()).toMatchObject([{ mood_type: 'OKAY', version: 120 }])
})

test('D36: the list is newest first, 400 a page, and each page says where the next begins', async () => {
  const { list, db, asha, ravi } = await moodApi()
  const moods = [asha, ravi].flatMap(({ memberId }, which) =>
    Array.from({ length: 900 }, (_, n) => ({
      member_id: memberId,
      mood_id: `0197a1b2-0000-7000-8000-${which}${String(n).padStart(11, '0')}`,
      day: addDays('2026-11-21', -n),
      ...{ mood_type: 'OKAY' as const, note: '', time_zone: 'UTC', version: 1 },
      ...{ created_at: NOW, changed_at: NOW },
    })),
  )
  await db.insertInto('moods').values(moods).execute()
  const page = async (query: string): Promise<MoodList> => (await list(query)).json().data
  const days: string[] = []
  const sizes: number[] = []
  for (let to: string | null = '2026-11-21'; to !== null; ) {
    const { moods: found, next_to } = await page(`?to=${to}`)
    days.push(...found.map(({ day }) => day))
    sizes.push(found.length)
    to = next_to
  }
  expect(sizes).toEqual([400, 400, 100])
  expect(days).toEqual(Array.from({ length: 900 }, (_, n) => addDays('2026-11-21', -n)))
  const week = await page('?from=2026-11-01&to=2026-11-07')
  expect(week.moods.map(({ day }) => day)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `2026-11-0${n}`))
  expect(week.next_to).toBeNull()
  expect((await page('?from=2026-11-22')).moods).toEqual([])
  expect((await list('?from=2026-10-18')).json().data).toMatchObject({ next_to: null })
  for (const query of ['?from=x', '?to=2026-02-30', '?limit=9000']) {
    expect((await list(query)).statusCode).toBe(422)
  }
})

test('the OpenAPI document names what each call of moods takes, headers too', async () => {
  const { app } = await moodApi()
  const { paths } = (await app.inject('/api/v1/mwellness/openapi.json')).json()
  const takes = (path: string, method: string) => {
    const { parameters } = paths[`/api/v1/mwellness/mood/${path}`][method]
    return parameters.map(({ in: place, name }: Record<string, string>) => `${place} ${name}`).toSorted()
  }
  expect(takes('getMoods', 'get')).toEqual(['header x-time-zone', 'query from', 'query to'])
  expect(takes('createMood', 'post')).toEqual(['header idempotency-key', 'header x-time-zone'])
  expect(takes('updateMood/{mood_id}', 'put')).toEqual(['header if-match', 'path mood_id'])
})

test('security row 28: whatever note is taken comes back as it was, or in its one form', async () => {
  const { create, list, db } = await moodApi()
  const parts = fc.constantFrom('\n', '\r\n', '\t', ' ', 'क्षि', '🪷', 'e\u0301', "'")
  const written = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(parts, { maxLength: 400 }).map((words) => words.join('')),
  )
  await fc.assert(
    fc.asyncProperty(written, async (note) => {
      await db.deleteFrom('limit_windows').execute()
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

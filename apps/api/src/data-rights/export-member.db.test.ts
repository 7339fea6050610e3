import { PERSONAL_DATA_TABLES } from '@pulli/data/data-rights/personal-data-tables.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { call, signedIn } from '#testing/sign-in.ts'
import { sittingOf } from '#testing/sittings.ts'
import { testApi } from '#testing/test-api.ts'
import { CANARY, NEIGHBOUR, wholeMember } from '#testing/whole-member.ts'
import { FILE_MEANINGS } from './write-readme.ts'

type Api = Awaited<ReturnType<typeof testApi>>

async function exported(api: Api, headers: Record<string, string>) {
  const answer = await call(api, 'GET', '/members/me/export', { headers })
  expect(answer.statusCode).toBe(200)
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
  return { answer, files: Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])) }
}

test('finding field M6: an export at 01:38 in India has the date of that night', async () => {
  const api = await testApi()
  api.time.now = new Date('2026-11-21T20:08:00Z')
  const member = await signedIn(api)
  const { answer, files } = await exported(api, member.bearer)
  expect(answer.headers['content-disposition']).toContain('pulli-2026-11-22.zip')
  expect(files['README.txt']).toContain('Made on 2026-11-22.')
})

test('D32, security row 61: a member exports all data about them', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  const { answer, files } = await exported(api, member.bearer)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="pulli-2026-11-21.zip"',
    'cache-control': 'no-store',
  })
  const everything = JSON.parse(files['everything.json'] ?? '')
  const names = Object.values(PERSONAL_DATA_TABLES).map(({ name }) => name)
  expect(Object.keys(everything)).toEqual(names)
  expect(Object.keys(files).toSorted()).toEqual(
    ['README.txt', 'everything.json', ...names.map((name) => `${name}.csv`)].toSorted(),
  )
  // Each table has what the database has, cell by cell; one that the fixture leaves empty would show nothing.
  for (const [table, { name, by, columns }] of Object.entries(PERSONAL_DATA_TABLES)) {
    expect([name, everything[name].length]).not.toEqual([name, 0])
    for (const row of everything[name]) expect(Object.keys(row)).toEqual([...columns])
    const { rows } = await api.pool.query(`select count(*)::int as n from ${table}`)
    if (by === 'member_id') expect([name, everything[name].length]).toEqual([name, rows[0].n])
    expect(files[`${name}.csv`]?.replace('\uFEFF', '').split('\n')[0]).toBe(columns.join(','))
  }
  expect(everything.profile).toEqual([
    {
      created_at: expect.stringMatching(/^2026-11-21T.*Z$/),
      phone: member.phone,
      name: CANARY.name,
      time_zone: 'Asia/Kolkata',
      time_zone_is_chosen: false,
      blocks_unclaimed_since: null,
      last_used_at: expect.stringMatching(/^2026-11-21T.*Z$/),
      recovery_offered_at: expect.stringMatching(/^2026-11-21T.*Z$/),
    },
  ])
  expect(everything.moods[0]).toMatchObject({ day: '2026-11-20', mood_type: 'BAD', note: CANARY.note })
  expect(everything.assessments[0]).toMatchObject({
    responses: [0, 3, 1],
    safety: 'today',
    has_safety_answer: true,
  })
  expect(everything['what-was-done'].map(({ action }: { action: string }) => action)).toContain(
    'member.export',
  )
})

test('D52 D53 a hard answer to the PHQ-9 is in the export with what it asks for, and the answer that is not scored', async () => {
  const api = await testApi()
  const { bearer: headers } = await signedIn(api)
  const consent = { is_given: true, notice_version: CONSENT_NOTICE_VERSIONS.assessments, is_adult: true }
  await call(api, 'PUT', '/members/me/consents/assessments', { headers, body: consent })
  const sitting = { ...sittingOf('PHQ-9', 0, { 8: 1 }), functional_answer_index: 3 }
  const stored = await call(api, 'POST', '/assessments/store-assessment-result', { headers, body: sitting })
  expect(stored.json().data).toMatchObject({ isStored: true, safety: { beforeResult: 'today' } })
  const { files } = await exported(api, headers)
  expect(JSON.parse(files['everything.json'] ?? '').assessments).toMatchObject([
    {
      safety: 'today',
      has_safety_answer: true,
      responses: [0, 0, 0, 0, 0, 0, 0, 0, 1],
      functional_answer: 3,
    },
  ])
  expect(files['assessments.csv']).toContain('PHQ-9,1,27,Minimal depression,today,true,')
  expect(files['README.txt']).toMatch(/functional_answer, the question about work, home and people/)
})

test('security row 61: a note that a spreadsheet could take for a formula is text in the CSV, and whole in the JSON', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  const { files } = await exported(api, member.bearer)
  expect(files['moods.csv']).toContain(`"'${CANARY.note.replaceAll('"', '""')}"`)
  expect(files['profile.csv']).toContain(`'${member.phone}`)
})

test('security row 61: the export contains nobody else’s data and no hashes', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  const other = await wholeMember(api, NEIGHBOUR)
  const { files } = await exported(api, member.bearer)
  const text = Object.values(files).join('\n')
  for (const foreign of [other.memberId, other.phone, other.pseudonym, NEIGHBOUR.mobile, NEIGHBOUR.note])
    expect(text).not.toContain(foreign)
  // The name and the address in a consultation request need not be the member's.
  for (const withheld of ['asha@example.in', 'Asha Rao', member.memberId, member.pseudonym, member.token])
    expect(text).not.toContain(withheld)
  expect(JSON.parse(files['everything.json'] ?? '').moods).toHaveLength(1)
})

test('D63: of a request that someone else sent with the number the export says that a call was asked for, and when', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  await api.db.updateTable('consultationRequests').set({ claimedAt: null }).execute()
  const { files } = await exported(api, member.bearer)
  const everything = JSON.parse(files['everything.json'] ?? '')
  const [request] = everything['consultation-requests']
  expect(Object.entries(request).filter(([, value]) => value !== null)).toEqual([
    ['submitted_at', expect.any(String)],
    ['phone', member.phone],
    ['id', expect.any(String)],
  ])
  for (const name of ['appointments', 'what-happened-to-requests']) expect(everything[name]).toEqual([])
})

test('the readme explains each file in plain words', async () => {
  const api = await testApi()
  const { files } = await exported(api, (await signedIn(api)).bearer)
  expect(Object.keys(FILE_MEANINGS)).toEqual(Object.values(PERSONAL_DATA_TABLES).map(({ name }) => name))
  const page = files['README.txt'] ?? ''
  expect(page).toMatch(/^Your data at Pulli\r\n=+\r\n/)
  expect(page).toContain('Made on 2026-11-21.')
  for (const [name, meaning] of Object.entries(FILE_MEANINGS))
    expect(page).toMatch(new RegExp(`  ${name}\\.csv \\(\\d+\\): ${meaning().slice(0, 20)}`))
})

test('the fourth export in an hour is refused in the envelope', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  for (let n = 0; n < 3; n++) await exported(api, bearer)
  const refused = await call(api, 'GET', '/members/me/export', { headers: bearer })
  expect(refused.json()).toMatchObject({ status: 429, error: true, data: { code: 'too-many-requests' } })
  expect(refused.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' })
  const trail = await api.db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', '=', 'member.export')
    .execute()
  expect(trail).toHaveLength(3)
})

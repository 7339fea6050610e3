import {
  type CopiedAction,
  type ErasureEvent,
  listErasuresToCopy,
  markErasuresCopied,
} from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { expect, test } from 'vitest'
import { testHolder } from '#testing/sealed.ts'
import { call } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { CANARY, NEIGHBOUR, wholeMember } from '#testing/whole-member.ts'
import { replayErasures } from './replay-erasures.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** What a restored database is opened with. */
const opened = ({ db, context, time }: Api) => ({
  db,
  encryption: context.encryption,
  keys: context.config.keys,
  now: time.now,
})

const eventOf = (
  action: CopiedAction,
  actor: string,
  subject: { kind?: string; id?: string } = {},
): ErasureEvent => ({
  id: uuidV7(new Date()),
  occurredAt: new Date(),
  actor,
  action,
  subjectKind: subject.kind ?? 'member',
  subjectId: subject.id ?? null,
})

/** How many rows there are of what the members of a database have. */
async function countsOf(api: Api) {
  const tables = [
    ...['members', 'moods', 'assessments', 'consultation_requests'],
    ...['sessions', 'kept_safety_plans', 'sent_summaries'],
  ]
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await api.pool.query(
    `select ${counts.join(', ')},
       (select count(*)::int from consents where withdrawn_at is null) as consents,
       (select count(*)::int from staff where removed_at is null) as staff`,
  )
  return rows[0]
}

const BOTH = {
  members: 2,
  moods: 2,
  assessments: 2,
  consultation_requests: 2,
  sessions: 2,
  kept_safety_plans: 2,
  sent_summaries: 2,
  consents: 2,
  staff: 2,
}

const idOf = async (api: Api, table: string, condition: string) =>
  (await api.pool.query(`select * from ${table} where ${condition}`)).rows[0]

const CASES: Record<string, [(api: Api, member: Member) => Promise<ErasureEvent>, Partial<typeof BOTH>]> = {
  'an account that its member erased': [
    async (_api, { pseudonym }) => eventOf('member.erase', pseudonym),
    {
      members: 1,
      moods: 1,
      assessments: 1,
      consultation_requests: 1,
      sessions: 1,
      kept_safety_plans: 1,
      sent_summaries: 1,
      consents: 1,
    },
  ],
  'an account that ran out, but not what was sent under its number': [
    async (_api, { pseudonym }) => eventOf('member.expire', pseudonym),
    {
      members: 1,
      moods: 1,
      assessments: 1,
      sessions: 1,
      kept_safety_plans: 1,
      sent_summaries: 1,
      consents: 1,
    },
  ],
  'one mood': [
    async (api, { pseudonym, memberId }) => {
      const { mood_id: id } = await idOf(api, 'moods', `member_id = '${memberId}'`)
      return eventOf('mood.erase', pseudonym, { kind: 'mood', id })
    },
    { moods: 1, sent_summaries: 1 },
  ],
  'all moods': [
    async (_api, { pseudonym }) => eventOf('moods.erase', pseudonym, { kind: 'consent-to-moods' }),
    { moods: 1, sent_summaries: 1 },
  ],
  'all moods that were made before a late erasure': [
    async (_api, { pseudonym }) =>
      eventOf('moods.erase', pseudonym, { kind: 'consent-to-moods', id: uuidV7(new Date('2100-01-01')) }),
    { moods: 1, sent_summaries: 1 },
  ],
  'no mood that was made after a late erasure': [
    async (_api, { pseudonym }) =>
      eventOf('moods.erase', pseudonym, { kind: 'consent-to-moods', id: uuidV7(new Date('2001-01-01')) }),
    {},
  ],
  'one result': [
    async (api, { pseudonym, memberId }) => {
      const { id } = await idOf(api, 'assessments', `member_id = '${memberId}'`)
      return eventOf('assessment.erase', pseudonym, { kind: 'assessment', id })
    },
    { assessments: 1 },
  ],
  'all results': [
    async (_api, { pseudonym }) =>
      eventOf('assessments.erase', pseudonym, { kind: 'consent-to-assessments' }),
    { assessments: 1 },
  ],
  'the kept copy of a safety plan': [
    async (_api, { pseudonym }) => eventOf('plan.remove', pseudonym),
    { kept_safety_plans: 1 },
  ],
  'a summary that was taken back': [
    async (api, { pseudonym, memberId }) => {
      const { id } = await idOf(api, 'sent_summaries', `member_id = '${memberId}'`)
      return eventOf('summary.take-back', pseudonym, { kind: 'summary', id })
    },
    { sent_summaries: 1 },
  ],
  'a consent that was withdrawn': [
    async (_api, { pseudonym }) => eventOf('consent.withdraw', pseudonym, { kind: 'consent-to-moods' }),
    { consents: 1, sent_summaries: 1 },
  ],
  'a request': [
    async (api) => {
      const { id } = await idOf(api, 'consultation_requests', 'true')
      return eventOf('consultation-request.erase', 'visitor', { kind: 'consultation-request', id })
    },
    { consultation_requests: 1, sent_summaries: 1 },
  ],
  'someone who was removed from the desk': [
    async (api) => {
      const { id } = await idOf(api, 'staff', 'true')
      return eventOf('staff.remove', 's-1', { kind: 'staff', id })
    },
    { staff: 1 },
  ],
  'nothing of a member who signed up after the backup': [
    async () => eventOf('member.erase', `m-${'0'.repeat(32)}`),
    {},
  ],
  'nothing of a mood that was written after the backup': [
    async (_api, { pseudonym }) => eventOf('mood.erase', pseudonym, { kind: 'mood', id: uuidV7(new Date()) }),
    {},
  ],
}

type Member = Awaited<ReturnType<typeof wholeMember>>

test.each(Object.entries(CASES))('a restore erases again: %s', async (_what, [make, changed]) => {
  const api = await testApi()
  const member = await wholeMember(api)
  await wholeMember(api, NEIGHBOUR)
  expect(await countsOf(api)).toEqual(BOTH)
  const event = await make(api, member)
  expect(await replayErasures(opened(api), [event])).toEqual({ replayed: 1, numbersOfBefore: [] })
  expect(await countsOf(api)).toEqual({ ...BOTH, ...changed })
  // The trail has it again, so that a second run changes nothing.
  expect(await replayErasures(opened(api), [event])).toEqual({ replayed: 0, numbersOfBefore: [] })
})

test('who changed their number after the backup is named, since the new one was lost', async () => {
  const api = await testApi()
  const { pseudonym } = await wholeMember(api)
  const event = eventOf('number.change', pseudonym)
  expect(await replayErasures(opened(api), [event])).toEqual({ replayed: 1, numbersOfBefore: [pseudonym] })
})

test('what a member erases waits to be copied beside the backups, and is copied once', async () => {
  const api = await testApi()
  const { bearer, memberId, pseudonym } = await wholeMember(api)
  const { mood_id: id } = await idOf(api, 'moods', `member_id = '${memberId}'`)
  const answer = await call(api, 'DELETE', `/mood/${id}`, { headers: bearer })
  expect(answer.statusCode).toBe(200)
  const waiting = await listErasuresToCopy(api.db)
  expect(waiting).toMatchObject([
    { actor: pseudonym, action: 'mood.erase', subjectKind: 'mood', subjectId: id },
  ])
  const { rows: jobs } = await api.pool.query(
    "select key from graphile_worker._private_jobs where key = 'copy-erasures'",
  )
  expect(jobs).toHaveLength(1)
  await markErasuresCopied(
    api.db,
    waiting.map((event) => event.id),
  )
  expect(await listErasuresToCopy(api.db)).toEqual([])
})

const SEALED: Record<string, number> = {
  'an account that ran out, but not what was sent under its number': 0,
  'a consent that was withdrawn': 0,
  'someone who was removed from the desk': 0,
  'no mood that was made after a late erasure': 0,
  'nothing of a member who signed up after the backup': 0,
  'nothing of a mood that was written after the backup': 0,
}

test.each(Object.entries(CASES))('what is erased again is sealed again, once: %s', async (what, [make]) => {
  const api = await testApi()
  const holder = await testHolder()
  const member = await wholeMember(api)
  const event = { ...(await make(api, member)), occurredAt: new Date('2026-11-19T22:00:00Z') }
  const restored = { ...opened(api), seal: holder.seal }
  for (const _ of ['once', 'again']) await replayErasures(restored, [event])
  const erased = await holder.openAll(api.pool)
  expect(erased).toHaveLength(SEALED[what] ?? 1)
  for (const { action, erased_at, tables } of erased) {
    expect({ action, erased_at }).toEqual({ action: event.action, erased_at: '2026-11-19T22:00:00.000Z' })
    expect(JSON.stringify(tables)).toContain(CANARY.mobile)
  }
  const { rows } = await api.pool.query('select erased_on, ends_on from sealed_erasures')
  for (const row of rows) expect(row).toEqual({ erased_on: '2026-11-19', ends_on: '2027-11-19' })
})

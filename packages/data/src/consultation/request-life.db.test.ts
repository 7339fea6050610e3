import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import type { Tx } from '#schema.ts'
import { insertStaff } from '#staff/staff.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { answerClaim, listRequestsOfNumber } from './request-claims.ts'
import { changeSafeContact } from './request-details.ts'
import { recordRequestEvent } from './request-events.ts'
import { findRequestByToken, makeFollowToken } from './request-links.ts'
import { eraseRequest, insertConsultationRequest, oldestUnanswered } from './requests.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const ID = '00000000-0000-7000-8000-000000000001'
const PHONE = '+919876543210'

/** A database, as the application sees it, with one request of a mother for her child. */
async function withRequest() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  const owner = openTestDatabase({ url })
  onTestFinished(async () => {
    await database.close()
    await owner.close()
    await drop()
  })
  const keys = testKeys()
  const token = makeFollowToken()
  const { db } = database
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  await inOne((tx) =>
    insertConsultationRequest(tx, keys, {
      id: ID,
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: PHONE,
      section: 'Art Therapy',
      consultationOn: '2026-12-01',
      timeZone: 'Asia/Kolkata',
      noticeVersion: '1',
      forWhom: 'child',
      relation: 'parent',
      contact: { if_others_answer: 'call-again' },
      promisedBy: later(1),
      followToken: token,
      now: NOW,
    }),
  )
  const happen = (kind: Parameters<typeof recordRequestEvent>[1]['kind'], now = NOW) =>
    inOne((tx) => recordRequestEvent(tx, { requestId: ID, kind, actor: 'visitor', now }))
  const find = (now = NOW) => findRequestByToken(db, keys, token, now)
  return { db, owner, keys, token, inOne, happen, find }
}

test('a request is found by its token alone, with its first event, and nothing of it lies readable in the table', async () => {
  const { db, keys, token, find } = await withRequest()
  expect(await find()).toEqual({
    id: ID,
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: PHONE,
    section: 'Art Therapy',
    consultationOn: '2026-12-01',
    timeZone: 'Asia/Kolkata',
    submittedAt: NOW,
    forWhom: 'child',
    relation: 'parent',
    contact: { if_others_answer: 'call-again' },
    preferredStaff: null,
    promisedBy: later(1),
    callAbout: null,
    callStartsAt: null,
    linksEndedAt: null,
    mailAnswer: null,
    state: 'waiting',
    events: [{ kind: 'received', occurredAt: NOW, actor: 'visitor', staffId: null, reason: null }],
  })
  for (const other of [makeFollowToken(), '', `${token}x`, token.slice(1)])
    expect(await findRequestByToken(db, keys, other, NOW)).toBeUndefined()
  const stored = JSON.stringify(await db.selectFrom('consultationRequests').selectAll().execute())
  for (const word of [token, 'Asha', 'asha@', '98765', 'parent', 'call-again'])
    expect(stored).not.toContain(word)
})

test('what may not happen is not recorded, and of two at once the second is judged by the first', async () => {
  const { happen, find } = await withRequest()
  expect(await happen('moved')).toEqual({ before: 'waiting', after: undefined })
  const both = await Promise.all([happen('withdrawn'), happen('withdrawn')])
  expect(both).toContainEqual({ before: 'waiting', after: 'withdrawn' })
  expect(both).toContainEqual({ before: 'withdrawn', after: undefined })
  expect((await find())?.events.map(({ kind }) => kind)).toEqual(['received', 'withdrawn'])
})

test('the token of a request that is over finds it for 90 days', async () => {
  const { find, happen, inOne, db, keys } = await withRequest()
  await inOne((tx) =>
    answerClaim(tx, keys, { id: ID, phone: PHONE, isTheirs: true, since: later(-1), now: NOW }),
  )
  expect(await find(later(400))).toBeDefined()
  await happen('withdrawn', later(2))
  expect((await find(later(91.9)))?.state).toBe('withdrawn')
  expect(await find(later(92))).toBeUndefined()
  expect(await listRequestsOfNumber(db, keys, PHONE, later(91))).toHaveLength(1)
  expect(await listRequestsOfNumber(db, keys, PHONE, later(92))).toEqual([])
  expect(await listRequestsOfNumber(db, keys, '+919876543211', NOW)).toEqual([])
})

test('the answers about calling back change alone', async () => {
  const { find, inOne, keys } = await withRequest()
  const before = await find()
  expect(await inOne((tx) => changeSafeContact(tx, keys, { id: ID, contact: { language: 'hindi' } }))).toBe(
    true,
  )
  expect(await find()).toEqual({ ...before, contact: { language: 'hindi' } })
  expect(await inOne((tx) => changeSafeContact(tx, keys, { id: ID.replace('1', '2'), contact: {} }))).toBe(
    false,
  )
})

test('what happened is never changed or deleted by the application, and goes with its request', async () => {
  const { db, owner, inOne, find } = await withRequest()
  const change = { kind: 'closed' } as const
  await expect(db.updateTable('requestEvents').set(change).execute()).rejects.toThrow('permission denied')
  await expect(owner.db.updateTable('requestEvents').set(change).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('requestEvents').execute()).rejects.toThrow('permission denied')
  expect(await inOne((tx) => eraseRequest(tx, ID))).toBe(true)
  expect(await inOne((tx) => eraseRequest(tx, ID))).toBe(false)
  expect(await find()).toBeUndefined()
  expect(await db.selectFrom('requestEvents').selectAll().execute()).toEqual([])
})

test('a request is unanswered until somebody deals with it; assigning it is no answer', async () => {
  const { db, owner, inOne } = await withRequest()
  await owner.pool.query(`update consultation_requests set submitted_at = now() - interval '2 days'`)
  expect(await oldestUnanswered(db)).toBeCloseTo(2 * 86_400, -2)
  const staffId = '00000000-0000-7000-8000-00000000000a'
  await inOne((tx) =>
    insertStaff(tx, { id: staffId, name: 'A', email: 'a@example.org', roles: ['coordinator'], now: NOW }),
  )
  const by = { requestId: ID, actor: 'staff', staffId, now: NOW } as const
  await inOne((tx) => recordRequestEvent(tx, { ...by, kind: 'assigned' }))
  expect(await oldestUnanswered(db)).toBeGreaterThan(86_400)
  await inOne((tx) => recordRequestEvent(tx, { ...by, kind: 'tried' }))
  expect(await oldestUnanswered(db)).toBe(0)
})

test('a sample and a request of long ago make nobody run', async () => {
  const { db, owner } = await withRequest()
  await owner.pool.query(`update consultation_requests set submitted_at = now() - interval '31 days'`)
  expect(await oldestUnanswered(db)).toBe(0)
  await owner.pool.query(
    `update consultation_requests set submitted_at = now() - interval '1 day', is_sample = true`,
  )
  expect(await oldestUnanswered(db)).toBe(0)
})

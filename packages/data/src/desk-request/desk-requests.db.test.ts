import { isForChild } from '@pulli/domain/consultation/consultation-sections.ts'
import { WAITING_STATES } from '@pulli/domain/consultation/desk-steps.ts'
import { isOver, REQUEST_EVENTS, REQUEST_STATES, stepTo } from '@pulli/domain/consultation/request-life.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { type NewRequestEvent, recordRequestEvent } from '#consultation/request-events.ts'
import {
  eraseRequest,
  insertConsultationRequest,
  type NewConsultationRequestRow,
} from '#consultation/requests.ts'
import { removeStaff } from '#staff/owners.ts'
import { insertStaff } from '#staff/staff.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { findDeskRequest } from './desk-requests.ts'
import { countDeskRequests, type DeskListWanted, listDeskRequests } from './list-desk-requests.ts'
import { listViews, recordView } from './record-views.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const REKHA = idOf(901)
const ARJUN = idOf(902)

async function desk() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const keys = testKeys()
  const { db } = database
  await db.transaction().execute(async (tx) => {
    for (const [id, name] of [
      [REKHA, 'Rekha'],
      [ARJUN, 'Arjun'],
    ] as const)
      await insertStaff(tx, {
        id,
        name,
        email: `${name.toLowerCase()}@example.org`,
        roles: ['owner'],
        now: NOW,
      })
  })
  const ask = (n: number, more: Partial<NewConsultationRequestRow> = {}) =>
    db.transaction().execute((tx) =>
      insertConsultationRequest(tx, keys, {
        id: idOf(n),
        name: `Asha ${n}`,
        email: 'asha@example.in',
        phone: '+919876543210',
        section: 'Art Therapy',
        consultationOn: '2026-12-01',
        timeZone: 'Asia/Kolkata',
        noticeVersion: '1',
        promisedBy: later(n),
        now: NOW,
        ...more,
      }),
    )
  const happen = (n: number, event: Omit<NewRequestEvent, 'requestId' | 'now'>) =>
    db.transaction().execute((tx) => recordRequestEvent(tx, { requestId: idOf(n), now: NOW, ...event }))
  const list = async (wanted: Partial<DeskListWanted> = {}) =>
    listDeskRequests(db, keys, {
      list: 'waiting',
      staffId: REKHA,
      isOwnOnly: false,
      after: undefined,
      most: 50,
      ...wanted,
    })
  const numbers = async (wanted: Partial<DeskListWanted> = {}) =>
    (await list(wanted)).map(({ id }) => Number(id.slice(-12)))
  return { ...database, keys, ask, happen, list, numbers }
}

test('the database keeps the state that the allowed steps lead to', async () => {
  const { pool } = await desk()
  for (const state of REQUEST_STATES)
    for (const event of REQUEST_EVENTS) {
      const after = stepTo(state, event)
      if (after === undefined) continue
      const { rows } = await pool.query('select request_state_after($1, $2) as after', [state, event])
      expect([state, event, rows[0].after]).toEqual([state, event, after])
    }
})

test('what waits is sorted: safety notes, children, then by the time left of the promise', async () => {
  const { ask, happen, numbers, list } = await desk()
  await ask(1)
  await ask(2, { promisedBy: later(-3) })
  await ask(3, { promisedBy: null })
  await ask(4, { forWhom: 'child' })
  await ask(5, { section: 'Child Psychiatry', promisedBy: later(1) })
  await ask(6)
  await happen(6, { kind: 'assigned', actor: 'staff', staffId: REKHA })
  await happen(6, { kind: 'reached', actor: 'staff', staffId: REKHA, reason: 'safety' })
  await ask(7, { promisedBy: later(-9) })
  await happen(7, { kind: 'assigned', actor: 'staff', staffId: ARJUN })
  await happen(7, { kind: 'tried', actor: 'staff', staffId: ARJUN, reason: 'no-answer' })
  expect(await numbers()).toEqual([6, 5, 4, 2, 1, 3, 7])
  expect(isForChild('Child Psychiatry')).toBe(true)
  expect((await list())[6]).toMatchObject({
    name: 'Asha 7',
    state: 'tried',
    assignee: { id: ARJUN, name: 'Arjun' },
    lastEvent: { kind: 'tried', reason: 'no-answer', staff: { name: 'Arjun' } },
  })
})

test('a list is read page by page, without a gap or a repeat', async () => {
  const { ask, happen, list } = await desk()
  for (let n = 1; n <= 9; n += 1) {
    await ask(n, { promisedBy: n % 3 === 0 ? null : later(n % 2), forWhom: n % 4 === 0 ? 'child' : 'me' })
    if (n > 6) await happen(n, { kind: 'withdrawn', actor: 'visitor' })
  }
  for (const [name, length] of [
    ['waiting', 6],
    ['over', 3],
  ] as const) {
    const whole = (await list({ list: name })).map(({ id }) => id)
    expect(whole).toHaveLength(length)
    const found: string[] = []
    let after: DeskListWanted['after']
    for (;;) {
      const page = await list({ list: name, after, most: 2 })
      if (page.length === 0) break
      found.push(...page.map(({ id }) => id))
      after = page.at(-1)?.position
    }
    expect(found).toEqual(whole)
  }
})

test('D64: an unverified burst lies in a fold, except what someone at the desk has touched', async () => {
  const { ask, happen, numbers, db } = await desk()
  const burst = { unproven: 'burst' } as const
  await ask(1)
  await ask(2, { ...burst, promisedBy: later(-9) })
  await ask(3, { ...burst, forWhom: 'child' })
  await ask(4, { unproven: 'number' })
  await ask(5, burst)
  await happen(5, { kind: 'assigned', actor: 'staff', staffId: REKHA })
  await ask(6, burst)
  await happen(6, { kind: 'assigned', actor: 'staff', staffId: REKHA })
  await happen(6, { kind: 'reached', actor: 'staff', staffId: REKHA, reason: 'safety' })
  await ask(7, burst)
  await happen(7, { kind: 'withdrawn', actor: 'visitor' })
  expect(await numbers()).toEqual([6, 1, 4, 5])
  expect(await numbers({ list: 'burst' })).toEqual([2, 3])
  expect(await numbers({ list: 'burst', isOwnOnly: true })).toEqual([])
  const whose = { staffId: REKHA, isOwnOnly: false }
  expect(await countDeskRequests(db, whose)).toEqual({ waiting: 4, burst: 2, mine: 2 })
})

test('only what the office has the next word in waits', async () => {
  const { ask, happen, list, db } = await desk()
  const LIVES = {
    waiting: [],
    assigned: ['assigned'],
    tried: ['assigned', 'tried'],
    reached: ['assigned', 'reached'],
    offered: ['offered'],
    booked: ['booked'],
    cancelled: ['booked', 'cancelled'],
    declined: ['declined'],
    withdrawn: ['withdrawn'],
    closed: ['closed'],
  } as const
  for (const [n, state] of REQUEST_STATES.entries()) {
    await ask(n)
    for (const kind of LIVES[state]) await happen(n, { kind, actor: 'staff', staffId: REKHA })
  }
  const states = async (name: DeskListWanted['list'], isOwnOnly = false) =>
    (await list({ list: name, isOwnOnly })).map(({ state }) => state).toSorted()
  expect(await states('waiting')).toEqual(WAITING_STATES.toSorted())
  expect(await states('over')).toEqual(REQUEST_STATES.filter(isOver).toSorted())
  const own = ['assigned', 'reached', 'tried']
  expect(await states('mine')).toEqual(own)
  expect(await states('waiting', true)).toEqual(own)
  expect(await states('over', true)).toEqual([])
  const whose = { staffId: REKHA, isOwnOnly: false }
  expect(await countDeskRequests(db, whose)).toEqual({
    waiting: WAITING_STATES.length,
    burst: 0,
    mine: own.length,
  })
})

test('what somebody had who leaves waits again, for anybody', async () => {
  const { ask, happen, list, numbers, db, keys } = await desk()
  await ask(1)
  await happen(1, { kind: 'assigned', actor: 'staff', staffId: ARJUN })
  await happen(1, { kind: 'offered', actor: 'staff', staffId: ARJUN })
  const own = { id: idOf(1), staffId: ARJUN, isOwnOnly: true }
  expect(await findDeskRequest(db, keys, own)).toMatchObject({ state: 'offered' })
  expect(await findDeskRequest(db, keys, { ...own, staffId: REKHA })).toBeUndefined()
  expect(await numbers()).toEqual([])
  await db.transaction().execute((tx) => removeStaff(tx, ARJUN, NOW))
  expect(await list()).toMatchObject([{ assignee: null, isLeft: true, state: 'offered' }])
  expect(await findDeskRequest(db, keys, own)).toBeUndefined()
  await happen(1, { kind: 'assigned', actor: 'staff', staffId: REKHA })
  expect(await numbers()).toEqual([])
  expect(await list({ list: 'mine' })).toMatchObject([{ assignee: { id: REKHA }, isLeft: false }])
})

test('a view is never changed, and goes with its request', async () => {
  const { ask, db } = await desk()
  await ask(1)
  const view = { requestId: idOf(1), staffId: REKHA, reason: 'agreed', now: NOW }
  await db.transaction().execute((tx) => recordView(tx, view))
  expect(await listViews(db, idOf(1))).toEqual([
    { staff: { id: REKHA, name: 'Rekha' }, viewedAt: NOW, reason: 'agreed', summaryId: null },
  ])
  for (const change of [db.updateTable('recordViews').set({ reason: null }), db.deleteFrom('recordViews')])
    await expect(change.execute()).rejects.toThrow('permission denied')
  await db.transaction().execute((tx) => eraseRequest(tx, idOf(1)))
  expect(await db.selectFrom('recordViews').selectAll().execute()).toEqual([])
})

test('a request whose key is lost is listed without words, and the others as ever', async () => {
  const { ask, list, db } = await desk()
  await ask(1)
  await ask(2)
  const lost = { wrappedKey: Buffer.alloc(61) }
  await db.updateTable('consultationRequests').set(lost).where('id', '=', idOf(1)).execute()
  expect((await list()).map(({ name }) => name)).toEqual(['', 'Asha 2'])
})

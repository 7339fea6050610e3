import { expect, inject, onTestFinished, test } from 'vitest'
import { hasConsent, insertConsent } from '#consent/consents.ts'
import { makeDataKey } from '#encryption/encryption-keys.ts'
import { insertMember } from '#members/members.ts'
import { saveMood } from '#mood/moods.ts'
import type { Tx } from '#schema.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { erasePerson } from './erase-person.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const PHONE = '+919876543210'
const KEY = { owner: 'anybody', key: makeDataKey() }

test('an erasure waits for a mood in flight, and neither fails with a deadlock', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const memberId = await inOne(async (tx) => {
    const member = await insertMember(tx, testKeys(), { phone: PHONE, name: '', timeZone: 'UTC', now: NOW })
    const id = member?.memberId ?? ''
    await insertConsent(tx, { memberId: id, purpose: 'moods', noticeVersion: 'v', now: NOW })
    return id
  })

  let erasure: Promise<void> | undefined
  await inOne(async (tx) => {
    await hasConsent(tx, memberId, 'moods')
    const person = { memberId, phone: PHONE, holdsNumber: true, phoneHashes: ['hash'] }
    erasure = inOne((other) => erasePerson(other, testKeys(), person))
    await waitForLock(pool)
    await saveMood(tx, KEY, {
      memberId,
      day: '2026-11-21',
      timeZone: 'UTC',
      moodType: 'OKAY',
      note: '',
      now: NOW,
    })
  })
  await erasure
  expect(await db.selectFrom('members').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('moods').selectAll().execute()).toEqual([])
})

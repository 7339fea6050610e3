import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { expect, test } from 'vitest'
import { sessionOf } from '#testing/sessions.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { rotateEncryptionKey } from './rotate-encryption-key.ts'

/** The first two keys end on the 36th and the 71st; `npm run test:long` has a year of nights. */
const NIGHTS = process.env.LONG ? 365 : 71

const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

test(`${NIGHTS} nights: a key wraps for 35 days and is destroyed a day later, and nobody loses a word`, async () => {
  const api = await testApi()
  const { context, time, db } = api
  const rotate = rotateEncryptionKey(context)
  const members = [await sessionOf(api, '+919876543210')]
  const held: number[] = []
  for (let night = 0; night <= NIGHTS; night += 1) {
    time.now = after(night)
    if (night % 50 === 0) members.push(await sessionOf(api, `+9190000000${10 + night / 50}`))
    await rotate()
    const keys = await context.encryption.list()
    held.push(keys.length)
    const oldest = keys.at(-1)
    expect(oldest && time.now.getTime() - oldest.madeAt.getTime()).toBeLessThanOrEqual(
      after(36).getTime() - NOW.getTime(),
    )
  }
  expect(Math.max(...held)).toBe(2)
  const made = Math.floor(NIGHTS / 35)
  expect(await context.encryption.list()).toEqual([{ version: 1 + made, madeAt: after(35 * made) }])
  for (const { memberId } of members) {
    expect(await findMemberKey(db, context.encryption, memberId)).toMatchObject({ owner: memberId })
  }
  const events = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('subjectKind', '=', 'encryption-key')
    .execute()
  expect(events.map(({ action }) => action).slice(0, 3)).toEqual([
    'encryption-key.make',
    'encryption-key.destroy',
    'encryption-key.make',
  ])
})

test('a key that someone is still wrapped with is not destroyed', async () => {
  const api = await testApi()
  const { context, time, db } = api
  const { memberId } = await sessionOf(api, '+919876543210')
  const before = await db.selectFrom('members').select('wrappedKey').executeTakeFirstOrThrow()
  time.now = after(35)
  await rotateEncryptionKey(context)()
  // A transaction that had begun before the new key commits after the keys were wrapped again.
  const late = await sessionOf(api, '+919876543211')
  const lateKey = await db
    .selectFrom('members')
    .select('wrappedKey')
    .where('memberId', '=', late.memberId)
    .executeTakeFirstOrThrow()
  expect(lateKey.wrappedKey?.[0]).toBe(2)
  await db.updateTable('members').set(before).where('memberId', '=', memberId).execute()
  time.now = after(36)
  await rotateEncryptionKey(context)()
  expect(await findMemberKey(db, context.encryption, memberId)).toBeDefined()
  expect((await context.encryption.list()).map(({ version }) => version)).toEqual([2])
})

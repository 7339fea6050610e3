import { expect, inject, onTestFinished } from 'vitest'
import { findMemberKey } from '#encryption/data-key.ts'
import { insertMember } from '#members/members.ts'
import type { Tx } from '#schema.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { freshDatabase } from './fresh-database.ts'
import { testKeys } from './held-keys.ts'

export const NOW = new Date('2026-11-21T06:00:00Z')
export const WORDS = 'Nobody knows this. किसी को नहीं पता।'
/** What `listMoods` is asked for every mood. */
export const ALL_MOODS = { from: undefined, to: undefined, most: 1_000 }

/** A database with keys of its own, and members. */
export async function openEncrypted() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const keys = testKeys(NOW)
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const join = async (phone = '+919876543210') => {
    const member = await inOne((tx) => insertMember(tx, keys, { phone, name: '', timeZone: 'UTC', now: NOW }))
    const memberId = member?.memberId ?? expect.fail()
    const key = (await findMemberKey(db, keys, memberId)) ?? expect.fail()
    return { memberId, key }
  }
  /** Everything that is stored in a table, as text. */
  const stored = async (table: string) => {
    const { rows } = await pool.query<{ text: string }>(
      `select string_agg(t::text, ' ') as text from ${table} t`,
    )
    return rows[0]?.text ?? ''
  }
  return { db, pool, keys, inOne, join, stored }
}

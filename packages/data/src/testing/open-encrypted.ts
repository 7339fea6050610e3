import { expect, inject, onTestFinished } from 'vitest'
import { findMemberKey } from '#encryption/member-key.ts'
import { insertMember } from '#members/insert-member.ts'
import type { Tx } from '#schema.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { freshDatabase } from './fresh-database.ts'
import { testKeys } from './held-keys.ts'

export const NOW = new Date('2026-11-21T06:00:00Z')
export const WORDS = 'Nobody knows this. किसी को नहीं पता।'
/** What `listMoods` is asked for every mood. */
export const ALL_MOODS = { from: undefined, to: undefined, most: 1_000 }

/** A database with keys of its own, and members of this version or of one before there was encryption. */
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
  /** Members as a version before left them: without a key, and with what they wrote as they wrote it. */
  const before = async (members: number, days: number) => {
    await pool.query(
      `insert into members (member_id, phone, name, time_zone, created_at)
       select gen_random_uuid(), '+91' || 9000000000 + n, 'Kumari ' || n, 'UTC', now() from generate_series(1, $1) n`,
      [members],
    )
    await pool.query(
      "insert into member_pseudonyms select member_id, 'm-' || md5(member_id::text) from members on conflict do nothing",
    )
    await pool.query(
      `insert into consultation_requests (id, name, email, phone, section, consultation_on, time_zone, notice_version,
         consented_at, submitted_at)
       select gen_random_uuid(), 'Visitor ' || n, 'v' || n || '@example.in', '+91' || 9100000000 + n, 'Art Therapy',
         '2026-12-01', 'UTC', '1', now(), now() from generate_series(1, $1) n`,
      [members],
    )
    await pool.query(
      `insert into moods
       select member_id, gen_random_uuid(), date '2026-11-20' - n, 'OKAY', case when n % 3 = 0 then '' else $1 || n end,
         'UTC', 1, now(), now()
       from members, generate_series(1, $2) n where wrapped_key is null`,
      [WORDS, days],
    )
    await pool.query(
      `insert into assessments (member_id, id, assessment_name, pack_id, pack_version, responses, total, maximum, level,
         taken_at, safety, has_safety_answer)
       select member_id, gen_random_uuid(), 'Anxiety Assessment', 'p', '1', array[2, 1, 3], 6, 63, 'l', now(), 'none', false
       from members where wrapped_key is null`,
    )
  }
  return { db, pool, keys, inOne, join, stored, before }
}

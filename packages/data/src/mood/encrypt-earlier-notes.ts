import { sql } from 'kysely'
import { type EarlierRows, FIRST_ROW } from '#encryption/earlier-rows.ts'
import { memberKeys } from '#encryption/member-keys.ts'
import { noteColumns } from './mood-columns.ts'

/** Encrypts notes of before. One that its member changes at this moment is left to them, or to the next run. */
export const encryptEarlierNotes: EarlierRows = async (db, keys, { after = FIRST_ROW, most }) => {
  const rows = await db
    .selectFrom('moods')
    .select(['member_id as memberId', 'mood_id as id', 'day', 'note'])
    .where(sql<boolean>`(member_id, mood_id) > (${after.memberId}, ${after.id})`)
    .where('note', '<>', '')
    .orderBy('member_id')
    .orderBy('mood_id')
    .limit(most)
    .execute()
  // Before any row is locked: an erasure locks the member first.
  const keyOf = await memberKeys(
    db,
    keys,
    rows.map(({ memberId }) => memberId),
  )
  const given = rows.flatMap(({ memberId, id, day, note }) => {
    const key = keyOf.get(memberId)
    return key === undefined
      ? []
      : [{ memberId, id, note, encrypted: noteColumns(key, day, note).note_encrypted }]
  })
  const { numAffectedRows = 0n } = await sql`
    update moods set note = '', note_encrypted = given.encrypted
    from unnest(
      ${given.map(({ memberId }) => memberId)}::uuid[], ${given.map(({ id }) => id)}::uuid[],
      ${given.map(({ note }) => note)}::text[], ${given.map(({ encrypted }) => encrypted)}::bytea[]
    ) as given (member_id, mood_id, note, encrypted)
    where moods.member_id = given.member_id and moods.mood_id = given.mood_id and moods.note = given.note`.execute(
    db,
  )
  return { encrypted: Number(numAffectedRows), next: rows.length < most ? undefined : rows.at(-1) }
}

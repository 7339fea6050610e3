import { sql } from 'kysely'
import { type EarlierRows, FIRST_ROW } from '#encryption/earlier-rows.ts'
import { memberKeys } from '#encryption/member-keys.ts'
import { encryptAnswers } from './encrypted-answers.ts'

/** Encrypts the answers of sittings of before. */
export const encryptEarlierAnswers: EarlierRows = async (db, keys, { after = FIRST_ROW, most }) => {
  const rows = await db
    .selectFrom('assessments')
    .select(['member_id as memberId', 'id', 'responses'])
    .where(sql<boolean>`(member_id, id) > (${after.memberId}, ${after.id})`)
    .where('responses_encrypted', 'is', null)
    .orderBy('member_id')
    .orderBy('id')
    .limit(most)
    .execute()
  const keyOf = await memberKeys(
    db,
    keys,
    rows.map(({ memberId }) => memberId),
  )
  const given = rows.flatMap(({ memberId, id, responses }) => {
    const key = keyOf.get(memberId)
    return key === undefined ? [] : [{ memberId, id, encrypted: encryptAnswers(key, id, responses) }]
  })
  const { numAffectedRows = 0n } = await sql`
    update assessments set responses = '{}', responses_encrypted = given.encrypted
    from unnest(
      ${given.map(({ memberId }) => memberId)}::uuid[], ${given.map(({ id }) => id)}::uuid[],
      ${given.map(({ encrypted }) => encrypted)}::bytea[]
    ) as given (member_id, id, encrypted)
    where assessments.member_id = given.member_id and assessments.id = given.id
      and assessments.responses_encrypted is null`.execute(db)
  return { encrypted: Number(numAffectedRows), next: rows.length < most ? undefined : rows.at(-1) }
}

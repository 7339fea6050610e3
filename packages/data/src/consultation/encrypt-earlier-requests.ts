import { sql } from 'kysely'
import { type EarlierRows, FIRST_ROW } from '#encryption/earlier-rows.ts'
import { detailColumns } from './request-details.ts'

/** Encrypts what visitors wrote before. */
export const encryptEarlierRequests: EarlierRows = async (db, keys, { after = FIRST_ROW, most }) => {
  const rows = await db
    .selectFrom('consultation_requests')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '>', after.id)
    .where('details_encrypted', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  const given = await Promise.all(
    rows.map(async (row) => ({ id: row.id, was: row.phone, ...(await detailColumns(keys, row, row)) })),
  )
  const { numAffectedRows = 0n } = await sql`
    update consultation_requests set name = '', email = '', phone = '', wrapped_key = given.wrapped_key,
      details_encrypted = given.details_encrypted, phone_lookup = given.phone_lookup
    from unnest(
      ${given.map(({ id }) => id)}::uuid[], ${given.map(({ was }) => was)}::text[],
      ${given.map(({ wrapped_key }) => wrapped_key)}::bytea[],
      ${given.map(({ details_encrypted }) => details_encrypted)}::bytea[],
      ${given.map(({ phone_lookup }) => phone_lookup)}::bytea[]
    ) as given (id, phone, wrapped_key, details_encrypted, phone_lookup)
    where consultation_requests.id = given.id and consultation_requests.phone = given.phone
      and consultation_requests.details_encrypted is null`.execute(db)
  const last = rows.at(-1)
  return {
    encrypted: Number(numAffectedRows),
    next: rows.length < most || last === undefined ? undefined : { memberId: last.id, id: last.id },
  }
}

import { sql } from 'kysely'
import { type EarlierRows, FIRST_ROW } from '#encryption/earlier-rows.ts'
import { memberKeys } from '#encryption/member-keys.ts'
import { encryptPhone, nameColumns } from './identity.ts'

type Earlier = { memberId: string; name: string; phone: string }

/** Encrypts names and numbers of before. Who changes one of them at this moment is left to the next run. */
export const encryptEarlierMembers: EarlierRows = async (db, keys, { after = FIRST_ROW, most }) => {
  const { rows } = await sql<Earlier>`
    select member_id as "memberId", name, coalesce(phone, inactive_phone) as phone from members
    where member_id > ${after.memberId} and phone_encrypted is null order by member_id limit ${most}`.execute(
    db,
  )
  const keyOf = await memberKeys(
    db,
    keys,
    rows.map(({ memberId }) => memberId),
  )
  const given = rows.flatMap(({ memberId, name, phone }) => {
    const key = keyOf.get(memberId)
    if (key === undefined) return []
    const encrypted = { name: nameColumns(key, name).name_encrypted, phone: encryptPhone(key, phone) }
    return [{ memberId, name, phone, encrypted, lookup: keys.lookupHash(phone) }]
  })
  const { numAffectedRows = 0n } = await sql`
    update members set name = '', name_encrypted = coalesce(members.name_encrypted, given.name_encrypted),
      phone_encrypted = given.phone_encrypted,
      phone = null, phone_lookup = case when members.phone is not null then given.lookup end,
      inactive_phone = null, inactive_phone_lookup = case when members.inactive_phone is not null then given.lookup end
    from unnest(
      ${given.map(({ memberId }) => memberId)}::uuid[], ${given.map(({ name }) => name)}::text[],
      ${given.map(({ phone }) => phone)}::text[], ${given.map(({ encrypted }) => encrypted.name)}::bytea[],
      ${given.map(({ encrypted }) => encrypted.phone)}::bytea[], ${given.map(({ lookup }) => lookup)}::bytea[]
    ) as given (member_id, name, phone, name_encrypted, phone_encrypted, lookup)
    where members.member_id = given.member_id and members.name = given.name
      and coalesce(members.phone, members.inactive_phone) = given.phone`.execute(db)
  const last = rows.at(-1)
  return {
    encrypted: Number(numAffectedRows),
    next:
      rows.length < most || last === undefined ? undefined : { memberId: last.memberId, id: last.memberId },
  }
}

import { sql } from 'kysely'
import type { DataKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { IDENTITY, nameColumns, openIdentity, type StoredIdentity } from './identity.ts'

/** What members can change of themselves. Omitted fields stay. */
export type MemberChange = { name?: string | undefined; timeZone?: string | undefined }

/** Changes a member. @returns undefined if they were erased meanwhile */
export async function updateMember(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, dataKey }: { memberId: string; dataKey: DataKey },
  { name, timeZone }: MemberChange,
) {
  await tx
    .updateTable('members')
    .set({
      ...(name !== undefined && nameColumns(dataKey, name)),
      ...(timeZone !== undefined && { time_zone: timeZone, time_zone_is_chosen: true }),
    })
    .where('member_id', '=', memberId)
    .execute()
  const { rows } = await sql<
    StoredIdentity & { timeZone: string; isTimeZoneChosen: boolean; createdAt: Date }
  >`
    select ${IDENTITY}, member.time_zone as "timeZone", member.time_zone_is_chosen as "isTimeZoneChosen",
      member.created_at as "createdAt"
    from members as member where member_id = ${memberId}`.execute(tx)
  return rows[0] && openIdentity(keys, rows[0])
}

import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { IDENTITY, openIdentity, type StoredIdentity } from '#members/identity.ts'
import type { Db, MemberStatus } from '#schema.ts'

type Found = StoredIdentity & {
  status: MemberStatus
  timeZone: string
  isTimeZoneChosen: boolean
  lastUsedAt: Date
  pseudonym: string
}

/** Finds the member of a recovery code. */
export async function findRecoveryCode(db: Db, keys: EncryptionKeys, codeHash: Buffer) {
  const { rows } = await sql<Found>`
    select ${IDENTITY}, member.status, member.time_zone as "timeZone",
      member.time_zone_is_chosen as "isTimeZoneChosen", member.last_used_at as "lastUsedAt",
      mask.pseudonym
    from recovery_codes as code
    join members as member on member.member_id = code.member_id
    join member_pseudonyms as mask on mask.member_id = code.member_id
    where code.code_hash = ${codeHash}`.execute(db)
  return rows[0] && openIdentity(keys, rows[0])
}

import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { IDENTITY, openIdentity, type StoredIdentity } from './identity.ts'

/** The most members to list, or one member to check. */
export type MembersToErase = { before: Date; most: number; memberId?: string }

/** A member who is due for erasure, and their number. */
export type MemberToErase = { memberId: string; phone: string; pseudonym: string }

/** Lists members due for erasure: sealed for a year, or provisional and never activated. */
export async function listMembersToErase(
  db: Db,
  keys: EncryptionKeys,
  { before, most, memberId }: MembersToErase,
): Promise<MemberToErase[]> {
  const { rows } = await sql<StoredIdentity & { pseudonym: string }>`
    select ${IDENTITY}, mask.pseudonym
    from members as member join member_pseudonyms as mask on mask.member_id = member.member_id
    where member.erase_after < ${before}
      ${memberId === undefined ? sql`` : sql`and member.member_id = ${memberId}`}
    order by member.erase_after limit ${most}`.execute(db)
  return Promise.all(rows.map((row) => openIdentity(keys, row)))
}

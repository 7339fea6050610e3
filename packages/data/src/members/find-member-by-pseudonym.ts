import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MemberStatus } from '#schema.ts'
import { IDENTITY, openIdentity, type StoredIdentity } from './identity.ts'

type Found = StoredIdentity & { pseudonym: string; status: MemberStatus }

/** Finds the member of a pseudonym in the audit trail; undefined once the member was erased. */
export async function findMemberByPseudonym(db: Db, keys: EncryptionKeys, pseudonym: string) {
  const { rows } = await sql<Found>`
    select ${IDENTITY}, mask.pseudonym, member.status
    from member_pseudonyms as mask join members as member on member.member_id = mask.member_id
    where mask.pseudonym = ${pseudonym}`.execute(db)
  const [found] = rows
  return found === undefined ? undefined : openIdentity(keys, found)
}

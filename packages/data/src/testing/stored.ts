import { sql } from 'kysely'
import { openDetails } from '#consultation/request-details.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hadNumber, hasNumber, IDENTITY, openIdentity, type StoredIdentity } from '#members/identity.ts'
import type { Db, MemberStatus } from '#schema.ts'

/** A database, and the keys of what is in it. */
type Stored = { db: Db; context: { encryption: EncryptionKeys } }

/** The consultation requests in the database, decrypted, the oldest first. */
export async function storedRequests({ db, context: { encryption } }: Stored) {
  const rows = await db
    .selectFrom('consultationRequests')
    .selectAll()
    .select(['wrappedKey', 'detailsEncrypted'])
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await openDetails(encryption, row)) })))
}

/** The members in the database, decrypted, the oldest first. */
export async function storedMembers({ db, context: { encryption } }: Stored) {
  const { rows } = await sql<StoredIdentity & { status: MemberStatus }>`
    select ${IDENTITY}, member.status from members as member
    order by member.created_at, member.member_id`.execute(db)
  const opened = await Promise.all(rows.map((row) => openIdentity(encryption, row)))
  return opened.map(({ memberId, status, name, phone }) => ({ memberId, status, name, phone }))
}

/** The id and pseudonym of the member who has a number, or had it. */
export async function memberOfNumber({ db, context: { encryption } }: Stored, phone: string) {
  return db
    .selectFrom('members')
    .innerJoin('memberPseudonyms', 'memberPseudonyms.memberId', 'members.memberId')
    .select(['members.memberId', 'pseudonym'])
    .where(({ or }) => or([hasNumber(encryption, phone), hadNumber(encryption, phone)]))
    .executeTakeFirstOrThrow()
}

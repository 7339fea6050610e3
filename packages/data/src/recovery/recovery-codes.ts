import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { IDENTITY, openIdentity, type StoredIdentity } from '#members/identity.ts'
import type { Db, MemberStatus, Tx } from '#schema.ts'

/** A recovery code of a member, as its hash. */
export type NewRecoveryCode = { memberId: string; codeHash: Buffer; now: Date }

/** Stores a recovery code, replacing the previous one. */
export async function storeRecoveryCode(tx: Tx, { memberId, codeHash, now }: NewRecoveryCode): Promise<void> {
  const row = { codeHash, madeAt: now }
  await tx
    .insertInto('recoveryCodes')
    .values({ memberId, ...row })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
    .execute()
}

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
    select ${IDENTITY}, member.status, member.time_zone,
      member.time_zone_is_chosen as "isTimeZoneChosen", member.last_used_at,
      mask.pseudonym
    from recovery_codes as code
    join members as member on member.member_id = code.member_id
    join member_pseudonyms as mask on mask.member_id = code.member_id
    where code.code_hash = ${codeHash}`.execute(db)
  return rows[0] && openIdentity(keys, rows[0])
}

/** Finds when a member was offered a recovery code and when theirs was created; null for never. */
export async function describeRecovery(db: Db, memberId: string) {
  return db
    .selectFrom('members as member')
    .leftJoin('recoveryCodes as code', 'code.memberId', 'member.memberId')
    .select(['member.recoveryOfferedAt as offeredAt', 'code.madeAt'])
    .where('member.memberId', '=', memberId)
    .executeTakeFirst()
}

/** Stores when a member was first offered a recovery code. @returns whether this was the first time */
export async function offerRecovery(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update members set recovery_offered_at = ${now}
    where member_id = ${memberId} and recovery_offered_at is null returning member_id`.execute(db)
  return rows.length > 0
}

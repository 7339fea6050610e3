import type { Db } from '#schema.ts'

/** Finds the member of a recovery code. */
export async function findRecoveryCode(db: Db, codeHash: Buffer) {
  return db
    .selectFrom('recovery_codes as code')
    .innerJoin('members as member', 'member.member_id', 'code.member_id')
    .innerJoin('member_pseudonyms as mask', 'mask.member_id', 'code.member_id')
    .select(({ fn }) => fn.coalesce('member.phone', 'member.inactive_phone').$castTo<string>().as('phone'))
    .select(['member.member_id as memberId', 'member.status', 'member.name'])
    .select(['member.time_zone as timeZone', 'member.last_used_at as lastUsedAt', 'mask.pseudonym'])
    .where('code.code_hash', '=', codeHash)
    .executeTakeFirst()
}

import type { Db } from '#schema.ts'

/** Finds when a member was offered a recovery code and when theirs was created; null for never. */
export async function describeRecovery(db: Db, memberId: string) {
  return db
    .selectFrom('members as member')
    .leftJoin('recovery_codes as code', 'code.member_id', 'member.member_id')
    .select(['member.recovery_offered_at as offeredAt', 'code.made_at as madeAt'])
    .where('member.member_id', '=', memberId)
    .executeTakeFirst()
}

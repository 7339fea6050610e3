import type { Db } from '#schema.ts'

/** Finds the member of a number in E.164. */
export async function findMemberByPhone(db: Db, phone: string) {
  return db
    .selectFrom('members as member')
    .innerJoin('member_pseudonyms as mask', 'mask.member_id', 'member.member_id')
    .select(['member.member_id as memberId', 'member.name', 'member.time_zone as timeZone', 'mask.pseudonym'])
    .where('member.phone', '=', phone)
    .executeTakeFirst()
}

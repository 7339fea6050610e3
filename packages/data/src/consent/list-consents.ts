import type { Db } from '#schema.ts'

const MOST = 1_000

/** Lists every consent that a member gave, the newest first, at most 1 000. */
export async function listConsents(db: Db, memberId: string) {
  return db
    .selectFrom('consents')
    .select([
      'purpose',
      'notice_version as noticeVersion',
      'given_at as givenAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('member_id', '=', memberId)
    .orderBy('given_at', 'desc')
    .orderBy('consent_id', 'desc')
    .limit(MOST)
    .execute()
}

import type { Db } from '#schema.ts'
import { ASSESSMENT_SUMMARY } from './summary.ts'

const MOST = 1_000

/** Lists a member's sittings, newest first, at most 1 000. */
export async function listAssessmentHistory(db: Db, memberId: string) {
  return db
    .selectFrom('assessments')
    .select(ASSESSMENT_SUMMARY)
    .where('member_id', '=', memberId)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

import { ASSESSMENT_NAMES } from '@pulli/domain/assessment/instrument.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { ASSESSMENT_SUMMARY } from './summary.ts'

/** Lists a member's latest sitting of each instrument, the newest first: one look into the index for each. */
export async function listLatestAssessments(db: Db, memberId: string) {
  return db
    .selectFrom(
      sql<{ name: string }>`unnest(${sql.val([...ASSESSMENT_NAMES])}::text[])`.as<'names'>(sql`names(name)`),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('assessments')
          .select(ASSESSMENT_SUMMARY)
          .where('member_id', '=', memberId)
          .whereRef('assessment_name', '=', 'names.name')
          .orderBy('taken_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .orderBy('latest.takenAt', 'desc')
    .orderBy('latest.id', 'desc')
    .execute()
}

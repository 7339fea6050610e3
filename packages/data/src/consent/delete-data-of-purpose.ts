import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import { insertTombstone } from '#mood/insert-tombstone.ts'
import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'

/** The table whose rows are stored under a consent. */
const TABLE_OF = { assessments: 'assessments', moods: 'moods' } as const satisfies Record<
  ConsentPurpose,
  string
>

/**
 * Deletes everything of a member that was stored under a consent, and takes back what they sent of it. The idempotency
 * keys stay, so that a retry stores none of it again, but no longer name the day of a mood; a tombstone of all days keeps
 * other devices from bringing one back.
 *
 * @returns how many rows
 */
export async function deleteDataOfPurpose(
  tx: Tx,
  memberId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom(TABLE_OF[purpose])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  await deleteSummariesOfPurpose(tx, { memberId, purpose })
  if (purpose === 'moods') {
    await insertTombstone(tx, { memberId, day: null, erasedAt: now })
    await tx.deleteFrom('mood_keys').where('member_id', '=', memberId).execute()
    await tx
      .updateTable('idempotency_keys')
      .set({ subject: null })
      .where('member_id', '=', memberId)
      .where(sql<boolean>`subject ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
      .execute()
  }
  return Number(numDeletedRows)
}

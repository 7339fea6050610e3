import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import { MADE_AT_OF } from '#data-rights/made-at-of.ts'
import { insertTombstone } from '#mood/insert-tombstone.ts'
import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'

/** The table whose rows are stored under a consent, and when one of them was stored. */
const TABLE_OF = {
  assessments: { table: 'assessments', storedAt: 'taken_at' },
  moods: { table: 'moods', storedAt: 'created_at' },
} as const satisfies Record<ConsentPurpose, unknown>

/** What is deleted. `madeAt`: when an erasure that arrives late was made; it deletes nothing that was made later. */
export type DeletedPurpose = {
  memberId: string
  purpose: ConsentPurpose
  now: Date
  madeAt?: Date | undefined
}

/**
 * Deletes everything of a member that was stored under a consent, and takes back what they sent of it. The idempotency
 * keys stay, so that a retry stores none of it again, but no longer name the day of an erased mood; a tombstone of all days
 * keeps other devices from bringing one back.
 *
 * @returns how many rows
 */
export async function deleteDataOfPurpose(
  tx: Tx,
  { memberId, purpose, now, madeAt }: DeletedPurpose,
): Promise<number> {
  const { table, storedAt } = TABLE_OF[purpose]
  const deleted = await tx
    .deleteFrom(table)
    .where('member_id', '=', memberId)
    .$if(madeAt !== undefined, (query) => query.where(sql<boolean>`${MADE_AT_OF[table]} <= ${madeAt}`))
    .returning(sql<Date>`${sql.ref(storedAt)}`.as('storedAt'))
    .execute()
  if (madeAt === undefined) await deleteSummariesOfPurpose(tx, { memberId, purpose })
  else if (deleted.length > 0) {
    const since = new Date(Math.min(...deleted.map((row) => row.storedAt.getTime())))
    await deleteSummariesOfPurpose(tx, { memberId, purpose, since })
  }
  if (purpose === 'moods') {
    await insertTombstone(tx, { memberId, day: null, erasedAt: madeAt ?? now })
    await tx
      .updateTable('idempotency_keys')
      .set({ subject: null })
      .where('member_id', '=', memberId)
      .where(sql<boolean>`subject ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moods')
              .select('mood_id')
              .where('moods.member_id', '=', memberId)
              .where(sql<boolean>`moods.day::text = idempotency_keys.subject`),
          ),
        ),
      )
      .execute()
  }
  return deleted.length
}

import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { Tx } from '#schema.ts'

/** The table whose rows are stored under a consent. */
const TABLE_OF = { assessments: 'assessments', moods: 'moods' } as const satisfies Record<
  ConsentPurpose,
  string
>

/**
 * Deletes everything of a member that was stored under a consent.
 * @returns how many rows
 */
export async function deleteDataOfPurpose(
  tx: Tx,
  memberId: string,
  purpose: ConsentPurpose,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom(TABLE_OF[purpose])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

import { sql } from 'kysely'
import { MADE_AT_OF } from '#data-rights/made-at-of.ts'
import { type PersonalDataRows, readRows } from '#data-rights/read-rows.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import type { Tx } from '#schema.ts'

/**
 * What of a member is about to be erased: all rows of some tables, those that were made up to an instant, or one mood,
 * result or sent summary.
 */
export type ErasedEntries = {
  memberId: string
  tables: readonly ('moods' | 'assessments' | 'kept_safety_plans' | 'sent_summaries')[]
  id?: string
  madeUpTo?: Date | undefined
}

const ID_OF: Readonly<Record<string, string>> = { moods: 'mood_id', assessments: 'id', sent_summaries: 'id' }

/**
 * Reads what is about to be erased, and locks it, so that nothing else goes. Returns the owner's number as well, the only way
 * to find the answer to a lawful request. Empty where there is nothing to erase.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedEntries(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, tables, id, madeUpTo }: ErasedEntries,
): Promise<PersonalDataRows[]> {
  const opening = { keys, memberId, dataKey: await findMemberKey(tx, keys, memberId) }
  const ofMember = sql`member_id = ${memberId}`
  const erased: PersonalDataRows[] = []
  for (const table of tables) {
    const column = ID_OF[table]
    const madeAt = MADE_AT_OF[table]
    const where = sql.join(
      [
        ofMember,
        ...(id === undefined || column === undefined ? [] : [sql`${sql.ref(column)} = ${id}`]),
        ...(madeUpTo === undefined || madeAt === undefined ? [] : [sql`${madeAt} <= ${madeUpTo}`]),
      ],
      sql` and `,
    )
    erased.push(await readRows(tx, opening, { table, where, isLocked: true }))
  }
  if (erased.every(({ rows }) => rows.length === 0)) return []
  return [await readRows(tx, opening, { table: 'members', where: ofMember }), ...erased]
}

import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Database } from '@pulli/data/database.ts'
import { listSealedErasures } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import type { SealedLine } from './sealed-line.ts'

/**
 * Writes every sealed copy as a line, and into the audit trail that they were handed over.
 * @returns how many there were
 */
export async function writeLines(
  { db }: Database,
  { write, now }: { write: (line: string) => void; now: Date },
): Promise<number> {
  const event = { actor: 'system', action: 'sealed-erasures.export', subjectKind: 'sealed-erasures', now }
  // First: copies that leave without a record would be worse than a record without copies.
  await db.transaction().execute((tx) => recordAudit(tx, event))
  let count = 0
  let after: string | undefined
  do {
    const batch = await listSealedErasures(db, after)
    for (const { sealed, ...copy } of batch)
      write(`${JSON.stringify({ ...copy, sealed: sealed.toString('base64') } satisfies SealedLine)}\n`)
    count += batch.length
    after = batch.at(-1)?.id
  } while (after !== undefined)
  return count
}

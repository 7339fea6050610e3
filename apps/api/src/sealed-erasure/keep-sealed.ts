import type { PersonalDataRows } from '@pulli/data/data-rights/personal-data.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { insertSealedErasure } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { Seal } from './seal-for.ts'

/** What is about to be erased, by which action of the audit trail, and when. */
export type Erased = {
  action: string
  now: Date
  /** Reads and locks it. Called only where a copy is retained. */
  read: () => Promise<readonly PersonalDataRows[]>
}

/**
 * Keeps what the caller erases next in this transaction under seal, where the operator has to (decision 19). A seal that
 * fails ends the transaction: nothing is erased, and no copy is stored.
 *
 * @param seal undefined: no copy is retained
 */
export async function keepSealed(
  tx: Tx,
  seal: Seal | undefined,
  { action, now, read }: Erased,
): Promise<void> {
  if (seal === undefined) return
  const tables = (await read()).filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return
  const erased = {
    format: 'pulli-erasure-1',
    action,
    erased_at: now.toISOString(),
    tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  }
  await insertSealedErasure(tx, {
    sealed: await seal(JSON.stringify(erased)),
    erasedOn: dayOf(now),
    endsOn: dayOf(new Date(now.getTime() + RETENTION.sealedErasureDays * DAY)),
  })
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

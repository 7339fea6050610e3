import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  type ErasureEvent,
  isCopied,
  listErasuresToCopy,
  markErasuresCopied,
} from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import type { Db } from '@pulli/data/schema.ts'
import { z } from 'zod'
import { checkedJson, readCheckedJson } from './checked-json.ts'
import type { ObjectStore } from './object-store.ts'
import type { SmallFileTarget } from './small-file-target.ts'

const FOLDER = 'erasures'

/** An event beside the backups, one file each. It holds no personal data: a member appears by pseudonym. */
const Erasure = z.object({
  id: z.uuid(),
  occurredAt: z.iso.datetime().transform((at) => new Date(at)),
  actor: z.string(),
  action: z.string().refine(isCopied),
  subjectKind: z.string(),
  subjectId: z.uuid().nullable(),
})

const nameOf = ({ id, occurredAt }: ErasureEvent) =>
  `${FOLDER}/${occurredAt.toISOString().slice(0, 10)}/${id}.json`

/**
 * Copies the erasures that wait beside the backups. Each counts as soon as it is there, so that a slow target gets on.
 *
 * @param goesOn asked before each
 * @returns how many it copied
 */
export async function copyErasures(
  db: Db,
  target: SmallFileTarget,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let copied = 0
  for (;;) {
    const waiting = await listErasuresToCopy(db)
    if (waiting.length === 0) return copied
    for (const erasure of waiting) {
      if (!goesOn()) return copied
      await target.put(nameOf(erasure), Readable.from([Buffer.from(checkedJson(erasure))]))
      await markErasuresCopied(db, [erasure.id])
      copied += 1
    }
  }
}

/** The erasures beside the backups, and the names of those files that no longer say what was erased. */
export interface ErasureLedger {
  readonly erasures: readonly ErasureEvent[]
  readonly damaged: readonly string[]
}

/** Reads the erasures beside the backups. */
export async function readErasures(target: ObjectStore): Promise<ErasureLedger> {
  const erasures: ErasureEvent[] = []
  const damaged: string[] = []
  for (const name of await target.list(FOLDER)) {
    const parsed = Erasure.safeParse(readCheckedJson(await text(await target.get(name))))
    if (parsed.success && nameOf(parsed.data) === name) erasures.push(parsed.data)
    else damaged.push(name)
  }
  return { erasures, damaged }
}

/** Removes erasures older than every retained backup. */
export async function removeSeenErasures(target: ObjectStore, oldestBackup: Date): Promise<void> {
  const day = oldestBackup.toISOString().slice(0, 10)
  for (const name of await target.list(FOLDER)) {
    if ((name.split('/')[1] ?? '') < day) await target.remove(name)
  }
}

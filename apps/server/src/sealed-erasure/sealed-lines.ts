import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Database } from '@pulli/data/database.ts'
import { listSealedErasures } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { Decrypter } from 'age-encryption'
import { z } from 'zod'

/** One sealed copy as the operator hands it over: a line of JSON. It does not say whose it is. */
export const SealedLine = z.strictObject({
  id: z.uuid(),
  erasedOn: z.iso.date(),
  endsOn: z.iso.date(),
  sealed: z.base64(),
})

export type SealedLine = z.infer<typeof SealedLine>

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

/** What the holder of the key asks of the copies: their text, and the days of the erasures. */
export interface Wanted {
  /** Only copies that contain it, such as the number of whom a request is about. Capitals do not count. */
  readonly holding?: string | undefined
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The result. `closed` copies were sealed for another key. */
export interface Opened {
  readonly erasures: readonly { erasedOn: string; endsOn: string; erased: unknown }[]
  readonly closed: number
}

/** Opens sealed copies, given as lines of JSON, with the identity of the holder. @throws Error for a line that is none */
export async function openLines(
  lines: AsyncIterable<string> | Iterable<string>,
  { identity, holding, from = '', to = '9999' }: Wanted & { identity: string },
): Promise<Opened> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const erasures: Opened['erasures'][number][] = []
  let closed = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    const { erasedOn, endsOn, sealed } = SealedLine.parse(JSON.parse(line))
    if (erasedOn < from || erasedOn > to) continue
    const text = await openOne(decrypter, Buffer.from(sealed, 'base64'))
    if (text === undefined) closed++
    else if (holding === undefined || text.toLowerCase().includes(holding.toLowerCase()))
      erasures.push({ erasedOn, endsOn, erased: JSON.parse(text) })
  }
  return { erasures, closed }
}

async function openOne(decrypter: Decrypter, sealed: Buffer): Promise<string | undefined> {
  try {
    return await decrypter.decrypt(sealed, 'text')
  } catch (error) {
    if (/no identity matched/.test((error as Error).message)) return undefined
    throw error
  }
}

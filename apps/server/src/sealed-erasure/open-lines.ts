import { Decrypter } from 'age-encryption'
import { SealedLine } from './sealed-line.ts'

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

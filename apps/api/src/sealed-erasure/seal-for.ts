import type { Encrypter } from 'age-encryption'
import { isAgeRecipient } from './age-recipient.ts'

/** Seals a text so that only the holder of a key can open it. */
export type Seal = (text: string) => Promise<Buffer>

const LEAST_BYTES = 4_096

/** Returns the seal for a recipient (`age1…`). @throws Error if it is none */
export function sealFor(recipient: string): Seal {
  if (!isAgeRecipient(recipient)) throw new Error('This is no recipient of age')
  let encrypter: Promise<Encrypter> | undefined
  return async (text) => {
    encrypter ??= encrypterFor(recipient)
    return Buffer.from(await (await encrypter).encrypt(padded(text)))
  }
}

/** Loaded with the first text that is sealed. */
async function encrypterFor(recipient: string): Promise<Encrypter> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter
}

/** Spaces up to the next power of two, which JSON ignores: a size says little of what was erased. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(text)
  const size = 2 ** Math.ceil(Math.log2(Math.max(bytes.length, LEAST_BYTES)))
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')])
}

import { bech32 } from '@scure/base'

/** Bytes of each kind of recipient, by the prefix of its Bech32. */
const BYTES: Readonly<Record<string, number>> = { age: 32, age1pq: 1216, age1tag: 33, age1tagpq: 1249 }

/** Returns whether a text is a recipient (`age1…`), without loading what encrypts: 17 MB that most processes never use. */
export function isAgeRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text, false)
  if (!text.startsWith('age1') || !decoded) return false
  const bytes = bech32.fromWordsUnsafe(decoded.words)
  return bytes instanceof Uint8Array && bytes.length === BYTES[decoded.prefix]
}

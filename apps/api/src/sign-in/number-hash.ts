import type { Tx } from '@pulli/data/schema.ts'
import { rekeyPhoneHash } from '@pulli/data/sign-in/wrong-codes.ts'
import { phoneHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'

/**
 * Returns the hash of a number. Rows under a previous key are migrated first, so that a key rotation neither resets the
 * count of wrong codes nor invalidates a code in transit.
 */
export async function numberHash(tx: Tx, keys: Keys, phone: string): Promise<string> {
  const [own, ...others] = keys.accepted
  const hash = phoneHash(own, phone)
  await rekeyPhoneHash(tx, { from: others.map((other) => phoneHash(other, phone)), to: hash })
  return hash
}

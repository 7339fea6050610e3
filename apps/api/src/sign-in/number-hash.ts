import type { Tx } from '@pulli/data/schema.ts'
import { rekeyPhoneHash } from '@pulli/data/sign-in/rekey-phone-hash.ts'
import { phoneHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'

/**
 * Under what a number is known here. What still stands under another key is taken over first, so that a new key
 * neither forgives wrong codes nor makes a code useless that is on its way.
 */
export async function numberHash(tx: Tx, keys: Keys, phone: string): Promise<string> {
  const [own, ...others] = keys.accepted
  const hash = phoneHash(own, phone)
  await rekeyPhoneHash(tx, { from: others.map((other) => phoneHash(other, phone)), to: hash })
  return hash
}

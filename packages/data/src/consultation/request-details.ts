import type { Relation, SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { makeDataKey } from '#encryption/key-wrapping.ts'

/** What a visitor wrote of themselves. `phone` is E.164. */
export type RequestDetails = {
  name: string
  email: string
  phone: string
  /** How they may be called back; without it, as decision D57 says. */
  contact?: SafeContact | undefined
  /** What they are to the child, where the request is for one, after they declared that they may ask for it. */
  relation?: Relation | undefined
  /** The name of the person of the team whom they asked for, as it was then. */
  preferredName?: string | undefined
  /** The secret of their link. It is stored for the mail that brings it, and found by its keyed hash. */
  followToken?: string | undefined
}

/** The same as stored. */
export type StoredDetails = { id: string; wrappedKey: Buffer; detailsEncrypted: Buffer }

/** The columns of `StoredDetails`. */
export const DETAILS = ['id', 'wrapped_key as wrappedKey', 'details_encrypted as detailsEncrypted'] as const

const PLACE = { table: 'consultation_requests', column: 'details', row: '' }

/** The stored columns of the details, under the request's own key, which is made here unless it has one. */
export async function detailColumns(
  keys: EncryptionKeys,
  { id, wrappedKey }: { id: string; wrappedKey?: Buffer },
  { name, email, phone, contact, relation, preferredName, followToken }: RequestDetails,
) {
  const wrapped = wrappedKey ?? (await keys.wrapping.wrap(id, makeDataKey()))
  const dataKey = await openKey(keys, id, wrapped)
  // What is undefined is not written.
  const details: RequestDetails = { name, email, phone, contact, relation, preferredName, followToken }
  return {
    wrapped_key: wrapped,
    details_encrypted: encryptText(dataKey, PLACE, JSON.stringify(details)),
    phone_lookup: keys.lookupHash(phone),
  }
}

/** @throws UnreadableValue if a key is lost */
export async function openDetails(
  keys: EncryptionKeys,
  { id, wrappedKey, detailsEncrypted }: StoredDetails,
): Promise<RequestDetails> {
  return JSON.parse(decryptText(await openKey(keys, id, wrappedKey), PLACE, detailsEncrypted))
}

async function openKey({ wrapping }: EncryptionKeys, id: string, wrapped: Buffer): Promise<DataKey> {
  return { owner: id, key: await wrapping.unwrap(id, wrapped) }
}

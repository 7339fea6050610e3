import { allAnswers, type Relation, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { sql, type UpdateObject } from 'kysely'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import { type EncryptionKeys, makeDataKey } from '#encryption/encryption-keys.ts'
import type { MailAnswer, Schema, Tx } from '#schema.ts'

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

/** The columns of `StoredDetails`. */
export const DETAILS = ['id', 'wrappedKey', 'detailsEncrypted'] as const

/** The same as stored. */
export type StoredDetails = { id: string; wrappedKey: Buffer; detailsEncrypted: Buffer }

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
    wrappedKey: wrapped,
    detailsEncrypted: encryptText(dataKey, PLACE, JSON.stringify(details)),
    phoneLookup: keys.lookupHash(phone),
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

type Columns = UpdateObject<Schema, 'consultationRequests'>

/**
 * Opens the details of a request, changes some, and seals them again, with other columns of its row. Locks the row.
 *
 * @returns the details before; undefined if there is no such request
 * @throws UnreadableValue if a key is lost
 */
export async function changeDetails(
  tx: Tx,
  keys: EncryptionKeys,
  { id, details, columns = {} }: { id: string; details: Partial<RequestDetails>; columns?: Columns },
): Promise<RequestDetails | undefined> {
  const stored = await tx
    .selectFrom('consultationRequests')
    .select(DETAILS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const before = await openDetails(keys, stored)
  await tx
    .updateTable('consultationRequests')
    .set({ ...(await detailColumns(keys, stored, { ...before, ...details })), ...columns })
    .where('id', '=', id)
    .execute()
  return before
}

/**
 * Changes how the sender of a request may be called back. Returns whether there is such a request.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function changeSafeContact(
  tx: Tx,
  keys: EncryptionKeys,
  { id, contact }: { id: string; contact: SafeContact },
): Promise<boolean> {
  const { language } = allAnswers(contact)
  return (await changeDetails(tx, keys, { id, details: { contact }, columns: { language } })) !== undefined
}

/**
 * Stores whether mails about an appointment may go to the address of a request, or to another one.
 *
 * @returns the address, and the previous answer; undefined if there is no such request
 * @throws UnreadableValue if a key is lost
 */
export async function answerMail(
  tx: Tx,
  keys: EncryptionKeys,
  { id, answer, email }: { id: string; answer: MailAnswer; email?: string | undefined },
): Promise<{ email: string; before: { answer: MailAnswer | null; email: string } } | undefined> {
  const stored = await tx
    .selectFrom('consultationRequests')
    .select('mailAnswer as answer')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const before = await changeDetails(tx, keys, {
    id,
    details: email === undefined ? {} : { email },
    columns: {
      mailAnswer: answer,
      // What strangers sent to the mailbox that day no longer counts against it.
      ...(answer === 'confirmed' && { visitorMailWithheld: sql<boolean>`is_sample` }),
    },
  })
  return before && { email: email ?? before.email, before: { ...stored, email: before.email } }
}

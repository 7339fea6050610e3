import { allAnswers, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { changeDetails } from './change-details.ts'

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

import { allAnswers, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { detailColumns, openDetails } from './request-details.ts'

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
  const stored = await tx
    .selectFrom('consultation_requests')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'wrapped_key as wrappedKey',
      'details_encrypted as detailsEncrypted',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return false
  const columns = await detailColumns(keys, stored, { ...(await openDetails(keys, stored)), contact })
  const { language } = allAnswers(contact)
  await tx
    .updateTable('consultation_requests')
    .set({ ...columns, language })
    .where('id', '=', id)
    .execute()
  return true
}

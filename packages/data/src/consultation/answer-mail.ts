import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { MailAnswer, Tx } from '#schema.ts'
import { detailColumns, openDetails } from './request-details.ts'

/**
 * Stores whether mails about an appointment may go to the address of a request, or to another one.
 *
 * @returns the address, and what was stored before; undefined if there is no such request
 * @throws UnreadableValue if a key is lost
 */
export async function answerMail(
  tx: Tx,
  keys: EncryptionKeys,
  { id, answer, email }: { id: string; answer: MailAnswer; email?: string | undefined },
): Promise<{ email: string; before: { answer: MailAnswer | null; email: string } } | undefined> {
  const stored = await tx
    .selectFrom('consultation_requests')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'wrapped_key as wrappedKey',
      'details_encrypted as detailsEncrypted',
      'mail_answer as answer',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const details = await openDetails(keys, stored)
  const changed = { ...details, email: email ?? details.email }
  await tx
    .updateTable('consultation_requests')
    .set({
      ...(await detailColumns(keys, stored, changed)),
      mail_answer: answer,
      // What strangers sent to the mailbox that day no longer counts against it.
      ...(answer === 'confirmed' && { visitor_mail_withheld: sql<boolean>`is_sample` }),
    })
    .where('id', '=', id)
    .execute()
  return { email: changed.email, before: { answer: stored.answer, email: details.email } }
}

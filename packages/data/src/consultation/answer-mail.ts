import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { MailAnswer, Tx } from '#schema.ts'
import { changeDetails } from './change-details.ts'

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
    .selectFrom('consultation_requests')
    .select('mail_answer as answer')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const before = await changeDetails(tx, keys, {
    id,
    details: email === undefined ? {} : { email },
    columns: {
      mail_answer: answer,
      // What strangers sent to the mailbox that day no longer counts against it.
      ...(answer === 'confirmed' && { visitor_mail_withheld: sql<boolean>`is_sample` }),
    },
  })
  return before && { email: email ?? before.email, before: { ...stored, email: before.email } }
}

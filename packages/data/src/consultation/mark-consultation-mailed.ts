import type { Db } from '#schema.ts'

/** To whom a mail about a request goes. */
export type MailRole = 'provider' | 'visitor'

/** Remembers that the mail to one of the two went out, so that a retry does not send it again. */
export async function markConsultationMailed(db: Db, id: string, role: MailRole, now: Date): Promise<void> {
  await db
    .updateTable('consultation_requests')
    .set(role === 'provider' ? { provider_mailed_at: now } : { visitor_mailed_at: now })
    .where('id', '=', id)
    .execute()
}

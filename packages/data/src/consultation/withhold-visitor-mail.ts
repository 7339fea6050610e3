import type { Tx } from '#schema.ts'

/** Remembers that the visitor of a request is not to be mailed. */
export async function withholdVisitorMail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('consultation_requests')
    .set({ visitor_mail_withheld: true })
    .where('id', '=', id)
    .execute()
}

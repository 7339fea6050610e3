import type { Tx } from '#schema.ts'

/**
 * Waits for the moods and results that are being stored under the consents of a member, and holds back others until the
 * transaction ends. Every write locks the consent before the member, so an erasure begins here too.
 */
export async function lockConsents(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('consents').select('consent_id').where('member_id', '=', memberId).forUpdate().execute()
}

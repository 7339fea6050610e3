import type { Tx } from '#schema.ts'

/** Takes the mark of a burst or of a busy number off a request, once its number was proven. */
export async function verifyRequest(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('consultation_requests')
    .set({ unproven: null })
    .where('id', '=', id)
    .where('unproven', 'is not', null)
    .execute()
}

import type { Tx } from '#schema.ts'

/** Stores that a one-time code was entered in a session. */
export async function markCodeEntered(
  tx: Tx,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ code_entered_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute()
}

import type { Tx } from '#schema.ts'

/** Stores that a session was renewed, and when it expires if idle. */
export async function touchSession(
  tx: Tx,
  {
    memberId,
    sessionId,
    idleEndsAt,
    now,
  }: { memberId: string; sessionId: string; idleEndsAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: now, idle_ends_at: idleEndsAt })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute()
}

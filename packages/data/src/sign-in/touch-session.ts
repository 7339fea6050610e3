import type { Tx } from '#schema.ts'

/** Remembers that a session was renewed, and until when it may now lie idle. */
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

import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A session that begins, with when it ends. */
export type NewSession = { memberId: string; device: string; idleEndsAt: Date; endsAt: Date; now: Date }

/** Stores a session and gives its id. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { session_id } = await tx
    .insertInto('sessions')
    .values({
      member_id: session.memberId,
      session_id: uuidV7(session.now),
      device: session.device,
      created_at: session.now,
      last_used_at: session.now,
      idle_ends_at: session.idleEndsAt,
      ends_at: session.endsAt,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  return session_id
}

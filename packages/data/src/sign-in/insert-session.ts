import { sql } from 'kysely'
import { WITH_THE_NEXT } from '#kept-statements.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A session that begins, with when it ends and its first two tokens, as their hashes. */
export type NewSession = {
  memberId: string
  device: string
  idleEndsAt: Date
  endsAt: Date
  refreshTokenHash: Buffer
  accessToken: { hash: Buffer; expiresAt: Date }
  now: Date
}

/** Stores a session with its tokens, in one statement, and gives its id. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { memberId, refreshTokenHash, accessToken, idleEndsAt, endsAt, now } = session
  const owner = { member_id: memberId, session_id: uuidV7(now) }
  await tx
    .with('session', (query) =>
      query.insertInto('sessions').values({
        ...{ ...owner, device: session.device, created_at: now, last_used_at: now },
        ...{ idle_ends_at: idleEndsAt, ends_at: endsAt },
      }),
    )
    .with('refresh', (query) =>
      query
        .insertInto('refresh_tokens')
        .values({ ...owner, token_hash: refreshTokenHash, issued_at: now, expires_at: idleEndsAt }),
    )
    .insertInto('access_tokens')
    .values({ ...owner, token_hash: accessToken.hash, expires_at: accessToken.expiresAt })
    .modifyEnd(sql.raw(WITH_THE_NEXT))
    .execute()
  return owner.session_id
}

import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** An access token that is used for the first time, and the refresh token that came with it, as their hashes. */
export type ArrivedAnswer = { accessTokenHash: Buffer; refreshTokenHash: Buffer; now: Date }

/** Remembers that the answer arrived which carried both tokens. Once for each renewal of a session. */
export async function markAnswerArrived(db: Db, arrived: ArrivedAnswer): Promise<void> {
  const { accessTokenHash, refreshTokenHash, now } = arrived
  await sql`
    with used as (update access_tokens set given_with = null where token_hash = ${accessTokenHash})
    update refresh_tokens set arrived_at = ${now}
    where token_hash = ${refreshTokenHash} and arrived_at is null`.execute(db)
}

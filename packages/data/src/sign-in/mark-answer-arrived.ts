import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** The hashes of an access token at its first use, and of the refresh token from the same response. */
export type ArrivedAnswer = { accessTokenHash: Buffer; refreshTokenHash: Buffer; now: Date }

/** Stores that the response with both tokens arrived. Runs once for each renewal of a session. */
export async function markAnswerArrived(db: Db, arrived: ArrivedAnswer): Promise<void> {
  const { accessTokenHash, refreshTokenHash, now } = arrived
  await sql`
    with used as (update access_tokens set given_with = null where token_hash = ${accessTokenHash})
    update refresh_tokens set arrived_at = ${now}
    where token_hash = ${refreshTokenHash} and arrived_at is null`.execute(db)
}

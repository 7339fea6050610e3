import type { Tx } from '@pulli/data/schema.ts'
import { insertSession } from '@pulli/data/sign-in/sessions.ts'
import { insertAccessToken } from '@pulli/data/sign-in/tokens.ts'
import { accessEnd, refreshEnd, sessionEnd } from '@pulli/domain/sign-in/session-policy.ts'
import { freshToken, tokenHash } from './tokens.ts'

/** The tokens of a session. Only their hashes are stored, so they cannot be read again. */
export type IssuedTokens = {
  sessionId: string
  accessToken: string
  accessSeconds: number
  refreshToken: string | undefined
  refreshSeconds: number
}

/** Who signs in where, and whether to notify the member's other sessions. */
export type NewSession = { memberId: string; device: string; isFromNewBrowser: boolean; now: Date }

/** Starts a member's session with its first two tokens. */
export async function startSession(
  tx: Tx,
  { memberId, device, isFromNewBrowser, now }: NewSession,
): Promise<IssuedTokens> {
  const endsAt = sessionEnd(now)
  const idleEndsAt = refreshEnd(now, endsAt)
  const refreshToken = freshToken()
  const accessToken = freshToken()
  const accessEndsAt = accessEnd(now, endsAt)
  const sessionId = await insertSession(tx, {
    memberId,
    device,
    isFromNewBrowser,
    idleEndsAt,
    endsAt,
    now,
    refreshTokenHash: tokenHash(refreshToken),
    accessToken: { hash: tokenHash(accessToken), expiresAt: accessEndsAt },
  })
  return {
    sessionId,
    accessToken,
    accessSeconds: secondsUntil(accessEndsAt, now),
    refreshToken,
    refreshSeconds: secondsUntil(idleEndsAt, now),
  }
}

/** Issues another access token for a session. */
export async function issueAccessToken(
  tx: Tx,
  {
    memberId,
    sessionId,
    sessionEndsAt,
    givenWith,
    now,
  }: {
    memberId: string
    sessionId: string
    sessionEndsAt: Date
    /** The hash of the refresh token in the same response. */
    givenWith: Buffer | undefined
    now: Date
  },
) {
  const accessToken = freshToken()
  const expiresAt = accessEnd(now, sessionEndsAt)
  await insertAccessToken(tx, {
    memberId,
    sessionId,
    tokenHash: tokenHash(accessToken),
    givenWith: givenWith ?? null,
    expiresAt,
  })
  return { accessToken, accessSeconds: secondsUntil(expiresAt, now) }
}

/** Whole seconds, rounded down, so that a token's life is never overstated. */
export const secondsUntil = (end: Date, now: Date) => Math.floor((end.getTime() - now.getTime()) / 1000)

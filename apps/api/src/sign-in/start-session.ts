import type { Tx } from '@pulli/data/schema.ts'
import { insertAccessToken } from '@pulli/data/sign-in/insert-access-token.ts'
import { insertSession } from '@pulli/data/sign-in/insert-session.ts'
import { accessEnd, refreshEnd, sessionEnd } from '@pulli/domain/sign-in/session-policy.ts'
import { freshToken, tokenHash } from './tokens.ts'

/** The tokens of a session, in the only moment in which they are known. */
export type IssuedTokens = {
  sessionId: string
  accessToken: string
  accessSeconds: number
  refreshToken: string | undefined
  refreshSeconds: number
}

/** Starts a session of a member, with its first two tokens. */
export async function startSession(
  tx: Tx,
  { memberId, device, now }: { memberId: string; device: string; now: Date },
): Promise<IssuedTokens> {
  const endsAt = sessionEnd(now)
  const idleEndsAt = refreshEnd(now, endsAt)
  const refreshToken = freshToken()
  const accessToken = freshToken()
  const accessEndsAt = accessEnd(now, endsAt)
  const sessionId = await insertSession(tx, {
    ...{ memberId, device, idleEndsAt, endsAt, now },
    refreshTokenHash: tokenHash(refreshToken),
    accessToken: { hash: tokenHash(accessToken), expiresAt: accessEndsAt },
  })
  return {
    sessionId,
    ...{ accessToken, accessSeconds: secondsUntil(accessEndsAt, now) },
    ...{ refreshToken, refreshSeconds: secondsUntil(idleEndsAt, now) },
  }
}

/** Gives a session one more access token. */
export async function issueAccessToken(
  tx: Tx,
  {
    memberId,
    sessionId,
    sessionEndsAt,
    now,
  }: { memberId: string; sessionId: string; sessionEndsAt: Date; now: Date },
) {
  const accessToken = freshToken()
  const expiresAt = accessEnd(now, sessionEndsAt)
  await insertAccessToken(tx, { memberId, sessionId, tokenHash: tokenHash(accessToken), expiresAt })
  return { accessToken, accessSeconds: secondsUntil(expiresAt, now) }
}

/** Whole seconds, rounded down: nobody is told that a token is good for longer than it is. */
export const secondsUntil = (end: Date, now: Date) => Math.floor((end.getTime() - now.getTime()) / 1000)

import { randomBytes } from 'node:crypto'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { endSession } from '@pulli/data/sign-in/end-session.ts'
import { findRefreshToken, type RefreshToken } from '@pulli/data/sign-in/find-refresh-token.ts'
import { findRotation } from '@pulli/data/sign-in/find-rotation.ts'
import { insertRefreshToken } from '@pulli/data/sign-in/insert-refresh-token.ts'
import { rotateRefreshToken } from '@pulli/data/sign-in/rotate-refresh-token.ts'
import { touchSession } from '@pulli/data/sign-in/touch-session.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { judgeRefresh, refreshEnd } from '@pulli/domain/sign-in/session-policy.ts'
import type { ApiContext } from '#context.ts'
import { keyedHash } from './keyed-hash.ts'
import { believedKeys, isMadeWith } from './keys.ts'
import { type IssuedTokens, issueAccessToken, secondsUntil } from './start-session.ts'
import { TOKEN, tokenHash } from './tokens.ts'
import { xsrfToken } from './xsrf-token.ts'

export type Renewal = { refreshToken: string; xsrf: string; requestId: string }

/**
 * Renews a session: a new access token, and a new refresh token in the place of the one that was used. The same
 * one again within 10 s gets the same successor, so that two tabs end up with one cookie; any later use of it
 * ends the session (decisions D21, D36).
 *
 * @throws DomainError `session-ended`, `cross-site-request`
 */
export async function renewSession(context: ApiContext, renewal: Renewal): Promise<IssuedTokens> {
  const keys = context.config.signIn
  const now = context.clock()
  if (!TOKEN.test(renewal.refreshToken)) throw new DomainError('session-ended')
  const hash = tokenHash(renewal.refreshToken)

  const outcome = await context.database.db.transaction().execute(async (tx) => {
    const session = await findRefreshToken(tx, hash)
    const token = session && (await findRotation(tx, hash))
    if (session === undefined || token === undefined) return new DomainError('session-ended')
    const own = (secret: string) => Buffer.from(xsrfToken(secret, session.sessionId))
    if (!isMadeWith(keys, own, Buffer.from(renewal.xsrf))) return new DomainError('cross-site-request')

    const verdict = judgeRefresh({ ...token, sessionEndedAt: session.sessionEndedAt }, now)
    if (verdict === 'over') return new DomainError('session-ended')
    if (verdict === 'reuse') {
      await endSession(tx, { ...session, now })
      await record(tx, session, 'session.reuse', renewal.requestId, now)
      return new DomainError('session-ended')
    }
    const salt = token.successorSalt ?? randomBytes(16)
    const successorBy = (secret: string) =>
      keyedHash(secret, 'refresh', renewal.refreshToken, salt.toString('hex')).toString('base64url')
    const expiresAt = refreshEnd(now, session.sessionEndsAt)
    let refreshToken: string | undefined
    if (verdict === 'rotate') {
      refreshToken = successorBy(keys.secret)
      await rotateRefreshToken(tx, { tokenHash: hash, salt, now })
      await insertRefreshToken(tx, { ...session, tokenHash: tokenHash(refreshToken), expiresAt, now })
      await touchSession(tx, { ...session, idleEndsAt: expiresAt, now })
      await record(tx, session, 'session.renew', renewal.requestId, now)
    } else {
      refreshToken = await findUnused(tx, believedKeys(keys).map(successorBy))
    }
    return {
      sessionId: session.sessionId,
      ...(await issueAccessToken(tx, { ...session, now })),
      refreshToken,
      refreshSeconds: secondsUntil(expiresAt, now),
    }
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

/** The one of some refresh tokens that is good and was not used yet. */
async function findUnused(tx: Tx, tokens: string[]): Promise<string | undefined> {
  for (const token of tokens) {
    if ((await findRotation(tx, tokenHash(token)))?.rotatedAt === null) return token
  }
  return undefined
}

const record = (tx: Tx, session: RefreshToken, action: string, requestId: string, now: Date) =>
  recordAudit(tx, {
    ...{ action, requestId, now },
    actor: session.pseudonym,
    subjectKind: 'session',
    subjectId: session.sessionId,
  })

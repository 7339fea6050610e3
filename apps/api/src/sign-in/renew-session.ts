import { randomBytes } from 'node:crypto'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { touchMember } from '@pulli/data/members/members.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { endSession, touchSession } from '@pulli/data/sign-in/sessions.ts'
import {
  findRefreshToken,
  findRotation,
  insertRefreshToken,
  type RefreshToken,
  rotateRefreshToken,
} from '@pulli/data/sign-in/tokens.ts'
import { sealedUntil } from '@pulli/domain/account/choose-account.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { judgeRefresh, refreshEnd } from '@pulli/domain/sign-in/session-policy.ts'
import type { ApiContext } from '#context.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type SiteKey } from '#keys/keys.ts'
import { type IssuedTokens, issueAccessToken, secondsUntil } from './start-session.ts'
import { TOKEN, tokenHash } from './tokens.ts'
import { xsrfToken } from './xsrf-token.ts'

export type Renewal = {
  refreshToken: string
  /** Null if the token came in a body: unlike a cookie, a cross-site page cannot supply it. */
  xsrf: string | null
  traceId: string
}

/**
 * Renews a session: a new access token, and a new refresh token that replaces the used one. Reusing the old token
 * within 10 s returns the same successor, so that two tabs end up with one cookie; so does a later retry whose response
 * was lost. Any other reuse ends the session (decisions D21, D36, D47).
 *
 * @throws DomainError `session-ended`, `cross-site-request`
 */
export async function renewSession(context: ApiContext, renewal: Renewal): Promise<IssuedTokens> {
  const { keys } = context.config
  const now = context.clock()
  if (!TOKEN.test(renewal.refreshToken)) throw new DomainError('session-ended')
  const hash = tokenHash(renewal.refreshToken)

  const outcome = await context.database.db.transaction().execute(async (tx) => {
    const session = await findRefreshToken(tx, hash)
    const token = session && (await findRotation(tx, hash))
    if (session === undefined || token === undefined) return new DomainError('session-ended')
    const own = (key: SiteKey) => Buffer.from(xsrfToken(key, session.sessionId))
    const { xsrf } = renewal
    const isOurs = xsrf === null || isMadeWith(keys, own, Buffer.from(xsrf))
    if (!isOurs) return new DomainError('cross-site-request')

    const salt = token.successorSalt ?? randomBytes(16)
    const successorBy = (key: SiteKey) =>
      keyedHash(key, 'refresh token', renewal.refreshToken, salt.toString('hex')).toString('base64url')
    const after =
      token.rotatedAt === null ? undefined : await findSuccessor(tx, keys.accepted.map(successorBy))
    const facts = { ...token, sessionEndedAt: session.sessionEndedAt, successor: after?.rotation }
    const verdict = judgeRefresh(facts, now)
    if (verdict === 'over') return new DomainError('session-ended')
    if (verdict === 'reuse') {
      await endSession(tx, { ...session, now })
      await record(tx, session, 'session.reuse', renewal.traceId, now)
      return new DomainError('session-ended')
    }
    if (verdict === 'rotate') {
      const refreshToken = successorBy(keys.current)
      const successorHash = tokenHash(refreshToken)
      const expiresAt = refreshEnd(now, session.sessionEndsAt)
      await rotateRefreshToken(tx, { tokenHash: hash, salt, now })
      await insertRefreshToken(tx, { ...session, tokenHash: successorHash, expiresAt, now })
      await touchSession(tx, { ...session, idleEndsAt: expiresAt, now })
      await touchMember(tx, { memberId: session.memberId, eraseAfter: sealedUntil(now), now })
      await record(tx, session, 'session.renew', renewal.traceId, now)
      return {
        sessionId: session.sessionId,
        ...(await issueAccessToken(tx, { ...session, givenWith: successorHash, now })),
        refreshToken,
        refreshSeconds: secondsUntil(expiresAt, now),
      }
    }
    // Within the grace period the successor may have been used already: then the browser has a newer cookie.
    const unused = after?.rotation.rotatedAt === null ? after : undefined
    const givenWith = unused && tokenHash(unused.refreshToken)
    return {
      sessionId: session.sessionId,
      ...(await issueAccessToken(tx, { ...session, givenWith, now })),
      refreshToken: unused?.refreshToken,
      refreshSeconds: secondsUntil(unused?.rotation.expiresAt ?? now, now),
    }
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

/** Returns the refresh token among these that was issued as a successor. */
async function findSuccessor(tx: Tx, tokens: string[]) {
  for (const refreshToken of tokens) {
    const rotation = await findRotation(tx, tokenHash(refreshToken))
    if (rotation !== undefined) return { refreshToken, rotation }
  }
  return undefined
}

const record = (tx: Tx, session: RefreshToken, action: string, traceId: string, now: Date) =>
  recordAudit(tx, {
    action,
    traceId,
    now,
    actor: session.pseudonym,
    subjectKind: 'session',
    subjectId: session.sessionId,
  })

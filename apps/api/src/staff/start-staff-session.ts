import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { StaffSignInWay, Tx } from '@pulli/data/schema.ts'
import { rememberStaffBrowser } from '@pulli/data/staff/browsers.ts'
import { endStaffSession, findStaffSession, insertStaffSession } from '@pulli/data/staff/sessions.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { staffIdleEnd, staffSessionEnd } from '@pulli/domain/staff/staff-session.ts'
import { secondsUntil } from '#sign-in/start-session.ts'
import { freshToken, tokenHash } from '#sign-in/tokens.ts'
import type { StartedStaffSession } from './staff-cookies.ts'
import { staffEvent } from './staff-event.ts'

/** Where someone signs in. */
export type StaffBrowser = {
  browserId: string
  /** Such as `Chrome, Android`. */
  device: string
  /** The session that the browser still has: it ends at this sign-in. */
  earlierToken: string | undefined
  traceId: string
}

/** Starts a session of someone who proved who they are, and remembers the browser. */
export async function startStaffSession(
  tx: Tx,
  {
    staffId,
    signedInBy,
    browser,
    now,
  }: {
    staffId: string
    signedInBy: StaffSignInWay
    browser: StaffBrowser
    now: Date
  },
): Promise<StartedStaffSession> {
  const { browserId, device, earlierToken, traceId } = browser
  const earlier = earlierToken && (await findStaffSession(tx, tokenHash(earlierToken), now))
  if (earlier) await endStaffSession(tx, { ...earlier, now })
  const token = freshToken()
  const sessionId = uuidV7(now)
  const endsAt = staffSessionEnd(now)
  await insertStaffSession(tx, {
    staffId,
    id: sessionId,
    tokenHash: tokenHash(token),
    device,
    signedInBy,
    idleEndsAt: staffIdleEnd(now, endsAt),
    endsAt,
    now,
  })
  await rememberStaffBrowser(tx, { staffId, browserHash: tokenHash(browserId), now })
  const session = { subjectKind: 'desk-session', subjectId: sessionId, traceId, now }
  await recordAudit(tx, staffEvent({ staffId, action: 'desk-session.start', ...session }))
  return { sessionId, token, seconds: secondsUntil(endsAt, now), browserId }
}

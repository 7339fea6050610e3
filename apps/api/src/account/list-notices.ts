import type { SignInNotice } from '@pulli/contracts/members.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { listSignInNotices } from '@pulli/data/sign-in/sessions.ts'
import type { ApiContext } from '#context.ts'

/** Lists a member's sign-ins from new browsers whose notice is not dismissed, except that of the session itself. */
export async function listNotices(
  { database, clock }: ApiContext,
  { memberId, sessionId }: SignedInMember,
): Promise<SignInNotice[]> {
  const found = await listSignInNotices(database.db, { memberId, sessionId, now: clock() })
  return found.map(({ id, device, signedInAt, isRunning }) => ({
    id,
    device,
    signed_in_at: signedInAt.toISOString(),
    is_running: isRunning,
  }))
}

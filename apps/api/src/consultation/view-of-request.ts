import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import type { FollowedRequest as Found } from '@pulli/data/consultation/request-links.ts'
import { maskEmail, maskName } from '@pulli/domain/consultation/mask.ts'

/** Returns a request as its link shows it. */
export function viewOfRequest(found: Found, now: Date): FollowedRequest {
  const isUncalled = found.state === 'waiting' || found.state === 'assigned'
  return {
    state: found.state,
    submitted_at: found.submittedAt.toISOString(),
    call_by: found.promisedBy?.toISOString() ?? null,
    is_late: isUncalled && found.promisedBy !== null && found.promisedBy <= now,
    consultation_date: found.consultationOn,
    for_whom: found.forWhom,
    name: maskName(found.name),
    email: maskEmail(found.email),
    mail: found.mailAnswer,
    events: found.events.map(({ kind, occurredAt }) => ({ kind, occurred_at: occurredAt.toISOString() })),
  }
}

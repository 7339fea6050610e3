import { findRequestByToken } from '@pulli/data/consultation/find-request-by-token.ts'
import { findRequestOfNumber } from '@pulli/data/consultation/find-request-of-number.ts'
import type { FollowedRequest } from '@pulli/data/consultation/followed-request.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { readFollowPass } from '#consultation/follow-pass.ts'
import type { ApiContext } from '#context.ts'

/**
 * Who makes an appointment for a request: whoever has its link and typed its digits a moment ago, which the cookie of
 * that browser or the pass itself shows; the member whose verified number is the request's; or someone of the staff, whom
 * the desk let see the request (`#desk-request/seen-request.ts`).
 */
export type Writer =
  | { kind: 'link'; token: string; cookie?: string | undefined; pass?: string | undefined }
  | { kind: 'member'; requestId: string; phone: string }
  | { kind: 'staff'; requestId: string; staffId: string }

/**
 * Returns the request that someone may make an appointment for.
 *
 * @throws DomainError `unknown-request`, `digits-needed`
 */
export async function requestOfWriter(
  { database: { db }, encryption, config }: ApiContext,
  writer: Writer,
  now: Date,
): Promise<Pick<FollowedRequest, 'id'>> {
  if (writer.kind === 'staff') return { id: writer.requestId }
  if (writer.kind === 'member') {
    const { requestId: id, phone } = writer
    const own = await findRequestOfNumber(db, encryption, { id, phone, now })
    if (own === undefined) throw new DomainError('unknown-request')
    return own
  }
  const request = await findRequestByToken(db, encryption, writer.token, now)
  if (request === undefined) throw new DomainError('unknown-request')
  if (!readFollowPass(config, { ...writer, requestId: request.id, now }).isOpen)
    throw new DomainError('digits-needed', { field: 'digits' })
  return request
}

/** How what a writer does is recorded: by whom, and, of the staff, by which person. */
export function actorOf(writer: Writer): { by: 'visitor' } | { by: 'staff'; staffId: string } {
  return writer.kind === 'staff' ? { by: 'staff', staffId: writer.staffId } : { by: 'visitor' }
}

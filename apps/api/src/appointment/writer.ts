import { findRequestByToken } from '@pulli/data/consultation/find-request-by-token.ts'
import { findRequestOfNumber } from '@pulli/data/consultation/find-request-of-number.ts'
import type { FollowedRequest } from '@pulli/data/consultation/followed-request.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { requestAccess, type Visit } from '#consultation/request-access.ts'
import type { ApiContext } from '#context.ts'

/**
 * Who makes an appointment for a request: whoever has its link, with what shows that they may read it or that its number
 * is theirs; the member whose verified number is the request's; or someone of the staff, whom the desk let see the
 * request (`#desk-request/seen-request.ts`).
 */
export type Writer =
  | ({ kind: 'link'; token: string } & Visit)
  | { kind: 'member'; requestId: string; phone: string }
  | { kind: 'staff'; requestId: string; staffId: string }

/** A request that someone may choose a time for. They book, move and cancel only with a proven number (decision D62). */
export type WrittenRequest = Pick<FollowedRequest, 'id'> & { isProven: boolean }

/**
 * Returns the request that someone may choose a time for.
 *
 * @throws DomainError `unknown-request`, `digits-needed`
 */
export async function requestOfWriter(
  context: ApiContext,
  writer: Writer,
  now: Date,
): Promise<WrittenRequest> {
  const { database, encryption } = context
  const { db } = database
  if (writer.kind === 'staff') return { id: writer.requestId, isProven: true }
  if (writer.kind === 'member') {
    const { requestId: id, phone } = writer
    const own = await findRequestOfNumber(db, encryption, { id, phone, now })
    if (own === undefined) throw new DomainError('unknown-request')
    return { id: own.id, isProven: true }
  }
  const request = await findRequestByToken(db, encryption, writer.token, now)
  if (request === undefined) throw new DomainError('unknown-request')
  const { isOpen, isProven } = requestAccess(context, request, writer, now)
  if (!isOpen) throw new DomainError('digits-needed', { field: 'digits' })
  return { id: request.id, isProven }
}

/** @throws DomainError `proof-needed` */
export function requireProof({ isProven }: Pick<WrittenRequest, 'isProven'>): void {
  if (!isProven) throw new DomainError('proof-needed', { field: 'code' })
}

/** How what a writer does is recorded: by whom, and, of the staff, by which person. */
export function actorOf(writer: Writer): { by: 'visitor' } | { by: 'staff'; staffId: string } {
  return writer.kind === 'staff' ? { by: 'staff', staffId: writer.staffId } : { by: 'visitor' }
}

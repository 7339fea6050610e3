import type { DescribedAppointment } from '@pulli/data/appointment/appointments.ts'
import { findRequestOfNumber } from '@pulli/data/consultation/request-claims.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { NewLink } from '#consultation/new-link.ts'
import { type OpenedLink, openLink, type Visit } from '#consultation/open-link.ts'
import type { ApiContext } from '#context.ts'

/**
 * Who makes an appointment for a request: anyone who has its link, with what shows that they may read it or that its number
 * is theirs; the member whose verified number is the request's, and who sent it or said so; or someone of the staff, whom
 * the desk let see the request (`#desk-request/seen-request.ts`).
 */
export type Writer =
  | ({ kind: 'link'; token: string } & Visit)
  | { kind: 'member'; requestId: string; phone: string }
  | { kind: 'staff'; requestId: string; staffId: string }

/** A request that someone may choose a time for. They book, move and cancel only with a proven number (decision D62). */
export type WrittenRequest = {
  id: string
  isProven: boolean
  mayCancel: boolean
  /** Present if they came by its link. */
  link?: OpenedLink
}

/**
 * Returns the request that someone may choose a time for.
 *
 * @throws DomainError `unknown-request`, `digits-needed`
 */
export async function requestOfWriter(
  context: ApiContext,
  writer: Writer,
  now: Date,
  step?: 'cancel',
): Promise<WrittenRequest> {
  const { database, encryption } = context
  if (writer.kind === 'staff') return { id: writer.requestId, isProven: true, mayCancel: true }
  if (writer.kind === 'member') {
    const { requestId: id, phone } = writer
    const own = await findRequestOfNumber(database.db, encryption, { id, phone, now })
    if (own === undefined) throw new DomainError('unknown-request')
    return { id: own.id, isProven: true, mayCancel: true }
  }
  const link = await openLink(context, writer, now)
  if (link === undefined) throw new DomainError('unknown-request')
  const { request, isOpen, isProven, mayCancel } = link
  const isAllowed = isOpen || (step === 'cancel' && mayCancel)
  if (!isAllowed) throw new DomainError('digits-needed', { field: 'digits' })
  return { id: request.id, isProven, mayCancel, link }
}

/** An appointment that was changed, and the link that replaced the one of who changed it, if it was replaced. */
export type ChangedAppointment = DescribedAppointment & { link?: NewLink }

/** @throws DomainError `proof-needed` */
export function requireProof({ isProven }: Pick<WrittenRequest, 'isProven'>): void {
  if (!isProven) throw new DomainError('proof-needed', { field: 'code' })
}

/** How what a writer does is recorded: by whom, and, of the staff, by which person. */
export function actorOf(writer: Writer): { by: 'visitor' } | { by: 'staff'; staffId: string } {
  return writer.kind === 'staff' ? { by: 'staff', staffId: writer.staffId } : { by: 'visitor' }
}

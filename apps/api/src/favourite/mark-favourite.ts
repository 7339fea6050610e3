import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { countFavourites, deleteFavourite, insertFavourite } from '@pulli/data/favourite/favourites.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { settleMember } from '#account/settle-member.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { limitMember } from '#limits/limit-member.ts'

const MOST_AN_HOUR = 300
const MOST_FAVOURITES = 200

export type MarkFavouriteInput = {
  member: SignedInMember
  documentId: string
  isFavourite: boolean
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Makes an audio or video a favourite of a member, or one no longer. What is so already stays so.
 * @throws DomainError `unknown-recording`, `favourites-full`, `idempotency-key-reused`, `too-many-requests`
 */
export async function markFavourite(context: ApiContext, input: MarkFavouriteInput): Promise<void> {
  const { member, documentId, isFavourite, traceId } = input
  const { memberId } = member
  const now = context.clock()
  const operation = isFavourite ? 'addFavourite' : 'removeFavourite'
  const write = { key: input.idempotencyKey, operation, owner: { memberId }, input: documentId, now }
  // Before the transaction, which must not wait for a service. An id that cannot be looked up now is accepted unchecked.
  if (isFavourite && (await context.isRecording?.(documentId)) === false)
    throw new DomainError('unknown-recording')
  await context.database.db.transaction().execute(async (tx) => {
    if ((await claimWrite(tx, write)) !== undefined) return
    // Others of this member wait here, so that the count below holds.
    await limitMember(tx, context, { name: 'favourite-member', memberId, max: MOST_AN_HOUR, now })
    if (isFavourite) await settleMember(tx, context.encryption, { member, traceId, now })
    const hasChanged = isFavourite
      ? await insertFavourite(tx, { memberId, documentId, now })
      : await deleteFavourite(tx, memberId, documentId)
    if (!hasChanged) return
    if (isFavourite && (await countFavourites(tx, memberId)) > MOST_FAVOURITES) {
      throw new DomainError('favourites-full')
    }
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: isFavourite ? 'favourite.add' : 'favourite.remove',
      subjectKind: 'favourite',
      traceId,
      now,
    })
  })
}

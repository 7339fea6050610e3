import { endEarlierLinks, isLinkOf } from '@pulli/data/consultation/request-links.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { nextToken } from '#consultation/follow-pass.ts'
import { linkAfter, type NewLink } from '#consultation/new-link.ts'
import { settleProof } from '#consultation/refund-request.ts'
import type { ApiContext } from '#context.ts'
import type { WrittenRequest } from './writer.ts'

type Context = Pick<ApiContext, 'encryption' | 'config'>
type Acting = { request: WrittenRequest; isAgain?: boolean; now: Date }

/**
 * Judges a link again, after its request is locked.
 *
 * @returns the request with the link as it is now: a second click finds the one that the first click made
 * @throws DomainError `unknown-request` for a link that ended in this moment
 */
export async function judgeLink(
  tx: Tx,
  { encryption, config }: Context,
  request: WrittenRequest,
): Promise<WrittenRequest> {
  const { id, link } = request
  if (link === undefined || (await isLinkOf(tx, encryption, { id, token: link.token }))) return request
  const token = link.actor && nextToken(config, { token: link.token, actor: link.actor })
  if (token === undefined || !(await isLinkOf(tx, encryption, { id, token })))
    throw new DomainError('unknown-request')
  return { ...request, link: { ...link, token, isReplaced: true } }
}

/**
 * Ends every link and pass of a request that was given before a proven number or the desk acted on it: anybody may have
 * sent it with that number, and would follow, and cancel, what is booked. Call it in the transaction that acts, once
 * nothing is refused any more.
 *
 * @param isAgain also those that were given to who acted before
 * @returns for who came by a link, the one that replaces it, if it was replaced
 */
export async function endLinksOfOthers(
  tx: Tx,
  { encryption, config }: Context,
  { request: { id, isProven, link }, isAgain = false, now }: Acting,
): Promise<{ link?: NewLink }> {
  if (!isProven) return {}
  await settleProof(tx, { id, isOwn: link?.isOwn ?? false, now })
  const followToken = link?.actor && nextToken(config, { token: link.token, actor: link.actor })
  const ended = await endEarlierLinks(tx, encryption, { id, isAgain, followToken, now })
  if (link === undefined) return {}
  const token = ended ?? (link.isReplaced ? link.token : undefined)
  if (token === undefined) return {}
  return { link: linkAfter(link, { token, now }) }
}

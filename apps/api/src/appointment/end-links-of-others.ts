import { endEarlierLinks } from '@pulli/data/consultation/end-earlier-links.ts'
import { isLinkOf } from '@pulli/data/consultation/is-link-of.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import type { Writer } from './writer.ts'

/**
 * Ends every link and pass of a request that was given before the owner of its number or the desk acted on it: anybody may
 * have sent it with that number, and would follow, and cancel, what is booked. Who acts has another way in, their sign-in.
 * Call it after the request is locked.
 *
 * @throws DomainError `unknown-request` for a link that ended in this moment
 */
export async function endLinksOfOthers(
  tx: Tx,
  { encryption }: Pick<ApiContext, 'encryption'>,
  { writer, id, now }: { writer: Writer; id: string; now: Date },
): Promise<void> {
  if (writer.kind !== 'link') await endEarlierLinks(tx, encryption, { id, now })
  else if (!(await isLinkOf(tx, encryption, { id, token: writer.token })))
    throw new DomainError('unknown-request')
}

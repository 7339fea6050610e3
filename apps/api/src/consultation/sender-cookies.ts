import { findRequestReceipt } from '@pulli/data/consultation/request-links.ts'
import type { ApiContext } from '#context.ts'
import { describeError } from '#http/describe-error.ts'
import { senderCookie } from './follow-pass.ts'

/**
 * Returns the `Set-Cookie` by which the browser that sent a request reads it without the digits; none where its link has
 * ended, or the database fails: the request is stored, and the digits open it.
 */
export async function senderCookies(context: ApiContext, id: string): Promise<string[]> {
  try {
    const receipt = await findRequestReceipt(context.database.db, context.encryption, id)
    return receipt?.followToken === undefined
      ? []
      : [senderCookie(context, receipt.followToken, context.clock())]
  } catch (error) {
    context.logger.error({ error: describeError(error) }, 'a browser was not told which request it sent')
    return []
  }
}

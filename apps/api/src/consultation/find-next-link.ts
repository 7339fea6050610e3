import type { ApiContext } from '#context.ts'
import { cookiesOfLink, linkAfter } from './new-link.ts'
import { openLink } from './open-link.ts'

/**
 * Finds the link that replaced one that ended, for the browser that ended it, with the cookies for the new link. No
 * other browser finds it. Changes nothing.
 */
export async function findNextLink(
  context: ApiContext,
  { token, cookie }: { token: string; cookie: string | undefined },
): Promise<{ token: string; setCookies: string[] } | undefined> {
  const now = context.clock()
  const opened = await openLink(context, { token, cookie }, now)
  if (!opened?.isReplaced) return undefined
  // Only who proves the number gets passes; who ended it here before has those that they earned then.
  const setCookies = opened.isProven
    ? cookiesOfLink(context, linkAfter(opened, { now }), { cookie, now })
    : []
  return { token: opened.token, setCookies }
}

import { addresses } from '@pulli/web/addresses.ts'

/** `last`: refused only where refusing what is heavy was not enough. */
export type Urgency = 'first' | 'last'

/** Small files, health, publications, and the way to help: these are answered whatever else is not. */
const ALWAYS_ANSWERED =
  /^\/(?:livez$|readyz$|metrics$|crisis$|internal\/|assets\/|img\/|uploads\/|[\w-]+\.(?:svg|png|webmanifest)$)/

const WAYS_IN: ReadonlySet<string> = new Set([addresses.login, addresses.otp])

/**
 * What becomes of a request while the process has more to do than it can. Pages that have to be made, searches
 * above all, are refused first: they cost most, and who meant to read can try again. Calls of the API, the ways in
 * and what somebody has typed into a form are refused last.
 */
export function urgencyOf({
  method,
  url = '/',
}: {
  method?: string | undefined
  url?: string | undefined
}): Urgency | 'always' {
  const path = url.split('?', 1)[0] ?? ''
  if (ALWAYS_ANSWERED.test(path)) return 'always'
  const isRead = method === 'GET' || method === 'HEAD'
  return path.startsWith('/api/') || WAYS_IN.has(path) || !isRead ? 'last' : 'first'
}

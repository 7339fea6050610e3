import { addresses } from '@pulli/web/addresses.ts'

/** `last`: shed only where shedding the expensive requests wasn't enough. */
export type Urgency = 'first' | 'last'

/** Static files, health checks, purges and the crisis page are always answered. */
const ALWAYS_ANSWERED =
  /^\/(?:livez$|readyz$|metrics$|crisis$|internal\/|assets\/|img\/|uploads\/|[\w-]+\.(?:svg|png|webmanifest)$)/

const WAYS_IN: ReadonlySet<string> = new Set([addresses.login, addresses.otp])

/**
 * Returns how urgent a request is under overload. Pages that must be rendered, searches above all, are shed first:
 * they cost most, and a reader can retry. API calls, sign-in and submitted forms are shed last.
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

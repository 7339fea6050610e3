import type { Outcome } from '#api/call-api.ts'
import { currentUser } from '#member/session/session.ts'
import { setStaleSince } from './stale-since.ts'

/**
 * Returns the answer of a call and caches it; without an answer returns the last cached one.
 * @param view the page's address; with `#` and a name if the page makes several calls
 * @param refresh updates cached data that is only true of the day on which it was loaded
 */
export async function orCachedView<Data>(
  view: string,
  asking: Promise<Outcome<Data>>,
  refresh: (data: Data) => Data = (data) => data,
): Promise<Outcome<Data>> {
  const outcome = await asking
  const memberId = currentUser()?.id
  if (memberId === undefined) return outcome
  if (outcome.kind === 'done')
    void viewCache().then((cache) => cache?.cacheView(view, memberId, outcome.data))
  const cached =
    outcome.kind === 'unanswered' ? await (await viewCache())?.findCachedView(view, memberId) : undefined
  setStaleSince(view, cached?.at)
  // Cached from an answer of the same call.
  return cached ? { kind: 'done', data: refresh(cached.data as Data), message: '' } : outcome
}

/** Imported on demand, to keep it out of the first page (P2). */
const viewCache = () => import('./view-cache.ts').catch(() => undefined)

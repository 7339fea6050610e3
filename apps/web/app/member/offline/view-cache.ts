import { seal, unseal } from '#browser-storage/seal.ts'
import { currentUser } from '#member/session/session.ts'
import { viewsKey } from './device-keys.ts'
import { type CachedView, withStore } from './offline-store.ts'

/** Caches the data of a view, encrypted, and deletes what another member cached. */
export async function cacheView(view: string, memberId: string, data: unknown) {
  if (!isSignedIn(memberId)) return
  try {
    const key = await viewsKey()
    if (!key) return
    const sealed = await seal(key, data)
    await withStore(async (store) => {
      // A logout may have deleted the store since.
      if (!isSignedIn(memberId)) return
      const now = Date.now()
      const work = store.transaction('views', 'readwrite')
      for await (const cursor of work.store)
        if (!belongsTo(memberId, cursor.value, now)) await cursor.delete()
      await work.store.put({ ...sealed, memberId, at: now }, view)
      await work.done
    })
  } catch {
    // Storage is switched off or full: the view is not cached.
  }
}

const isSignedIn = (memberId: string) => currentUser()?.id === memberId

const belongsTo = (memberId: string, cached: CachedView, now: number) =>
  cached.memberId === memberId && isViewFresh(cached.at, now)

/** Finds what this member was shown last, and when. Clears the cache if it is expired or of another member. */
export async function findCachedView(view: string, memberId: string) {
  try {
    const cached = await withStore((store) => store.get('views', view))
    if (!cached) return undefined
    if (!belongsTo(memberId, cached, Date.now()))
      return void (await withStore((store) => store.clear('views')))
    const data = await open(cached)
    return data === undefined ? undefined : { data, at: cached.at }
  } catch {
    return undefined
  }
}

async function open(cached: CachedView) {
  const key = await viewsKey()
  return key && unseal([key], cached)
}

/** Changes the cached data of a view, if any. Its age stays the same. */
export async function updateCachedView<Data>(view: string, memberId: string, to: (data: Data) => Data) {
  try {
    while (!(await changeOnce(view, memberId, to)));
  } catch {
    // Storage is switched off or full.
  }
}

/** @returns false after a concurrent change: encryption is not possible within a transaction */
async function changeOnce<Data>(view: string, memberId: string, to: (data: Data) => Data): Promise<boolean> {
  const [key, cached] = [await viewsKey(), await withStore((store) => store.get('views', view))]
  const data = key && cached?.memberId === memberId ? await unseal([key], cached) : undefined
  if (!key || !cached || data === undefined) return true
  // Cached from an answer of the same call.
  const sealed = await seal(key, to(data as Data))
  const isDone = await withStore(async (store) => {
    const work = store.transaction('views', 'readwrite')
    const now = await work.store.get(view)
    const isAsRead = String(now?.iv) === String(cached.iv)
    if (isAsRead) await work.store.put({ ...cached, ...sealed }, view)
    await work.done
    return isAsRead || now === undefined
  })
  // The session has ended: nothing more is cached.
  return isDone ?? true
}

/** The lifetime of an idle session (D21), as in `RETENTION`, which is too much for the dashboard's first page (P2). */
const MAX_AGE_MS = 7 * 86_400_000

/**
 * Whether a view loaded at an instant may still be shown, both in milliseconds. A loading time in the future is
 * accepted up to the same limit, since the device's clock may have been corrected.
 */
export function isViewFresh(at: number, now: number): boolean {
  return Math.abs(now - at) < MAX_AGE_MS
}

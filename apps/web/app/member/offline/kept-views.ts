import { currentUser } from '#member/session/session.ts'
import { viewsKey } from './device-keys.ts'
import { isFresh } from './is-fresh.ts'
import { type KeptView, withStore } from './offline-store.ts'
import { seal, unseal } from './seal.ts'

/** Keeps what a view shows, for when there is no network, and nothing of who used this browser before. */
export async function keepView(view: string, memberId: string, data: unknown) {
  if (!isStillHere(memberId)) return
  try {
    const key = await viewsKey()
    if (!key) return
    const sealed = await seal(key, data)
    await withStore(async (store) => {
      // A logout may have come in between, and has thrown all of it away.
      if (!isStillHere(memberId)) return
      const now = Date.now()
      const work = store.transaction('views', 'readwrite')
      for await (const cursor of work.store) if (!isOf(memberId, cursor.value, now)) await cursor.delete()
      await work.store.put({ ...sealed, memberId, at: now }, view)
      await work.done
    })
  } catch {
    // Storage is switched off or full: then there is no last view.
  }
}

const isStillHere = (memberId: string) => currentUser()?.id === memberId

const isOf = (memberId: string, kept: KeptView, now: number) =>
  kept.memberId === memberId && isFresh(kept.at, now)

/** What this member was shown last, and when. What has expired is thrown away as it is found. */
export async function findView(view: string, memberId: string) {
  try {
    const kept = await withStore((store) => store.get('views', view))
    if (!kept) return undefined
    if (!isOf(memberId, kept, Date.now())) return void (await withStore((store) => store.clear('views')))
    const data = await open(kept)
    return data === undefined ? undefined : { data, at: kept.at }
  } catch {
    return undefined
  }
}

async function open(kept: KeptView) {
  const key = await viewsKey()
  return key && unseal([key], kept)
}

/** Changes what is kept of a view, where something is; it stays as old as it is. */
export async function changeView<Data>(view: string, memberId: string, to: (data: Data) => Data) {
  try {
    while (!(await changeOnce(view, memberId, to)));
  } catch {
    // As above.
  }
}

/** @returns false where it was changed meanwhile, since nothing can be sealed within a transaction */
async function changeOnce<Data>(view: string, memberId: string, to: (data: Data) => Data): Promise<boolean> {
  const [key, kept] = [await viewsKey(), await withStore((store) => store.get('views', view))]
  const data = key && kept?.memberId === memberId ? await unseal([key], kept) : undefined
  if (!key || !kept || data === undefined) return true
  // Kept from an answer to the same question.
  const sealed = await seal(key, to(data as Data))
  return withStore(async (store) => {
    const work = store.transaction('views', 'readwrite')
    const now = await work.store.get(view)
    const isAsRead = String(now?.iv) === String(kept.iv)
    if (isAsRead) await work.store.put({ ...kept, ...sealed }, view)
    await work.done
    return isAsRead || now === undefined
  })
}

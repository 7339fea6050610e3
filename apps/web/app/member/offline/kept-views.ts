import { currentUser } from '#member/session/session.ts'
import { withStore } from './offline-store.ts'

/** Keeps what a view shows, for when there is no network, and nothing of who used this browser before. */
export async function keepView(view: string, memberId: string, data: unknown) {
  if (!isStillHere(memberId)) return
  try {
    await withStore(async (store) => {
      // A logout may have come in between, and has thrown all of it away.
      if (!isStillHere(memberId)) return
      const work = store.transaction('views', 'readwrite')
      for await (const cursor of work.store) if (cursor.value.memberId !== memberId) await cursor.delete()
      await work.store.put({ memberId, data, at: Date.now() }, view)
      await work.done
    })
  } catch {
    // Storage is switched off or full: then there is no last view.
  }
}

const isStillHere = (memberId: string) => currentUser()?.id === memberId

/** What this member was shown last. */
export async function findView(view: string, memberId: string) {
  try {
    const kept = await withStore((store) => store.get('views', view))
    return kept?.memberId === memberId ? kept : undefined
  } catch {
    return undefined
  }
}

/** Changes what is kept of a view, where something is; it stays as old as it is. */
export async function changeView<Data>(view: string, memberId: string, to: (data: Data) => Data) {
  try {
    await withStore(async (store) => {
      const work = store.transaction('views', 'readwrite')
      const kept = await work.store.get(view)
      // Kept from an answer to the same question.
      if (kept?.memberId === memberId) await work.store.put({ ...kept, data: to(kept.data as Data) }, view)
      await work.done
    })
  } catch {
    // As above.
  }
}

/** Who hides leaves nothing to be seen without a network. A check-in that waits goes on waiting. */
export async function forgetViews() {
  try {
    await withStore((store) => store.clear('views'))
  } catch {
    // Then nothing was kept.
  }
}

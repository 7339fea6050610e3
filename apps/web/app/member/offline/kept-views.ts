import { withStore } from './offline-store.ts'

/** Keeps what a page shows, for when there is no network. */
export async function keepView(page: string, memberId: string, data: unknown) {
  try {
    await withStore((store) => store.put('views', { memberId, data, at: Date.now() }, page))
  } catch {
    // Storage is switched off or full: then there is no last view.
  }
}

/** What the page showed this member last. */
export async function findView(page: string, memberId: string) {
  try {
    const view = await withStore((store) => store.get('views', page))
    return view?.memberId === memberId ? view : undefined
  } catch {
    return undefined
  }
}

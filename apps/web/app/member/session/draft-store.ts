import { session } from '#browser-storage/web-storage.ts'
import { DRAFT_PREFIX } from '#storage-keys.ts'
import { currentUser } from './session.ts'

/**
 * D1, D40: keeps unsaved input in session storage, so that it survives an ended session and a page that the browser
 * discarded. Only the member who entered it gets it back.
 *
 * @param name one for each form
 * @param read validates what the storage has; undefined if it is no draft
 */
export function draftStore<Draft extends object>(
  name: string,
  read: (stored: Partial<Draft>) => Draft | undefined,
) {
  const key = `${DRAFT_PREFIX}${name}`

  return {
    save(draft: Draft) {
      const memberId = currentUser()?.id
      if (memberId === undefined) return
      session.setItem(key, JSON.stringify({ memberId, draft }))
    },
    /** Deletes it: it was saved, or discarded. */
    clear() {
      session.removeItem(key)
    },
    /** Returns what this member entered before. */
    load(): Draft | undefined {
      try {
        const stored: { memberId?: unknown; draft?: Partial<Draft> | null } | null = JSON.parse(
          session.getItem(key) ?? 'null',
        )
        return stored?.draft && stored.memberId === currentUser()?.id ? read(stored.draft) : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Deletes what another member left in this tab, once someone signs in. */
export function clearDraftsOfOthers(memberId: string) {
  for (const key of session.keys()) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    try {
      const stored: { memberId?: unknown } | null = JSON.parse(session.getItem(key) ?? 'null')
      const isOthers = typeof stored?.memberId === 'string' && stored.memberId !== memberId
      if (isOthers) session.removeItem(key)
    } catch {
      // It is no member's draft.
    }
  }
}

import { DRAFT_PREFIX } from '#storage-keys.ts'
import { currentUser } from './session.ts'

/**
 * D1, D40: what was entered and is not saved outlives a session that turns out to be over, and a page that a phone
 * put away. Nobody finds it but who entered it.
 *
 * @param name of what is drafted, one for each form
 * @param read makes a draft of what the storage has, which may be anything; undefined: it is none
 */
export function keptDraft<Draft extends object>(
  name: string,
  read: (kept: Partial<Draft>) => Draft | undefined,
) {
  const key = `${DRAFT_PREFIX}${name}`

  return {
    keep(draft: Draft) {
      const memberId = currentUser()?.id
      if (memberId === undefined) return
      try {
        sessionStorage.setItem(key, JSON.stringify({ memberId, draft }))
      } catch {
        // Without storage it is lost with the session, and only then.
      }
    },
    /** It was saved, or let go of. */
    forget() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Then it was not kept either.
      }
    },
    /** What this member entered before. */
    find(): Draft | undefined {
      try {
        const kept: { memberId?: unknown; draft?: Partial<Draft> | null } | null = JSON.parse(
          sessionStorage.getItem(key) ?? 'null',
        )
        return kept?.draft && kept.memberId === currentUser()?.id ? read(kept.draft) : undefined
      } catch {
        return undefined
      }
    },
  }
}

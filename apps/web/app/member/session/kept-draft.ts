import { DRAFT_PREFIX } from '#start/storage-keys.ts'

/**
 * D1, D40: what is about to be sent outlives a session that turns out to be over.
 *
 * @param name of what is drafted, one for each form
 * @param read makes a draft of what the storage has, which may be anything; undefined: it is none
 */
export function keptDraft<Draft>(name: string, read: (kept: Partial<Draft>) => Draft | undefined) {
  const key = `${DRAFT_PREFIX}${name}`

  /** It was answered: the page itself has it. */
  function forget() {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Then it was not kept either.
    }
  }

  return {
    keep(draft: Draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Without storage it is lost with the session, and only then.
      }
    },
    forget,
    /** What was entered before the login, which uses it up. */
    take(): Draft | undefined {
      try {
        const kept: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        forget()
        return kept ? read(kept) : undefined
      } catch {
        return undefined
      }
    },
  }
}

import { DRAFT_PREFIX } from '#start/storage-keys.ts'

/** What was typed into the first part and is not saved. */
export interface ProfileDraft {
  name: string
  zone: string
}

const KEY = `${DRAFT_PREFIX}profile`

/** D1, D40: what is about to be sent outlives a session that turns out to be over. */
export function keepDraft(draft: ProfileDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage it is lost with the session, and only then.
  }
}

/** It was answered: the form itself has it. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then it was not kept either.
  }
}

/** What was typed before the login, which uses it up. */
export function takeDraft(): ProfileDraft | undefined {
  try {
    const kept: Partial<ProfileDraft> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    forgetDraft()
    if (typeof kept?.name !== 'string' || typeof kept.zone !== 'string') return undefined
    return { name: kept.name, zone: kept.zone }
  } catch {
    return undefined
  }
}

import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { DRAFT_PREFIX } from '#start/storage-keys.ts'
import type { CheckIn } from './check-in.ts'

/** What was entered for a day and is not saved. */
export type Draft = Partial<Pick<CheckIn, 'moodType' | 'note'>> & Pick<CheckIn, 'day'>

const KEY = `${DRAFT_PREFIX}mood`

/** D40: what is about to be sent outlives a session that turns out to be over. */
export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage it is lost with the session, and only then.
  }
}

/** It was answered: the page itself has it. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then it was not kept either.
  }
}

/** What was entered before the login, which uses it up. */
export function takeDraft(): Draft | undefined {
  try {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    forgetDraft()
    if (!kept || !/^\d{4}-\d\d-\d\d$/.test(kept.day)) return undefined
    const { day, moodType, note } = kept
    if (moodType === undefined || !MOOD_TYPES.includes(moodType)) return undefined
    return typeof note === 'string' ? { day, moodType, note } : { day, moodType }
  } catch {
    return undefined
  }
}

import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import type { CheckIn } from '#member/check-in/check-in.ts'
import { draftStore } from '#member/session/draft-store.ts'

/** What was entered for a day and is not saved. */
export type Draft = Partial<Pick<CheckIn, 'moodType' | 'note'>> & Pick<CheckIn, 'day'>

/** Drafts, one for each day. */
export const moodDrafts = draftStore<{ days: readonly Draft[] }>('mood', ({ days }) =>
  Array.isArray(days) ? { days: days.filter(isDraft) } : undefined,
)

function isDraft({ day, moodType, note }: Draft): boolean {
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return false
  return (
    (moodType === undefined || MOOD_TYPES.includes(moodType)) &&
    (note === undefined || typeof note === 'string')
  )
}

import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { keptDraft } from '#member/session/kept-draft.ts'
import type { CheckIn } from './check-in.ts'

/** What was entered for a day and is not saved. */
export type Draft = Partial<Pick<CheckIn, 'moodType' | 'note'>> & Pick<CheckIn, 'day'>

export const moodDraft = keptDraft<Draft>('mood', ({ day, moodType, note }) => {
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  if (moodType === undefined || !MOOD_TYPES.includes(moodType)) return undefined
  return typeof note === 'string' ? { day, moodType, note } : { day, moodType }
})

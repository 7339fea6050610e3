import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import type { CheckIn } from '#member/check-in/check-in.ts'
import { draftStore } from '#member/session/draft-store.ts'

/** Unsaved input for a day. */
export type Draft = Partial<Pick<CheckIn, 'moodType' | 'note'>> & Pick<CheckIn, 'day'>

/** Stores the drafts, one for each day. */
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

/** Unsaved input by day. Survives a closed dialog, midnight, and a discarded page. */
export function openDrafts(begun: readonly Draft[]) {
  const days = new Map(begun.map((draft) => [draft.day, draft]))
  const save = () => (days.size > 0 ? moodDrafts.save({ days: [...days.values()] }) : moodDrafts.clear())
  return {
    of: (day: string): Draft | undefined => days.get(day),
    /** The days with a draft, in order. */
    days: (): string[] => [...days.keys()].sort(),
    set(draft: Draft) {
      days.set(draft.day, draft)
      save()
    },
    drop(day: string) {
      if (days.delete(day)) save()
    },
  }
}

export type OpenDrafts = ReturnType<typeof openDrafts>

import { type Draft, moodDrafts } from './mood-draft.ts'

/** What is entered and not saved, by its day: it outlives a closed dialog, midnight, and a page that is put away. */
export function openDrafts(begun: readonly Draft[]) {
  const days = new Map(begun.map((draft) => [draft.day, draft]))
  const keep = () => (days.size > 0 ? moodDrafts.save({ days: [...days.values()] }) : moodDrafts.clear())
  return {
    of: (day: string): Draft | undefined => days.get(day),
    /** Every day that has one, in order. */
    days: (): string[] => [...days.keys()].sort(),
    set(draft: Draft) {
      days.set(draft.day, draft)
      keep()
    },
    drop(day: string) {
      if (days.delete(day)) keep()
    },
  }
}

export type OpenDrafts = ReturnType<typeof openDrafts>

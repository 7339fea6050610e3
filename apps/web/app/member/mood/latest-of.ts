import type { Mood } from '@pulli/contracts/mood.ts'

/** One entry a day, in its latest version. */
export function latestOf(moods: readonly Mood[]): Map<string, Mood> {
  const days = new Map<string, Mood>()
  for (const mood of moods) {
    const known = days.get(mood.day)
    if (!known || known.version <= mood.version) days.set(mood.day, mood)
  }
  return days
}

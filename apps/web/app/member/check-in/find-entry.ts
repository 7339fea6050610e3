import type { Mood } from '@pulli/contracts/mood.ts'
import { loadMoods } from './load-moods.ts'

/** Loads the current entry of a day. Undefined without an answer too. */
export async function findEntry(day: string): Promise<Mood | undefined> {
  const found = await loadMoods({ from: day, to: day })
  return found.kind === 'done' ? found.data.moods[0] : undefined
}

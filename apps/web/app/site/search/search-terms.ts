import { distressIn } from '@pulli/domain/search/distress.ts'
import type { Distress } from '@pulli/domain/search/distress-groups.ts'
import { topicWords } from '@pulli/domain/search/topics.ts'

/** Words of our pages that help with each kind of distress. */
const HELPFUL: Readonly<Record<Distress, readonly string[]>> = {
  poisoning: ['emergency', 'suicide'],
  suicide: ['suicide', 'hurt', 'worried'],
  child: ['hurts', 'children'],
  violence: ['hurts', 'violence'],
  addiction: ['drinking', 'alcohol', 'glass'],
}

/** What to search for. */
export interface SearchTerms {
  /** The typed words; empty if they name a danger: then only what helps is found. */
  readonly own: string
  /** Words of our pages on the same topic, in whatever language it was typed. */
  readonly topic: readonly string[]
}

export function searchTerms(typed: string): SearchTerms {
  const { groups } = distressIn(typed)
  if (groups.length === 0) return { own: typed, topic: topicWords(typed) }
  return { own: '', topic: groups.flatMap((group) => HELPFUL[group]) }
}

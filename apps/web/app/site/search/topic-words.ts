import { matchPhrases } from '@pulli/domain/search/match-phrases.ts'
import { readPhraseList } from '@pulli/domain/search/phrase-list.ts'
import TOPICS from '@pulli/domain/search/topics.json?raw'

const topics = readPhraseList(TOPICS)

/** Words of our pages on the topic of what was typed, which may be in Hindi or Hinglish; none without a topic. */
export function topicWords(typed: string): readonly string[] {
  const groups = topics ? matchPhrases(topics, typed) : []
  return [...new Set(groups.flatMap(({ finds }) => finds))]
}

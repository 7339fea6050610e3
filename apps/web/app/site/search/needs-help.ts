import LIST from '@pulli/domain/search/crisis-phrases.json?raw'
import { needsHelpFirst } from '@pulli/domain/search/match-phrases.ts'
import { readPhraseList } from '@pulli/domain/search/phrase-list.ts'

const phrases = readPhraseList(LIST)

/** Whether help is shown before search results. Server and browser use the same rule. */
export function needsHelp(typed: string): boolean {
  return needsHelpFirst(phrases, typed)
}

import { Newsletter } from '@pulli/contracts/content.ts'
import { contentPaths } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { type LetterSummary, summarizeLetter } from './letter.ts'

/** D31: all letters, the latest first; none when the content service has no answer. */
export async function readLetters(context: LoaderContext): Promise<LetterSummary[]> {
  const list = await readList(context, Newsletter, contentPaths.newsletters)
  return list?.records.map(summarizeLetter) ?? []
}

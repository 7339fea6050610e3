import { Newsletter } from '@pulli/contracts/content.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import type { ContentCache } from './content-cache.ts'

const LATEST = '/api/newsletters?populate=*&sort=date:desc&pagination[pageSize]=1'

/** Returns the latest letter of the archive, for its subscribers; undefined where none has a date. */
export async function latestLetter(content: Pick<ContentCache, 'read'>) {
  const [letter] = parseList(Newsletter, await content.read(LATEST)).records
  return letter?.date === undefined
    ? undefined
    : {
        id: letter.documentId,
        title: letter.title,
        summary: letter.summary ?? '',
        publishedOn: letter.date,
      }
}

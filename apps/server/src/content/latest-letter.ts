import { Newsletter } from '@pulli/contracts/content.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import type { ContentCache } from './content-cache.ts'

const LETTERS = '/api/newsletters?populate=*&sort=date:desc&pagination[pageSize]=100'

/** Returns the newest letter of today or earlier, for its subscribers. Letters of later days wait. */
export async function latestLetter(content: Pick<ContentCache, 'read'>, now: Date) {
  const today = dayIn(DEFAULT_TIME_ZONE, now)
  const { records } = parseList(Newsletter, await content.read(LETTERS))
  const letter = records
    .filter(({ date }) => date !== undefined && date <= today)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))[0]
  return letter?.date === undefined
    ? undefined
    : {
        id: letter.documentId,
        title: letter.title,
        summary: letter.summary ?? '',
        publishedOn: letter.date,
      }
}

import { Audio, Video } from '@pulli/contracts/content.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import { DocumentId } from '@pulli/contracts/favourite.ts'
import { insertFavourite } from '@pulli/data/favourite/favourites.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { ContentCache } from '../content/content-cache.ts'

const AUDIOS = '/api/audios?populate=*&sort=createdAt:desc&pagination[pageSize]=100'
const VIDEOS = '/api/videos?populate=*&sort=createdAt:desc&pagination[pageSize]=100'

/** Adds two recordings and a video to the demo member's favourites, once the content has been read. */
export async function seedDemoFavourites(
  db: Db,
  content: Pick<ContentCache, 'read'>,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const audios = parseList(Audio, await content.read(AUDIOS)).records.slice(0, 2)
  const videos = parseList(Video, await content.read(VIDEOS)).records.slice(0, 1)
  await db.transaction().execute(async (tx) => {
    for (const { documentId } of [...audios, ...videos]) {
      if (DocumentId.safeParse(documentId).success) await insertFavourite(tx, { memberId, documentId, now })
    }
  })
}

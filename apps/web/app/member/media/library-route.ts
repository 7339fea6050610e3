import { Audio, Video, type Video as VideoRecord } from '@pulli/contracts/content.ts'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { contentPaths } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { tracksOf } from '#media/tracks-of.ts'
import { videoEntry } from '#media/video-entry.ts'
import type { Route } from './+types/library-route'
import type { Film, Library } from './load-library.ts'

/** CNT-12: recordings and videos ready to show, so that the browser needs neither Markdown nor Zod. */
export async function loader({ context }: Route.LoaderArgs) {
  const [audios, videos] = await Promise.all([
    readList(context, Audio, contentPaths.audios),
    readList(context, Video, contentPaths.videos),
  ])
  const library: Library = {
    tracks: audios ? tracksOf(audios.records) : null,
    films: videos ? filmsOf(videos.records) : null,
  }
  return Response.json(library, { headers: { 'cache-control': 'no-store' } })
}

function filmsOf(videos: readonly VideoRecord[]): Film[] {
  const tones = coverTones(videos.map(({ documentId }) => documentId))
  return videos.map((video, index) => ({
    documentId: video.documentId,
    tone: tones[index],
    entry: videoEntry(video),
  }))
}

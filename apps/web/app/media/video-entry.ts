import { mediaAddress, type Video } from '@pulli/contracts/content.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { CONTENT_HOST, type ImageSources, imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { plainText, renderMarkdown } from '#content/render-markdown.ts'

/** A seminar or a video as its page shows it. */
export interface VideoEntry {
  id: string
  title: string
  /** Sanitised HTML. */
  descriptionHtml: string
  /** Plain text. */
  description: string
  author: string | undefined
  /** `YYYY-MM-DD`. */
  day: string | undefined
  dayInWords: string | undefined
  time: string | undefined
  src: string
  poster: ImageSources | undefined
  captions: string | undefined
}

const POSTER_SIZES = '(min-width: 60rem) 46vw, 92vw'

/** Maps a record to what its page shows. */
export const videoEntry = memoizeByObject((video: Video): VideoEntry => {
  const { documentId, title, description, author, createdAt, time, ...files } = video
  // SEM-02: the date part, whatever the time zone.
  const day = createdAt?.split('T')[0]
  return {
    id: `film-${documentId}`,
    title,
    description: description ? plainText(description) : '',
    descriptionHtml: description ? renderMarkdown(description) : '',
    author,
    day,
    dayInWords: dayInWords(day),
    time,
    src: mediaAddress(CONTENT_HOST, files.videoFile.url),
    poster: files.poster && imageSources(files.poster, POSTER_SIZES),
    captions: files.captions && mediaAddress(CONTENT_HOST, files.captions.url),
  }
})

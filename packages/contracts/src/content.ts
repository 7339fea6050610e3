import { z } from 'zod'
import { isSample, optionalWords, orAbsent, words } from './content-fields.ts'
import { versionedAddress } from './media-version.ts'

/*
 * Responses of the content service (Strapi 5, REST). Editors write the content, so parsing is tolerant: unknown
 * fields are ignored, a broken optional part counts as absent, and a record without a required field is dropped and
 * reported instead of failing the page.
 */

const uploaded = { url: words, updatedAt: optionalWords }

/** Adds the version of an uploaded file to its address. */
function withVersion<File extends { url: string; updatedAt?: string | undefined }>({
  updatedAt,
  ...file
}: File) {
  return { ...file, url: versionedAddress(file.url, updatedAt) }
}

/** An uploaded picture; `url` is a versioned path on the content host, width and height are in pixels. */
export const MediaImage = z
  .object({
    ...uploaded,
    alternativeText: optionalWords,
    width: orAbsent(z.number().int().positive()),
    height: orAbsent(z.number().int().positive()),
  })
  .transform(withVersion)
export type MediaImage = z.infer<typeof MediaImage>

/** An optional picture. */
export const optionalImage = orAbsent(MediaImage)
/** An uploaded file of any kind; `size` is in kilobytes of 1 000 bytes. */
const MediaFile = z.object({ ...uploaded, size: orAbsent(z.number().positive()) }).transform(withVersion)
const optionalFile = orAbsent(MediaFile)

/** One question with its answer in Markdown. */
export const Faq = z.object({
  documentId: words,
  question: words,
  answer: words,
  order: orAbsent(z.number()),
})
export type Faq = z.infer<typeof Faq>

/** One article; `content` is Markdown that may contain HTML, `tags` is comma-separated. */
export const Blog = z.object({
  documentId: words,
  title: words,
  content: z.string().catch(''),
  /** Day of publication, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  author: optionalWords,
  authorRole: optionalWords,
  /** Whether `author` is a person whom an editor has confirmed, not an organisation. */
  authorIsPerson: orAbsent(z.boolean()),
  /** The clinician who has read it, their registration, and the day, `YYYY-MM-DD`. */
  reviewedBy: optionalWords,
  reviewerRegistration: optionalWords,
  reviewedOn: orAbsent(z.iso.date()),
  summary: optionalWords,
  /** A short summary in Hindi, Markdown. */
  summaryHindi: optionalWords,
  category: optionalWords,
  tags: optionalWords,
  blogImage: optionalImage,
})
export type Blog = z.infer<typeof Blog>

/** One awareness campaign (`webinar` in the CMS); `content` is Markdown, `related_tags` is comma-separated. */
export const Campaign = z.object({
  documentId: words,
  title: words,
  description: optionalWords,
  content: z.string().catch(''),
  /** Its first day, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  related_tags: optionalWords,
  image: optionalImage,
})
export type Campaign = z.infer<typeof Campaign>

/** A film in a popup. */
export const Film = z.object({
  title: words,
  videoFile: optionalFile,
  poster: optionalImage,
  captions: optionalFile,
})
export type Film = z.infer<typeof Film>

/** One newsletter issue; `content` is Markdown. */
export const Newsletter = z.object({
  documentId: words,
  title: words,
  issue: orAbsent(z.number().int().positive()),
  /** Day of sending, `YYYY-MM-DD`. */
  date: optionalWords,
  summary: optionalWords,
  content: z.string().catch(''),
  isSample,
})
export type Newsletter = z.infer<typeof Newsletter>
/** The fields of a film; `time` is a time of day in words, `description` is Markdown. */
const film = {
  documentId: words,
  title: words,
  description: optionalWords,
  author: optionalWords,
  createdAt: optionalWords,
  time: optionalWords,
  videoFile: MediaFile,
  poster: optionalImage,
  captions: optionalFile,
}

/** One film to watch. */
export const Video = z.object(film)
export type Video = z.infer<typeof Video>

/** One recorded seminar. */
export const Seminar = z.object(film)
export type Seminar = z.infer<typeof Seminar>

/** One recording to listen to; `tags` is comma-separated, `description` is Markdown. */
export const Audio = z.object({
  documentId: words,
  title: words,
  description: optionalWords,
  author: optionalWords,
  tags: optionalWords,
  thumbnail: optionalImage,
  audioFile: MediaFile,
})
export type Audio = z.infer<typeof Audio>

/** Returns tags as a list: trimmed, without empty ones. */
export function splitTags(tags: string | undefined) {
  return (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Returns the address of an uploaded file: its `url` on the content host; absolute addresses are unchanged. */
export function mediaAddress(contentHost: string, url: string) {
  return URL.canParse(url) ? url : `${contentHost}${url}`
}

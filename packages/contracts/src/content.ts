import { z } from 'zod'
import { optionalWords, orAbsent, words } from './content-fields.ts'
import { versionedAddress } from './media-version.ts'

/*
 * What the content service (Strapi 5, REST) answers. Editors write it, so reading is tolerant: unknown fields
 * are ignored, an optional part that is broken counts as absent, and a record that lacks what it cannot be
 * shown without is dropped and reported, never thrown at the page.
 */

const uploaded = { url: words, updatedAt: optionalWords }

/** Adds the version of an uploaded file to its address. */
function withVersion<File extends { url: string; updatedAt?: string | undefined }>({
  updatedAt,
  ...file
}: File) {
  return { ...file, url: versionedAddress(file.url, updatedAt) }
}

/** An uploaded picture; `url` is a path on the content host with the version of the file, width and height are in pixels. */
export const MediaImage = z
  .object({
    ...uploaded,
    alternativeText: optionalWords,
    width: orAbsent(z.number().int().positive()),
    height: orAbsent(z.number().int().positive()),
  })
  .transform(withVersion)
export type MediaImage = z.infer<typeof MediaImage>

/** A picture that may be absent. */
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

/** One article; `content` is Markdown that may hold HTML, `tags` is comma-separated. */
export const Blog = z.object({
  documentId: words,
  title: words,
  content: z.string().catch(''),
  /** Day of publication, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  author: optionalWords,
  authorRole: optionalWords,
  summary: optionalWords,
  /** A short summary in Hindi, Markdown. */
  summaryHindi: optionalWords,
  category: optionalWords,
  tags: optionalWords,
  blogImage: optionalImage,
})
export type Blog = z.infer<typeof Blog>

/** One awareness campaign (called webinar there); `content` is Markdown, `related_tags` is comma-separated. */
export const Campaign = z.object({
  documentId: words,
  title: words,
  description: optionalWords,
  content: z.string().catch(''),
  /** Day on which it begins, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  related_tags: optionalWords,
  image: optionalImage,
})
export type Campaign = z.infer<typeof Campaign>

/** A film as a popup shows it. */
export const Film = z.object({
  title: words,
  videoFile: optionalFile,
  poster: optionalImage,
  captions: optionalFile,
})
export type Film = z.infer<typeof Film>

/** One letter of the newsletter archive; `content` is Markdown. */
export const Newsletter = z.object({
  documentId: words,
  title: words,
  issue: orAbsent(z.number().int().positive()),
  /** Day on which it went out, `YYYY-MM-DD`. */
  date: optionalWords,
  summary: optionalWords,
  content: z.string().catch(''),
})
export type Newsletter = z.infer<typeof Newsletter>
/** What a film is made of; `time` is the hour of the day in words, `description` is Markdown. */
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

/** Tags as a list: trimmed, without empty ones. */
export function splitTags(tags: string | undefined) {
  return (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Address of an uploaded file: the content host prefixed to its `url`; a full address stays as it is. */
export function mediaAddress(contentHost: string, url: string) {
  return URL.canParse(url) ? url : `${contentHost}${url}`
}

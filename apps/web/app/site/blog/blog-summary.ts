import type { Blog } from '@pulli/contracts/content.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { type ImageSources, imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { plainText } from '#content/render-markdown.ts'
import { blogAddress } from '#record-addresses.ts'

const EXCERPT_LENGTH = 220

/** What a card shows of a blog or a campaign. */
export interface PostSummary {
  id: string
  href: string
  title: string
  summary: string
  day: string | undefined
  author: string | undefined
  image: ImageSources | undefined
}

/** The `sizes` attribute of a card's picture. */
export const CARD_SIZES = '(min-width: 66rem) 26rem, (min-width: 40rem) 46vw, 92vw'

/** A blog as a card, with the article's first words if it has no summary. */
export const summarizeBlog = memoizeByObject(
  (blog: Blog): PostSummary => ({
    id: blog.documentId,
    href: blogAddress(blog.documentId),
    title: blog.title,
    summary: blog.summary ?? excerpt(plainText(blog.content)),
    day: dayInWords(blog.date ?? blog.createdAt),
    author: blog.author,
    image: blog.blogImage && imageSources(blog.blogImage, CARD_SIZES),
  }),
)

/** All of them; the same list gives the same cards, so that their rendered output can be cached. */
export const summarizeBlogs = memoizeByObject((blogs: readonly Blog[]): readonly PostSummary[] =>
  blogs.map(summarizeBlog),
)

/** Cuts between words, so that no word and no syllable of Devanagari is broken. */
export function excerpt(text: string, length = EXCERPT_LENGTH) {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`
}

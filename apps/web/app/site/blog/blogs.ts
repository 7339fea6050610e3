import { Blog } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { type ImageSources, imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { plainText } from '#content/render-markdown.ts'
import { blogAddress } from '#record-addresses.ts'

/** LIM-01: on landing pages, and as recommendations (BLS-05, CMD-04). */
export const LATEST = 3
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

const NONE: readonly Blog[] = []

/** The three newest blogs; none when the content service has no answer (ERR-03). */
export async function latestBlogs(context: LoaderContext) {
  const list = await readList(context, Blog, contentPaths.latestBlogs)
  const blogs = list?.records ?? NONE
  return blogs.length > LATEST ? blogs.slice(0, LATEST) : blogs
}

/** What a page with blogs says about their feed. */
export function blogFeedLink() {
  return { href: addresses.blogFeed, title: m.journals_feed_title({ brand: m.shell_brand() }) }
}

import type { Blog } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInWords } from '#content/day-in-words.ts'
import { type ImageSources, imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { plainText, renderMarkdown } from '#content/render-markdown.ts'
import { excerpt } from './blogs.ts'

const WORDS_A_MINUTE = 200
export const DESCRIPTION_LENGTH = 155

/** A clinician's review, as entered by editors. */
export interface Review {
  by: string | undefined
  registration: string | undefined
  /** `YYYY-MM-DD` */
  on: string | undefined
}

/** A blog, a campaign or a letter, ready to be shown whole. */
export interface Article {
  id: string
  title: string
  description: string
  lead: string | undefined
  contentHtml: string
  hindiHtml: string | undefined
  /** `YYYY-MM-DD`, and in words. */
  publishedOn: string | undefined
  day: string | undefined
  minutes: number
  author: string | undefined
  authorRole: string | undefined
  /** Whether `author` is a person whom an editor has confirmed. */
  authorIsPerson?: boolean | undefined
  /** For advice: the clinician who reviewed it, and when. Undefined for other texts. */
  review?: Review
  image: ImageSources | undefined
  tags: readonly string[]
  /** Whether it is invented, for example a sample letter. */
  isSample?: boolean | undefined
}

/** BLS-02: the same three on every blog. */
const relatedTags = [m.blog_tag_family_problem, m.blog_tag_therapy, m.blog_tag_depression]

/** How wide a banner is: with the text beside the panel, alone on a phone. */
export const BANNER_SIZES = '(min-width: 60rem) 65vw, 92vw'

/** A blog, ready to be shown whole. */
export const articleOf = memoizeByObject((blog: Blog): Article => {
  const text = articleText(blog.content)
  return {
    id: blog.documentId,
    title: blog.title,
    description: excerpt(blog.summary ?? text.words, DESCRIPTION_LENGTH),
    lead: blog.summary,
    contentHtml: text.html.replace(/^<p>/, '<p class="prose__first">'),
    hindiHtml: blog.summaryHindi && renderMarkdown(blog.summaryHindi),
    publishedOn: (blog.date ?? blog.createdAt)?.slice(0, 10),
    day: dayInWords(blog.date ?? blog.createdAt),
    minutes: text.minutes,
    author: blog.author,
    authorRole: blog.authorRole,
    authorIsPerson: blog.authorIsPerson,
    review: { by: blog.reviewedBy, registration: blog.reviewerRegistration, on: blog.reviewedOn },
    image: blog.blogImage && imageSources(blog.blogImage, BANNER_SIZES),
    tags: relatedTags.map((name) => name()),
  }
})

/** An editor's text: as HTML that is safe to show, as words, and how long it takes to read. */
export function articleText(content: string) {
  const words = plainText(content)
  return {
    html: renderMarkdown(content),
    words,
    minutes: Math.max(1, Math.round(words.split(' ').length / WORDS_A_MINUTE)),
  }
}

import type { Blog } from '@pulli/contracts/content.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { type ImageSources, imageSources } from '#content/image-sources.ts'
import { plainText, renderMarkdown } from '#content/render-markdown.ts'
import { excerpt } from './blog-summary.ts'

const WORDS_A_MINUTE = 200
const DESCRIPTION_LENGTH = 155

/** A blog, ready to be shown whole. */
export interface Article {
  id: string
  title: string
  description: string
  lead: string | undefined
  contentHtml: string
  hindiHtml: string | undefined
  day: string | undefined
  minutes: number
  author: string | undefined
  authorRole: string | undefined
  image: ImageSources | undefined
}

// Rendered once for each record that was read.
const articles = new WeakMap<Blog, Article>()

export function articleOf(blog: Blog): Article {
  let article = articles.get(blog)
  if (!article) {
    article = makeArticle(blog)
    articles.set(blog, article)
  }
  return article
}

function makeArticle(blog: Blog): Article {
  const words = plainText(blog.content)
  return {
    id: blog.documentId,
    title: blog.title,
    description: excerpt(blog.summary ?? words, DESCRIPTION_LENGTH),
    lead: blog.summary,
    contentHtml: renderMarkdown(blog.content).replace(/^<p>/, '<p class="prose__first">'),
    hindiHtml: blog.summaryHindi && renderMarkdown(blog.summaryHindi),
    day: dayInWords(blog.date ?? blog.createdAt),
    minutes: Math.max(1, Math.round(words.split(' ').length / WORDS_A_MINUTE)),
    author: blog.author,
    authorRole: blog.authorRole,
    image: blog.blogImage && imageSources(blog.blogImage, '100vw'),
  }
}

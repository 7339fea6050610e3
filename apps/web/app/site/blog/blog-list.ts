import { Blog, Blog as BlogSchema, splitTags } from '@pulli/contracts/content.ts'
import { type ContentReader, type Site, siteContext } from '@pulli/web/site-context.ts'
import MiniSearch, { type Query } from 'minisearch'
import { blogPagePath } from '#content/content-paths.ts'
import { doWithout, fetchList, type LoaderContext, readList } from '#content/read-content.ts'
import { plainText } from '#content/render-markdown.ts'
import type { BlogListQuery } from '#record-addresses.ts'
import { readOrigin } from '#shell/origin.ts'
import { foldTerm } from '#site/search/fold-term.ts'
import { searchTerms } from '#site/search/search-terms.ts'
import { PAGE_SIZE, type Page, pageNumber, pageOf } from './page-of.ts'

const LONGEST = 100

/** Reads the filters of the list. */
export function blogListQuery(query: URLSearchParams): BlogListQuery & { page: number } {
  const words = (name: string) => query.get(name)?.trim().slice(0, LONGEST) || undefined
  return {
    q: words('q'),
    category: words('category'),
    tag: words('tag'),
    page: pageNumber(query.get('page')),
    from: readOrigin(query.get('from')),
  }
}

/** The newest blog with these words in its title. */
export async function findByTitle(context: LoaderContext, words: string): Promise<Blog | undefined> {
  try {
    const { blogs } = await blogIndex(context.get(siteContext))
    return blogs.find(({ title }) => foldTerm(title).includes(foldTerm(words)))
  } catch (error) {
    return doWithout(context, blogPagePath(1, PAGE_SIZE), error)
  }
}

/** One page of the list; undefined when the content service has no answer. */
export async function blogList(
  context: LoaderContext,
  { page, ...query }: ReturnType<typeof blogListQuery>,
): Promise<Page<Blog> | undefined> {
  if (query.q || query.category || query.tag) {
    try {
      return pageOf(findBlogs(await blogIndex(context.get(siteContext)), query), page)
    } catch (error) {
      return doWithout(context, blogPagePath(1, PAGE_SIZE), error)
    }
  }
  const list = await readList(context, Blog, blogPagePath(page, PAGE_SIZE))
  return list && { records: list.records, page, pageCount: list.pageCount }
}

const READ_AT_ONCE = 100
const LONGEST_QUERY = 200

/** As the index splits what it reads; signs at either end leave an empty word there. */
const split: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** All published blogs, newest first, and an index of their words (BLG-03). */
export interface BlogIndex {
  blogs: readonly Blog[]
  words: MiniSearch<Blog & { body: string }>
}

export function indexBlogs(blogs: readonly Blog[]): BlogIndex {
  const words = new MiniSearch<Blog & { body: string }>({
    idField: 'documentId',
    fields: ['title', 'summary', 'summaryHindi', 'category', 'tags', 'author', 'body'],
    processTerm: foldTerm,
    searchOptions: {
      boost: { title: 4, summary: 2, summaryHindi: 2, tags: 2, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  words.addAll(blogs.map((blog) => ({ ...blog, body: plainText(blog.content) })))
  return { blogs, words }
}

/** The blogs that match every given part of the query: best match first for words, else newest first. */
export function findBlogs({ blogs, words }: BlogIndex, { q, category, tag }: BlogListQuery) {
  const found = q ? findWords(blogs, words, q.slice(0, LONGEST_QUERY)) : blogs
  return found.filter(
    (blog) =>
      (!category || isSame(blog.category, category)) &&
      (!tag || splitTags(blog.tags).some((one) => isSame(one, tag))),
  )
}

/** Blogs with these words; where there are none, those on the topic of the words, in whatever language they are. */
function findWords(blogs: readonly Blog[], words: BlogIndex['words'], q: string) {
  const byId = new Map(blogs.map((blog) => [blog.documentId, blog]))
  const { own, topic } = searchTerms(q)
  const queries = split(own)
    .filter(Boolean)
    .map((word) => withSwaps(word, words))
  const found = words.search({ combineWith: 'AND', queries })
  return (found.length > 0 ? found : onTopic(words, topic)).flatMap(({ id }) => byId.get(id) ?? [])
}

/** A body mentions many things; its other fields say what a blog is about. */
function onTopic(words: BlogIndex['words'], topic: readonly string[]) {
  if (topic.length === 0) return []
  const fields = ['title', 'summary', 'tags', 'category']
  return words.search({ combineWith: 'OR', queries: [...topic], fields, fuzzy: false })
}

/**
 * A word that begins none of the blogs' words may have two letters in the other order. That is the commonest slip of
 * a finger, and counts as two where letters are compared place by place.
 */
function withSwaps(word: string, words: BlogIndex['words']): Query {
  if (word.length < 4 || words.search(word, { fuzzy: false }).length > 0) return word
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
  return { combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: swaps, fuzzy: false }] }
}

function isSame(one: string | undefined, other: string) {
  return one !== undefined && foldTerm(one.trim()) === foldTerm(other.trim())
}

// One index per content reader, rebuilt after a publication; concurrent requests share it.
const indexes = new WeakMap<ContentReader, { version: number; index: Promise<BlogIndex> }>()

/** @throws {ContentUnavailable} when the blogs cannot be read */
export function blogIndex(site: Pick<Site, 'content' | 'log'>): Promise<BlogIndex> {
  const { content } = site
  const { version } = content
  const known = indexes.get(content)
  if (known?.version === version) return known.index
  const index = fetchAllBlogs(site).then(indexBlogs)
  indexes.set(content, { version, index })
  index.catch(() => {
    if (indexes.get(content)?.index === index) indexes.delete(content)
  })
  return index
}

async function fetchAllBlogs(site: Pick<Site, 'content' | 'log'>) {
  const blogs: Blog[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const list = await fetchList(site, BlogSchema, blogPagePath(page, READ_AT_ONCE))
    blogs.push(...list.records)
    pageCount = list.pageCount
  }
  // Something published between two pages can move a blog onto both.
  return [...new Map(blogs.map((blog) => [blog.documentId, blog])).values()]
}

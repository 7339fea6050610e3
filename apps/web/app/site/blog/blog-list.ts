import { Blog } from '@pulli/contracts/content.ts'
import { siteContext } from '@pulli/web/site-context.ts'
import { blogPagePath } from '#content/content-paths.ts'
import { doWithout, type LoaderContext, readList } from '#content/read-content.ts'
import type { BlogListQuery } from '#record-addresses.ts'
import { readOrigin } from '#shell/origin.ts'
import { foldTerm } from '#site/search/fold-term.ts'
import { blogIndex, findBlogs } from './blog-search.ts'
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

import { Blog } from '@pulli/contracts/content.ts'
import { siteContext } from '@pulli/web/site-context.ts'
import { blogPagePath } from '#content/content-paths.ts'
import { doWithout, type LoaderContext, readList } from '#content/read-content.ts'
import type { BlogListQuery } from '#record-addresses.ts'
import { readOrigin } from '#shell/origin.ts'
import { blogIndex, findBlogs } from './blog-search.ts'
import { PAGE_SIZE, type Page, pageNumber, pageOf } from './page-of.ts'

const LONGEST = 100

/** Reads the filters of the list from an address. */
export function blogListQuery(url: string): BlogListQuery & { page: number } {
  const query = new URL(url).searchParams
  const words = (name: string) => query.get(name)?.trim().slice(0, LONGEST) || undefined
  return {
    q: words('q'),
    category: words('category'),
    tag: words('tag'),
    page: pageNumber(query.get('page')),
    from: readOrigin(query.get('from')),
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

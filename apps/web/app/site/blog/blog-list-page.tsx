import { m } from '@pulli/messages/messages.js'
import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { Pager } from '@pulli/ui/pager/pager.tsx'
import { data, useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import type { LoaderContext } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { type BlogListQuery, blogListAddress } from '#record-addresses.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { originCrumb } from '#shell/origin.ts'
import { FoundElsewhere } from '#site/search/elsewhere.tsx'
import { findElsewhere } from '#site/search/find-elsewhere.ts'
import { HelpFirst } from '#site/search/help-first.tsx'
import { needsHelp } from '#site/search/needs-help.ts'
import type { Route } from './+types/blog-list-page'
import { BlogCards } from './blog-cards.tsx'
import { blogFeedLink } from './blog-feed.ts'
import { blogList, blogListQuery } from './blog-list.ts'
import { summarizeBlog } from './blog-summary.ts'
import { NothingListed } from './nothing-listed.tsx'
import { SidePanel } from './side-panel.tsx'
import './list-page.css'
import './search-first.css'

/** A page past the end does not exist: it answers 404, with the way to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = blogListQuery(request.url)
  const { page, pageCount, records } = (await blogList(context, query)) ?? {
    page: query.page,
    pageCount: query.page,
    records: [],
  }
  const isPastEnd = page > pageCount
  // Anyone can make up a tag: what lists nothing is not worth keeping.
  if (records.length === 0) context.set(partialPage, true)
  return data(
    serverOnly({
      query,
      page,
      pageCount,
      isPastEnd,
      isHelpFirst: searchNeedsHelp(request.url),
      elsewhere: await besideBlogs(context, query, records.length === 0),
      blogs: records.map(summarizeBlog),
    }),
    { status: isPastEnd ? 404 : 200 },
  )
}

/** Checks the whole input, including what is too long to search for. */
function searchNeedsHelp(url: string) {
  const typed = new URL(url).searchParams.get('q')?.trim()
  return Boolean(typed && needsHelp(typed))
}

/** What else a search finds; a list that is empty for another reason suggests something too. */
async function besideBlogs(
  context: LoaderContext,
  query: ReturnType<typeof blogListQuery>,
  isEmpty: boolean,
) {
  const { q, category, tag, page } = query
  const words = q ?? (isEmpty ? (tag ?? category) : undefined)
  return words && page === 1 ? findElsewhere(context, words) : undefined
}

export function meta(args: Route.MetaArgs) {
  const { query, page, isPastEnd, isHelpFirst } = args.loaderData ?? { query: {}, page: 1 }
  // On a shared phone, tabs and history must not repeat a cry for help.
  const title = (isHelpFirst ? undefined : listTitle(query)) ?? m.blog_list_meta_title()
  return describePage(args, {
    title: pageTitle(page > 1 ? m.blog_list_meta_title_page({ title, page: String(page) }) : title),
    description: m.blog_list_meta_description(),
    canonical: blogListAddress({ ...query, page, from: undefined }),
    feed: blogFeedLink(),
    isUnlisted: isPastEnd || Boolean(query.q),
  })
}

function listTitle({ q, category, tag }: BlogListQuery) {
  if (q) return m.blog_list_search_title({ query: q })
  if (category) return m.blog_list_category_title({ category })
  return tag && m.blog_list_tag_title({ tag })
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { query, page, pageCount, isPastEnd, isHelpFirst, elsewhere, blogs } = loaderData
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const narrowed = listTitle(query)
  const parent = originCrumb(query.from) ?? { label: m.blog_crumb(), href: addresses.journals }
  const trail: Crumb[] = [parent, { label: m.blog_list_all() }]
  if (narrowed)
    trail.splice(1, 1, { label: m.blog_list_all(), href: addresses.blogGrid }, { label: narrowed })
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="grid list">
        <header className="list__h">
          <h1>{narrowed ?? m.blog_list_title()}</h1>
          {isHelpFirst && <HelpFirst />}
        </header>
        <div className="list__b">
          {blogs.length > 0 ? (
            <BlogCards blogs={blogs} layout="page" />
          ) : (
            <NothingListed
              query={query}
              isPastEnd={isPastEnd}
              pageCount={pageCount}
              hasOther={isHelpFirst || (elsewhere?.isFound ?? false)}
            />
          )}
          {blogs.length > 0 && (
            <Pager
              label={m.shell_nav_pages()}
              previousLabel={m.pager_prev()}
              nextLabel={m.pager_next()}
              pageLabel={m.pager_page()}
              page={page}
              pageCount={pageCount}
              hrefFor={(other) => blogListAddress({ ...query, page: other })}
            />
          )}
          {elsewhere && (elsewhere.isFound || blogs.length === 0) && (
            <FoundElsewhere
              found={elsewhere}
              panel={blogs.length === 0 && !elsewhere.isFound ? settings?.blogPanel : undefined}
            />
          )}
        </div>
        <div className="list__s">
          <SidePanel panel={settings?.blogPanel} query={query} />
        </div>
      </div>
    </div>
  )
}

import { distressIn } from '@pulli/domain/search/distress.ts'
import { m } from '@pulli/messages/messages.js'
import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { Pager } from '@pulli/ui/pager/pager.tsx'
import { data, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import type { LoaderContext } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { type BlogListQuery, blogAddress, blogListAddress } from '#record-addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { originCrumb } from '#shell/origin.ts'
import { FoundElsewhere } from '#site/search/elsewhere.tsx'
import { findElsewhere } from '#site/search/find-elsewhere.ts'
import { EVERYTHING, HelpFirst } from '#site/search/help-first.tsx'
import type { Route } from './+types/blog-list-page'
import { BlogCards } from './blog-cards.tsx'
import { blogList, blogListQuery, findByTitle } from './blog-list.ts'
import { blogFeedLink, summarizeBlog } from './blogs.ts'
import { NothingListed } from './nothing-listed.tsx'
import { SidePanel } from './side-panel.tsx'
import './list-page.css'
import './search-first.css'

/** In the address of the list: the panel with all numbers, for a browser without scripts. */
const HELP = 'help'

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const title = search.get('title')
  if (title) throw redirect(await addressByTitle(context, title))
  return listPage(context, search)
}

/** Texts link to an article by words of its title, since its address is made by the content service. */
async function addressByTitle(context: LoaderContext, words: string) {
  const blog = await findByTitle(context, words)
  return blog ? blogAddress(blog.documentId) : addresses.blogGrid
}

/** A search is posted, so that its words are in no address (D65). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const q = form.get('q')
  return listPage(context, new URLSearchParams(typeof q === 'string' ? { q } : {}))
}

/** A page past the end does not exist: it answers 404, with the way to the last one. */
async function listPage(context: LoaderContext, search: URLSearchParams) {
  const query = blogListQuery(search)
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
      // The whole input, including the part too long to search for.
      distress: distressIn(search.get('q') ?? ''),
      isHelpAsked: search.has(HELP),
      elsewhere: await besideBlogs(context, query, records.length === 0),
      blogs: records.map(summarizeBlog),
    }),
    { status: isPastEnd ? 404 : 200 },
  )
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
  const { query, page, isPastEnd, distress } = args.loaderData ?? { query: {}, page: 1 }
  // On a shared phone, tabs, history and what is shared must not repeat a cry for help.
  const isHelpFirst = Boolean(distress?.groups.length)
  const title = (isHelpFirst ? undefined : listTitle(query)) ?? m.blog_list_meta_title()
  return describePage(args, {
    title: pageTitle(page > 1 ? m.blog_list_meta_title_page({ title, page: String(page) }) : title),
    description: m.blog_list_meta_description(),
    canonical: isHelpFirst ? addresses.blogGrid : blogListAddress({ ...query, page, from: undefined }),
    feed: blogFeedLink(),
    isUnlisted: isPastEnd || Boolean(query.q),
  })
}

function listTitle({ q, category, tag }: BlogListQuery) {
  if (q) return m.blog_list_search_title({ query: q })
  if (category) return m.blog_list_category_title({ category })
  return tag && m.blog_list_tag_title({ tag })
}

export default function BlogListPage({ loaderData, actionData }: Route.ComponentProps) {
  const listed = actionData ?? loaderData
  const { query, page, pageCount, isPastEnd, distress, isHelpAsked, elsewhere, blogs } = listed
  const { settings } = useRoot()
  const isHelpFirst = distress.groups.length > 0
  const narrowed = isHelpFirst ? undefined : listTitle(query)
  const parent = originCrumb(query.from) ?? { label: m.blog_crumb(), href: addresses.journals }
  const trail: Crumb[] = [parent, { label: m.blog_list_all() }]
  if (narrowed)
    trail.splice(1, 1, { label: m.blog_list_all(), href: addresses.blogGrid }, { label: narrowed })
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="grid list">
        <header className="list__head">
          <h1>{isHelpFirst ? m.search_help_title() : (narrowed ?? m.blog_list_title())}</h1>
          {isHelpFirst && <HelpFirst found={distress} />}
          {isHelpAsked && <HelpFirst found={EVERYTHING} />}
          {(isHelpFirst || actionData) && (
            <div data-address={isHelpFirst ? addresses.blogGrid : blogListAddress(query)} />
          )}
          {isHelpFirst && !actionData && <LeaveAddress />}
        </header>
        <div className="list__body">
          {blogs.length > 0 ? (
            <BlogCards blogs={blogs} layout="page" />
          ) : (
            <NothingListed
              query={isHelpFirst && isPastEnd ? { page: query.page } : query}
              isPastEnd={isPastEnd}
              pageCount={pageCount}
              hasOther={isHelpFirst || (elsewhere?.isFound ?? false)}
            />
          )}
          {blogs.length > 0 && !isHelpFirst && (
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
        <div className="list__side">
          <SidePanel panel={settings?.blogPanel} query={query} />
        </div>
      </div>
    </div>
  )
}

/** Without a script a page with the numbers, and no words in its address, takes the place of this one (D65). */
function LeaveAddress() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${addresses.blogGrid}?${HELP}`} />
    </noscript>
  )
}

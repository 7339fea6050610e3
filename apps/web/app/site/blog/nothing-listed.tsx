import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { type BlogListQuery, blogListAddress } from '#record-addresses.ts'
import { PastEnd } from './past-end.tsx'

interface NothingListedProps {
  query: BlogListQuery
  isPastEnd: boolean
  pageCount: number
  /** Something else matches, or help is shown above: no hint about spelling then. */
  hasOther: boolean
}

/** A list without blogs: past its end, nothing that matches, or nothing at all; with a way back. */
export function NothingListed({ query, isPastEnd, pageCount, hasOther }: NothingListedProps) {
  if (isPastEnd) {
    return <PastEnd page={query.page} lastHref={blogListAddress({ ...query, page: pageCount })} />
  }
  if (!query.q && !query.category && !query.tag) {
    return <EmptyState headingLevel={2} title={m.blog_list_empty()} text={m.blog_list_empty_text()} />
  }
  return (
    <>
      {hasOther ? (
        <EmptyState headingLevel={2} title={m.search_no_article()} text={m.search_no_article_text()} />
      ) : (
        <EmptyState headingLevel={2} title={m.blog_list_none()} text={m.blog_list_none_text()} />
      )}
      <p>
        <MoreLink href={addresses.blogGrid} back>
          {m.blog_list_all()}
        </MoreLink>
      </p>
    </>
  )
}

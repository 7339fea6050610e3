import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses, type BlogListQuery, blogListAddress } from '#addresses.ts'

interface NothingListedProps {
  query: BlogListQuery
  isPastEnd: boolean
  pageCount: number
}

/** A list without blogs: past its end, nothing that matches, or nothing at all; with a way back. */
export function NothingListed({ query, isPastEnd, pageCount }: NothingListedProps) {
  if (isPastEnd) {
    return (
      <>
        <EmptyState
          headingLevel={2}
          title={m.blog_list_past_end({ page: String(query.page) })}
          text={m.blog_list_past_end_text()}
        />
        <p>
          <MoreLink href={blogListAddress({ ...query, page: pageCount })} back>
            {m.blog_list_last_page()}
          </MoreLink>
        </p>
      </>
    )
  }
  if (!query.q && !query.category && !query.tag) {
    return <EmptyState headingLevel={2} title={m.blog_list_empty()} text={m.blog_list_empty_text()} />
  }
  return (
    <>
      <EmptyState headingLevel={2} title={m.blog_list_none()} text={m.blog_list_none_text()} />
      <p>
        <MoreLink href={addresses.blogGrid} back>
          {m.blog_list_all()}
        </MoreLink>
      </p>
    </>
  )
}

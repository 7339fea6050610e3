import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'

/** In place of a page past the end of a list, with the way to the last one. */
export function PastEnd({ page, lastHref }: { page: number | undefined; lastHref: string }) {
  return (
    <>
      <EmptyState
        headingLevel={2}
        title={m.blog_list_past_end({ page: String(page) })}
        text={m.blog_list_past_end_text()}
      />
      <p>
        <MoreLink href={lastHref} back>
          {m.blog_list_last_page()}
        </MoreLink>
      </p>
    </>
  )
}

import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { BlogCards } from '#site/blog/blog-cards.tsx'
import type { PostSummary } from '#site/blog/blog-summary.ts'

/** HOME-09: one large, two small; an empty state where there is nothing (ERR-03). */
export function Latest({ blogs }: { blogs: readonly PostSummary[] }) {
  return (
    <section className="section" aria-labelledby="blog-h">
      <div className="wrap">
        <div className="row-head">
          <h2 id="blog-h">{m.home_blog_title()}</h2>
          <MoreLink href={addresses.blogGrid}>{m.home_blog_all()}</MoreLink>
        </div>
        <BlogCards blogs={blogs} layout="trio" />
      </div>
    </section>
  )
}

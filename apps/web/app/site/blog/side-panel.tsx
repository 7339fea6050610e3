import { type SiteSetting, splitTags } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { CategoryList } from '@pulli/ui/category-list/category-list.tsx'
import { SearchBox } from '@pulli/ui/search-box/search-box.tsx'
import { TagList } from '@pulli/ui/tag-list/tag-list.tsx'
import { addresses, type BlogListQuery, blogListAddress } from '#addresses.ts'

interface SidePanelProps {
  /** BLG-06: lists and counts are the settings'. */
  panel: SiteSetting['blogPanel']
  query?: BlogListQuery
}

/** BLG-03 to BLG-07, and BLS-04. */
export function SidePanel({ panel, query = {} }: SidePanelProps) {
  const categories = panel?.categories ?? []
  const tags = splitTags(panel?.popularTags)
  return (
    <aside className="side" aria-label={m.blog_panel()}>
      <BlogSearch value={query.q} />
      {categories.length > 0 && (
        <section>
          <h2 className="side__h">{m.blog_categories()}</h2>
          <CategoryList
            items={categories.map(({ name, count }) => ({
              label: name,
              count,
              href: blogListAddress({ category: name }),
              current: name === query.category,
            }))}
          />
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className="side__h">{m.blog_popular_tags()}</h2>
          <TagList items={tags.map((tag) => ({ label: tag, href: blogListAddress({ tag }) }))} />
        </section>
      )}
    </aside>
  )
}

export function BlogSearch({ value }: { value?: string | undefined }) {
  return (
    <SearchBox
      action={addresses.blogGrid}
      name="q"
      label={m.blog_search()}
      buttonLabel={m.blog_search()}
      placeholder={m.blog_search_hint()}
      value={value}
    />
  )
}

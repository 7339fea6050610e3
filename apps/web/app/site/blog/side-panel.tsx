import { splitTags } from '@pulli/contracts/content.ts'
import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { CategoryList } from '@pulli/ui/category-list/category-list.tsx'
import { SearchBox } from '@pulli/ui/search-box/search-box.tsx'
import { TagList } from '@pulli/ui/tag-list/tag-list.tsx'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { type BlogListQuery, blogListAddress } from '#record-addresses.ts'
import { HelpFirst } from '#site/search/help-first.tsx'
import './side-panel.css'

interface SidePanelProps {
  /** BLG-06: lists and counts are the settings'. */
  panel: SiteSetting['blogPanel']
  query?: BlogListQuery
  /** Heading above the search on pages about something other than blogs. */
  before?: ReactNode
  searchLabel?: string
}

/** BLG-03 to BLG-07, and BLS-04. */
export function SidePanel({ panel, query = {}, before, searchLabel }: SidePanelProps) {
  const categories = panel?.categories ?? []
  const tags = splitTags(panel?.popularTags)
  return (
    <aside className="side" aria-label={m.blog_panel()}>
      {before}
      <BlogSearch value={query.q} label={searchLabel} />
      {categories.length > 0 && (
        <section>
          <h2 className="side__head">{m.blog_categories()}</h2>
          <CategoryList
            items={categories.map(({ name, count, isSample }) => ({
              label: name,
              count,
              sampleWord: isSample && count !== undefined ? m.sample_mark() : undefined,
              href: blogListAddress({ category: name }),
              current: name === query.category,
            }))}
          />
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className="side__head">{m.blog_popular_tags()}</h2>
          <TagList items={tags.map((tag) => ({ label: tag, href: blogListAddress({ tag }) }))} />
        </section>
      )}
    </aside>
  )
}

interface BlogSearchProps {
  value?: string | undefined
  label?: string | undefined
}

export function BlogSearch({ value, label = m.blog_search() }: BlogSearchProps) {
  return (
    <div className="searching" data-enhancer="search">
      <SearchBox
        action={addresses.blogGrid}
        name="q"
        label={label}
        buttonLabel={m.blog_search()}
        placeholder={m.blog_search_hint()}
        value={value}
      />
      <div role="status">
        <div data-role="help" hidden>
          <HelpFirst />
        </div>
      </div>
    </div>
  )
}

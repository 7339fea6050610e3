import { m } from '@pulli/messages/messages.js'
import type { MetaDescriptor } from 'react-router'

/** What the head of a document says about its page. */
export interface PageDescription {
  title: string
  description: string
  /** Path of the page's one true address. */
  canonical?: string | undefined
  /** Not for search engines: results of a search, pages that are not there. */
  isUnlisted?: boolean | undefined
  /** The RSS feed of what it lists. */
  feed?: FeedLink | undefined
}

/** A feed: its path, and what a reader calls it. */
export interface FeedLink {
  href: string
  title: string
}

interface RootMatch {
  loaderData?: unknown
}

/** Meta descriptors of a page; `matches` gives the site's origin. */
export function describePage(
  { matches }: { matches: readonly (RootMatch | undefined)[] },
  { title, description, canonical, isUnlisted, feed }: PageDescription,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { publicUrl?: string } | undefined
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical !== undefined && root?.publicUrl
      ? [{ tagName: 'link' as const, rel: 'canonical', href: root.publicUrl + canonical }]
      : []),
    ...(feed ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** Title of a page other than home: its own words, then the brand. */
export function pageTitle(page: string) {
  return m.shell_page_title({ page, brand: m.shell_brand() })
}

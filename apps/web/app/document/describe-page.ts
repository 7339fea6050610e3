import { m } from '@pulli/messages/messages.js'
import type { MetaDescriptor } from 'react-router'
import { addresses } from '#addresses.ts'
import { SHARE_IMAGE_SIZE, shareImageAddress } from '#share-image/share-image.ts'

/** Metadata of a page for its head. */
export interface PageDescription {
  title: string
  description: string
  /** The canonical path. */
  canonical?: string | undefined
  /** Excluded from search engines: search results, missing pages. */
  isUnlisted?: boolean | undefined
  /** The RSS feed of the list. */
  feed?: FeedLink | undefined
  /** The page is an article, published on this day (`YYYY-MM-DD`, if known). */
  article?: { publishedOn: string | undefined } | undefined
}

/** A feed: its path, and its title in a feed reader. */
export interface FeedLink {
  href: string
  title: string
}

interface RootMatch {
  loaderData?: unknown
}

/** Data of the root loader, if it did not fail. */
export interface RootData {
  publicUrl?: string
  settings?: { brandName?: string | undefined } | undefined
}

/** Returns the meta descriptors of a page. The site's origin comes from `matches`. */
export function describePage(
  { matches }: { matches: readonly (RootMatch | undefined)[] },
  page: PageDescription,
): MetaDescriptor[] {
  const { title, description, canonical, isUnlisted, feed } = page
  const root = matches[0]?.loaderData as RootData | undefined
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical !== undefined && root?.publicUrl
      ? [{ tagName: 'link' as const, rel: 'canonical', href: root.publicUrl + canonical }]
      : []),
    ...(feed ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(root?.publicUrl ? sharedPage(page, root.publicUrl, root.settings?.brandName ?? m.shell_brand()) : []),
  ]
}

/** Open Graph data. A page without a canonical path is shown as home. */
function sharedPage(
  { title, description, canonical, article }: PageDescription,
  publicUrl: string,
  brand: string,
) {
  const ownTitle = withoutBrand(title)
  const image = shareImageAddress(
    canonical
      ? { title: ownTitle, brand, seed: canonical }
      : { title: m.home_meta_title({ brand: m.shell_brand() }), brand, seed: addresses.home },
  )
  const properties = {
    'og:title': ownTitle,
    'og:description': description,
    'og:type': article ? 'article' : 'website',
    'og:site_name': brand,
    'og:locale': 'en_IN',
    'og:url': canonical && publicUrl + canonical,
    'article:published_time': article?.publishedOn,
    'og:image': publicUrl + image,
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_IMAGE_SIZE.width),
    'og:image:height': String(SHARE_IMAGE_SIZE.height),
    'og:image:alt': m.shell_share_image({ title: canonical ? ownTitle : brand }),
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function withoutBrand(title: string) {
  const brand = pageTitle('')
  return title.endsWith(brand) ? title.slice(0, -brand.length) : title
}

/** Returns the title of a page other than home: its own words, then the brand. */
export function pageTitle(page: string) {
  return m.shell_page_title({ page, brand: m.shell_brand() })
}

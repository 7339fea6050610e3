import { m } from '@pulli/messages/messages.js'
import type { MetaDescriptor } from 'react-router'
import { addresses } from '#addresses.ts'
import { SHARE_IMAGE_SIZE, shareImageAddress } from '#share-image/share-image.ts'

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
  /** What the page shows is one article, published on this day (`YYYY-MM-DD`, where it is known). */
  article?: { publishedOn: string | undefined } | undefined
}

/** A feed: its path, and what a reader calls it. */
export interface FeedLink {
  href: string
  title: string
}

interface RootMatch {
  loaderData?: unknown
}

/** What the root loader gives, where it did not fail. */
export interface RootData {
  publicUrl?: string
  settings?: { brandName?: string | undefined } | undefined
}

/** Meta descriptors of a page; `matches` gives the site's origin. */
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

/** What others show beside a link to the page; one that has no address of its own is shown as home. */
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

/** Title of a page other than home: its own words, then the brand. */
export function pageTitle(page: string) {
  return m.shell_page_title({ page, brand: m.shell_brand() })
}

import { cacheablePage } from './cacheable-page.ts'

const MOST_PAGES = 500

/** What there is on the public pages. */
export interface CrawledSite {
  /** How many were rendered. */
  readonly pages: number
  /** What they name of `/img/`, such as `720/photo_ab12.png.avif`, each once. */
  readonly images: readonly string[]
}

/**
 * Visits the public pages from the home page on, by their links alone, so that everything they read of the
 * content service is at hand when that service goes away. A page that fails is left to its visitor.
 */
export async function crawlSite(render: (path: string) => Promise<Response>): Promise<CrawledSite> {
  const seen = new Set<string>(['/'])
  const images = new Set<string>()
  let pages = 0
  for (const path of seen) {
    if (pages === MOST_PAGES) break
    pages += 1
    const html = await render(path).then(
      (answer) => answer.text(),
      () => '',
    )
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g)) {
      const key = cacheablePage({ method: 'GET', url: href.replaceAll('&amp;', '&'), headers: {} })
      if (key) seen.add(key)
    }
    for (const [, address = ''] of html.matchAll(/\/img\/(\d+\/[\w.-]+\.(?:avif|webp))/g)) images.add(address)
  }
  return { pages, images: [...images] }
}

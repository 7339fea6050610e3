import { cacheablePage } from './cacheable-page.ts'

const MOST_PAGES = 500

/** The result of a crawl. */
export interface CrawledSite {
  /** The number of rendered pages. */
  readonly pages: number
  /** Their images below `/img/`, such as `720/photo_ab12.png.avif`, each once. */
  readonly images: readonly string[]
}

/**
 * Crawls the public pages by their links, from the home page on, so that all content they read is cached when the
 * content service goes down. A failed page is skipped.
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

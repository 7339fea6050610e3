import { cacheablePage } from '../http/cacheable-page.ts'

const MOST_PAGES = 500

/**
 * Visits the public pages from the home page on, by their links alone, so that everything they read of the
 * content service is at hand when that service goes away. A page that fails is left to its visitor.
 * @returns how many pages were rendered
 */
export async function walkSite(render: (path: string) => Promise<Response>): Promise<number> {
  const seen = new Set<string>(['/'])
  for (const path of seen) {
    if (seen.size > MOST_PAGES) break
    const html = await render(path).then(
      (answer) => answer.text(),
      () => '',
    )
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g)) {
      const key = cacheablePage({ method: 'GET', url: href.replaceAll('&amp;', '&'), headers: {} })
      if (key) seen.add(key)
    }
  }
  return seen.size
}

import { patientFetch } from './patient-fetch.ts'

/** A page as a visitor without a session gets it. */
interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty unless it is HTML. */
  readonly html: string
}

/** By path, with the query if there is one. */
export type Pages = Record<string, Page>

const AT_ONCE = 3

/** Reads all pages of a site: those of its site map, and what is reached from them. */
export async function crawl(
  siteUrl: string,
  { seeds, linksOf }: { seeds: readonly string[]; linksOf(html: string): string[] },
): Promise<Pages> {
  const pages: Pages = {}
  const waiting = new Set([...(await listedPaths(siteUrl)), ...seeds])
  const seen = new Set(waiting)
  const visit = async () => {
    for (const path of waiting) {
      waiting.delete(path)
      const page = await open(siteUrl + path)
      pages[path] = page
      for (const link of ownLinks(linksOf(page.html), siteUrl, path)) {
        const target = link.split('#')[0] ?? ''
        if (!seen.has(target)) waiting.add(target)
        seen.add(target)
      }
    }
  }
  while (waiting.size > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return pages
}

/** The paths of the site map. */
export async function listedPaths(siteUrl: string): Promise<string[]> {
  const siteMap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** The targets of all `a` elements. */
export function anchorsOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** Returns those of the addresses on a page that are the site's own, with query and fragment. */
export function ownLinks(hrefs: readonly string[], siteUrl: string, path: string): string[] {
  const { origin } = new URL(siteUrl)
  return hrefs.flatMap((href) => {
    const target = new URL(href, siteUrl + path)
    return target.origin === origin ? [target.pathname + target.search + target.hash] : []
  })
}

async function open(url: string): Promise<Page> {
  const answer = await patientFetch(url)
  const text = await answer.text()
  const headers = Object.fromEntries(answer.headers)
  const isHtml = headers['content-type']?.startsWith('text/html') === true
  return { status: answer.status, headers, html: isHtml ? text : '' }
}

import { beforeAll, expect, test } from 'vitest'
import { anchorsOf, listedPaths, ownLinks } from './crawl.ts'
import { crawledSite } from './crawled-site.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'

interface Opened {
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  isPage: boolean
  /** The addresses it links to, with anchor text. */
  links: string[]
  ids: Set<string>
}

/** Pages that the site map lists. */
let listed: string[] = []
const opened = new Map<string, Opened>()
/** The page of each link, for error messages. */
const foundOn = new Map<string, string>()

/** Returns every address reachable from the home page in a number of clicks. */
function reachedWithin(clicks: number) {
  const reached = new Set(['/'])
  for (let click = 1; click <= clicks; click++) {
    const next = [...reached].flatMap((path) => opened.get(path)?.links ?? [])
    for (const link of next) reached.add(withoutAnchor(link))
  }
  return reached
}

const withoutAnchor = (link: string) => link.split('#')[0] ?? ''

beforeAll(async () => {
  const { url, pages } = await crawledSite('shared')
  listed = await listedPaths(url)
  for (const path of ['/', ...listed]) foundOn.set(path, '/sitemap.xml')
  for (const [path, { status, headers, html }] of Object.entries(pages)) {
    const isPage = status === 200 && html !== ''
    const links = isPage ? ownLinks(anchorsOf(html), url, path) : []
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
    opened.set(path, { status, location: headers.location, isPage, links, ids })
    for (const link of links)
      for (const name of [link, withoutAnchor(link)]) if (!foundOn.has(name)) foundOn.set(name, path)
  }
}, 180_000)

test('CNT-06 CNT-09 every entry is reachable from the home page and in the sitemap', () => {
  const count = (prefix: string) => [...opened.keys()].filter((path) => path.startsWith(prefix)).length
  expect(count('/single-blog/')).toBeGreaterThanOrEqual(17)
  expect(count('/single-campaign/')).toBeGreaterThanOrEqual(12)
  expect(count('/community/')).toBeGreaterThanOrEqual(4)
})

test('NC-03 every link of the site opens', () => {
  // Texts link to an article by words of its title; without such an article they would lead to the list.
  const leadsToArticle = (path: string, { location }: Opened) =>
    path.startsWith('/blog-grid?title=') && location?.startsWith('/single-blog/')
  const broken = [...opened].filter(([path, page]) => page.status !== 200 && !leadsToArticle(path, page))
  expect(
    broken.map(([path, { status }]) => `${path} answers ${status}, linked on ${foundOn.get(path)}`),
  ).toEqual([])
})

test('NC-03 the target of every fragment link exists', () => {
  const links = [...foundOn].filter(([link]) => link.includes('#'))
  expect(links.length).toBeGreaterThan(0)
  const missed = links.filter(([link]) => {
    const [path = '', id = ''] = link.split('#')
    return !opened.get(path)?.ids.has(decodeURIComponent(id))
  })
  expect(missed.map(([link, page]) => `${link}, linked on ${page}`)).toEqual([])
})

test('NAV-17 NAV-18 every page is three clicks from the home page, older entries four', () => {
  const [near, far] = [reachedWithin(3), reachedWithin(4)]
  const pages = listed.filter((path) => path.lastIndexOf('/') === 0)
  expect(pages.length).toBeGreaterThanOrEqual(28)
  expect([...PUBLIC_ROUTES, '/dashboard/login', ...pages].filter((path) => !near.has(path))).toEqual([])
  expect(listed.filter((path) => !far.has(path))).toEqual([])
})

test('NAV-01 NAV-11 every page leads back home', () => {
  expect(opened.get('/dashboard/OTP')?.isPage).toBe(true)
  const pages = [...opened].filter(([, { isPage }]) => isPage)
  expect(pages.length).toBeGreaterThan(50)
  const deadEnds = pages.filter(([path, { links }]) => path !== '/' && !links.includes('/'))
  expect(deadEnds.map(([path]) => path)).toEqual([])
})

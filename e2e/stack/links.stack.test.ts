import { beforeAll, expect, test } from 'vitest'
import { patientFetch } from './patient-fetch.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { stack } from './shared-stack.ts'

const AT_ONCE = 3

interface Opened {
  status: number
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

async function open(path: string): Promise<Opened> {
  const answer = await patientFetch(path)
  const text = await answer.text()
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') === true
  return {
    status: answer.status,
    isPage,
    links: isPage ? linksOf(text, path) : [],
    ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/** Links of the site itself, whole: header, content and footer. */
function linksOf(html: string, path: string) {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const own = new URL(stack.siteUrl)
  return hrefs.flatMap((href) => {
    const target = new URL(href, stack.siteUrl + path)
    return target.origin === own.origin ? [target.pathname + target.search + target.hash] : []
  })
}

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
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text()
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const waiting = new Set(['/', ...listed])
  for (const path of waiting) foundOn.set(path, '/sitemap.xml')
  const visit = async () => {
    for (const path of waiting) {
      waiting.delete(path)
      opened.set(path, { status: 0, isPage: false, links: [], ids: new Set() })
      const page = await open(path)
      opened.set(path, page)
      for (const link of page.links) {
        const target = withoutAnchor(link)
        for (const name of [link, target]) if (!foundOn.has(name)) foundOn.set(name, path)
        if (!opened.has(target)) waiting.add(target)
      }
    }
  }
  while (waiting.size > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit))
}, 180_000)

test('CNT-06 CNT-09 every entry is reachable from the home page and in the sitemap', () => {
  const count = (prefix: string) => [...opened.keys()].filter((path) => path.startsWith(prefix)).length
  expect(count('/single-blog/')).toBeGreaterThanOrEqual(17)
  expect(count('/single-campaign/')).toBeGreaterThanOrEqual(12)
  expect(count('/community/')).toBeGreaterThanOrEqual(4)
})

test('NC-03 every link of the site opens', () => {
  const broken = [...opened].filter(([, { status }]) => status !== 200)
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

test('NAV-01 NAV-11 every page leads back home', async () => {
  opened.set('/dashboard/OTP', await open('/dashboard/OTP'))
  const pages = [...opened].filter(([, { isPage }]) => isPage)
  expect(pages.length).toBeGreaterThan(50)
  const deadEnds = pages.filter(([path, { links }]) => path !== '/' && !links.includes('/'))
  expect(deadEnds.map(([path]) => path)).toEqual([])
})

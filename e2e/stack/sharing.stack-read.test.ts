import { beforeAll, expect, test } from 'vitest'
import { crawledSite } from './crawled-site.ts'
import { stack } from './shared-stack.ts'

/** The HTML of every page of the sitemap, by path. */
const pages = new Map<string, string>()
/** The site's public URL. */
let origin = ''

/** The HTML of every page that is reached by links. */
const reached = new Map<string, string>()

beforeAll(async () => {
  const crawled = await crawledSite('shared')
  const xml = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address))
  origin = addresses[0]?.origin ?? ''
  for (const { pathname } of addresses) {
    const page = crawled.pages[pathname]
    expect([pathname, page?.status]).toEqual([pathname, 200])
    pages.set(pathname, page?.html ?? '')
  }
  for (const [path, { html }] of Object.entries(crawled.pages)) reached.set(path, html)
}, 180_000)

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

function metaOf(html: string, name: string) {
  const [, content] =
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html) ?? /** absent */ []
  return content?.replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)
}

interface Fact {
  '@type': string
  [property: string]: unknown
}

function factsOf(html: string): Fact[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

test('every page has link preview metadata with the site’s own addresses', () => {
  expect(pages.size).toBeGreaterThan(40)
  for (const [path, html] of pages) {
    const said = Object.fromEntries(
      ['title', 'description', 'type', 'url', 'image', 'image:width', 'image:height', 'image:alt'].map(
        (name) => [name, metaOf(html, `og:${name}`)],
      ),
    )
    expect(said, path).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      type: /^\/single-|^\/community\/./.test(path) ? 'article' : 'website',
      url: origin + path,
      image: expect.stringContaining(`${origin}/og/`),
      'image:width': '1200',
      'image:height': '630',
      'image:alt': expect.stringMatching(/\S/),
    })
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image')
  }
})

test('every page has its own share image, of the declared size and at most 100 kB', async () => {
  const images = [...pages.values()].map((html) => metaOf(html, 'og:image') ?? '')
  expect(new Set(images).size).toBe(pages.size)
  // One of each kind is drawn, `npm run test:long` draws them all.
  const kinds = new Map(
    [...pages.keys()].map((path, at) => [path.split('/').slice(0, 2).join('/'), images[at]]),
  )
  for (const image of process.env.LONG ? images : kinds.values()) {
    if (image === undefined) throw new Error('a page names no picture')
    const answer = await fetch(image)
    expect(answer.status, image).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(100 * 1024)
  }
}, 120_000)

test.each(['/og/nothing.png', '/og/blogs.png', '/og/single-blog/none.png', '/og/team.png/more', '/og/'])(
  'there is no share image at %s',
  async (path) => {
    expect((await fetch(stack.siteUrl + path)).status).toBe(404)
  },
)

/** The properties that schema.org and search engines require per type. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'description', 'image', 'author', 'publisher', 'datePublished', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  MedicalOrganization: ['name', 'url', 'description'],
  Person: ['name', 'jobTitle'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
}

test('structured data is complete, and its addresses are absolute', () => {
  for (const [path, html] of pages) {
    for (const fact of factsOf(html)) {
      expect(fact['@context'], path).toBe('https://schema.org')
      const missing = REQUIRED[fact['@type']]?.filter((name) => !fact[name])
      expect(missing, `${path} ${fact['@type']}`).toEqual([])
      for (const name of ['image', 'contentUrl', 'thumbnailUrl', 'mainEntityOfPage', 'url'])
        if (fact[name]) expect(String(fact[name]), path).toMatch(/^https?:\/\//)
    }
  }
})

test('NAV-11 every page except home has breadcrumbs', () => {
  for (const [path, html] of pages) {
    const [way, ...more] = factsOf(html).filter((fact) => fact['@type'] === 'BreadcrumbList')
    expect(more).toEqual([])
    if (path === '/') {
      expect(way).toBeUndefined()
      continue
    }
    const steps = way?.itemListElement as { position: number; name: string; item?: string }[]
    expect(steps.length, path).toBeGreaterThan(1)
    expect(steps[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Home',
      item: `${origin}/`,
    })
    for (const [index, { position, name, item }] of steps.entries()) {
      expect([position, name], path).toEqual([index + 1, expect.stringMatching(/\S/)])
      if (index < steps.length - 1) expect(item, path).toMatch(/^https?:\/\//)
    }
  }
})

test.each([
  [/^\/single-blog\/./, 'Article'],
  [/^\/single-campaign\/./, 'Article'],
  [/^\/community\/./, 'Article'],
  [/^\/seminars$/, 'VideoObject'],
  [/^\/arts-video$/, 'VideoObject'],
  [/^\/faq$/, 'FAQPage'],
  [/^\/about$/, 'MedicalOrganization'],
])('every page like %s is described as %s', (like, type) => {
  const alike = [...pages].filter(([path]) => like.test(path))
  expect(alike.length).toBeGreaterThan(0)
  for (const [path, html] of alike)
    expect(
      factsOf(html).map((fact) => fact['@type']),
      path,
    ).toContain(type)
})

/** Returns the paths a page links to, without fragments and non-pages. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test('every page is reachable from home by links, and links back', () => {
  const seen = new Set(['/'])
  for (const path of seen) {
    const html = reached.get(path)
    if (html === undefined) expect.fail(`nobody has read ${path}`)
    const links = linksOf(html)
    if (path !== '/' && html.includes('<main')) expect(links, path).toContain('/')
    // Lists lead to lists of every category and tag; their pages are enough.
    for (const link of links) if (!/[?]|\.[a-z0-9]+$/.test(link) || /[?&]page=/.test(link)) seen.add(link)
  }
  expect([...pages.keys()].filter((path) => !seen.has(path))).toEqual([])
})

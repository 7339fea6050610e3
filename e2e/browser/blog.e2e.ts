import type { Page } from '@playwright/test'
import { contentAdmin } from '../stack/content-admin.ts'
import { cards, FIRST_SESSION, panel, SLEEP } from './blog-list.ts'
import { addressOf, latestBlogs, readBlogs, readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

async function openBlog(page: Page, title: string) {
  await page.goto(`/blog-grid?q=${encodeURIComponent(title)}`)
  await cards(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('BLG-01 BLG-02 LIM-02 STA-13 ten blogs a page; Prev rests on the first, Next on the last', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const admin = await contentAdmin()
  const tag = `Pager ${Date.now()}`
  const banner = await bannerOf(FIRST_SESSION)
  expect(banner).toEqual(expect.any(Number))
  const ids: string[] = []
  try {
    for (let count = 1; count <= 11; count += 1) {
      ids.push(await admin.createAndPublish('blog', blogOf(`${tag}, number ${count}`, tag, banner)))
    }
    // The list of all, and a narrowed one, have pages of their own.
    for (const address of ['/blog-grid', `/blog-grid?tag=${encodeURIComponent(tag)}`]) {
      // What was kept before the last of them was published is out of date for a moment.
      await expect(async () => {
        await page.goto(address)
        await expect(cards(page).getByText(`${tag}, number 11`)).toHaveCount(1, { timeout: 100 })
        await expect(cards(page)).toHaveCount(10)
      }).toPass({ timeout: 20_000 })
      await expect(pager(page).getByRole('button', { name: 'Prev' })).toBeDisabled()
      const [, pageCount] = (await pager(page).innerText()).match(/1\/(\d+)/) ?? []
      const last = Number(pageCount)
      expect(last).toBeGreaterThanOrEqual(2)
      const seen = new Set<string>()
      for (let number = 1; ; number += 1) {
        await expect(pager(page)).toContainText(`${number}/${last}`)
        for (const title of await cards(page).getByRole('heading').allInnerTexts()) seen.add(title)
        if (number === last) break
        expect(await cards(page).count()).toBe(10)
        await pager(page).getByRole('link', { name: 'Next' }).click()
      }
      await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled()
      expect([...seen].filter((title) => title.startsWith(tag))).toHaveLength(11)
      await pager(page).getByRole('link', { name: 'Prev' }).click()
      await expect(pager(page)).toContainText(`${last - 1}/${last}`)

      // A page past the end is none, and says where the last one is.
      const past = await page.goto(`${address}${address.includes('?') ? '&' : '?'}page=${last + 1}`)
      expect(past?.status()).toBe(404)
      await page.getByRole('link', { name: 'Go to the last page' }).click()
      await expect(pager(page)).toContainText(`${last}/${last}`)
    }
  } finally {
    for (const id of ids) await admin.remove('blog', id)
  }
})

/** The number of a seeded picture: other tests look at the banner of whichever blog is the latest. */
async function bannerOf(title: string) {
  const blogs = await readRecords<{ documentId: string; title: string; blogImage: { id: number } | null }>(
    'blogs',
    'sort=createdAt:asc&pagination[pageSize]=100',
  )
  return blogs.find((blog) => blog.title === title)?.blogImage?.id
}

function blogOf(title: string, tag: string, blogImage: number | undefined) {
  return {
    title,
    content: 'A quiet paragraph.',
    date: '2026-11-20',
    author: 'A test editor',
    summary: 'What a test editor wrote.',
    category: 'Parenting',
    tags: tag,
    blogImage,
  }
}

test('BLG-04 BLG-05 the panel lists the categories with their counts, and the popular tags', async ({
  page,
}) => {
  await page.goto('/blog-grid')
  const links = async (heading: string) => {
    const section = panel(page).getByRole('heading', { name: heading }).locator('..')
    const all = await section.getByRole('link').allInnerTexts()
    return all.map((text) => text.replace(/\s+/g, ' ').trim())
  }
  expect(await links('Categories')).toEqual([
    'Relationship 12',
    'Family Problem 23',
    'Couple Problem 36',
    'Parenting 16',
    'Depression 17',
    'Business Problems 21',
  ])
  expect(await links('Popular tags')).toEqual([
    'Family Problem',
    'Therapy',
    'Teenagers',
    'Depression',
    'Life Balance',
    'Work',
    'Couple Problem',
  ])
})

test('BLG-07 a category leads to its blogs', async ({ page }) => {
  const blogs = await readBlogs('sort=createdAt:desc&pagination[pageSize]=100')
  const expected = blogs.filter(({ category }) => category === 'Depression').map(({ title }) => title)
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThanOrEqual(10)
  await page.goto('/blog-grid')
  await panel(page)
    .getByRole('link', { name: /^Depression/ })
    .first()
    .click()
  await expect(page).toHaveURL('/blog-grid?category=Depression')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Depression')
  await expect(cards(page).getByRole('heading')).toHaveText(expected)
})

test('BLG-07 a tag leads to its blogs', async ({ page }) => {
  const blogs = await readBlogs('sort=createdAt:desc&pagination[pageSize]=100')
  const expected = blogs.filter(({ tags }) => tags?.split(',').some((tag) => tag.trim() === 'Life Balance'))
  expect(expected.length).toBeGreaterThan(0)
  await page.goto('/blog-grid')
  await panel(page).getByRole('link', { name: 'Life Balance' }).click()
  await expect(page).toHaveURL('/blog-grid?tag=Life+Balance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagged Life Balance')
  await expect(cards(page).getByRole('heading')).toHaveText(expected.slice(0, 10).map(({ title }) => title))
})

test('BLS-01 BLS-04 a blog shows its banner, date, author and content, beside the panel', async ({
  page,
}) => {
  await openBlog(page, FIRST_SESSION)
  const article = page.getByRole('article').first()
  const banner = article.getByRole('img', { name: /^A kolam in dark blue/ })
  await banner.scrollIntoViewIfNeeded()
  // The first to ask for a size waits until it is made.
  await expect
    .poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(300)
  // Enough of it to see what it is, and no lamp in a dark room.
  const shown = await banner.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect()
    return img.naturalWidth / img.naturalHeight / (width / height)
  })
  expect(shown).toBeGreaterThan(0.6)
  await expect(banner).toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(banner).toHaveCSS('filter', 'brightness(0.7)')
  await expect(article).toContainText('14 November 2026')
  await expect(article).toContainText('Pulli editorial · not yet clinically reviewed')
  await expect(article.getByRole('heading', { name: 'Before the call' })).toBeVisible()
  await expect(article.locator('blockquote')).toContainText('I would rather not answer that yet.')
  await expect(panel(page).getByRole('searchbox')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /^Relationship/ })).toBeVisible()
})

test('BLS-02 the related tags are the same three on every blog, and lead to their lists', async ({
  page,
}) => {
  for (const title of [FIRST_SESSION, SLEEP]) {
    await openBlog(page, title)
    const tags = page.getByRole('heading', { name: 'Related tags' }).locator('..').getByRole('link')
    await expect(tags).toHaveText(['Family Problem', 'Therapy', 'Depression'])
    await expect(tags.first()).toHaveAttribute('href', '/blog-grid?tag=Family+Problem')
  }
})

test('BLS-03 NC-09 four icons share the page’s own address', async ({ page }) => {
  await openBlog(page, SLEEP)
  const own = encodeURIComponent(new URL(page.url()).pathname)
  const icons = page.getByRole('list', { name: 'Share this article' }).getByRole('link')
  await expect(icons).toHaveCount(4)
  for (const [network, address] of [
    ['WhatsApp', /^https:\/\/wa\.me\//],
    ['Facebook', /^https:\/\/www\.facebook\.com\//],
    ['Twitter', /^https:\/\/(twitter|x)\.com\//],
    ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
  ] as const) {
    const icon = icons.and(page.getByLabel(`Share on ${network}`))
    await expect(icon).toHaveAttribute('href', address)
    expect(await icon.getAttribute('href')).toContain(own)
    await expect(icon).toHaveAttribute('rel', /noopener/)
  }
})

test('BLS-05 LIM-01 Recommended Articles shows the first three blogs', async ({ page }) => {
  // Other tests may publish blogs meanwhile, one after the other.
  test.setTimeout(60_000)
  await expect(async () => {
    const latest = await latestBlogs()
    await openBlog(page, SLEEP)
    const recommended = page.getByRole('region', { name: 'Recommended Articles' })
    await expect(recommended.getByRole('article').getByRole('heading')).toHaveText(
      latest.map(({ title }) => title),
      { timeout: 500 },
    )
  }).toPass({ timeout: 45_000 })
})

test('NC-39 a blog that does not exist answers 404, with something else to read', async ({ page }) => {
  const answer = await page.goto('/single-blog/there-is-no-such-blog')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article is not here.')
  await expect(page.getByRole('main')).toContainText('Unexpected Application Error!')
  await expect(panel(page).getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recommended Articles' }).getByRole('article')).toHaveCount(3)
})

test('BLS-03 a phone that has its own way of sharing offers it beside the four icons', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const shared = Object.assign(window, { shared: [] as unknown[] }).shared
    Object.assign(navigator, { canShare: () => true, share: async (what: unknown) => shared.push(what) })
  })
  const address = await addressOf('blog')
  const script = page.waitForResponse((answer) => /\/assets\/share-/.test(answer.url()))
  await page.goto(address)
  await page.getByRole('list', { name: 'Share this article' }).scrollIntoViewIfNeeded()
  await script
  const own = page.getByRole('button', { name: 'Share another way' })
  if (!isMobile) return expect(own).toBeHidden()
  await own.click()
  const shared = await page.evaluate(() => (window as unknown as { shared: object[] }).shared)
  expect(shared).toEqual([
    { title: await page.locator('h1').innerText(), url: expect.stringContaining(address) },
  ])
})

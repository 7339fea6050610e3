import type { Page } from '@playwright/test'
import { cards, FIRST_SESSION, panel, SLEEP } from './blog-list.ts'
import { addressOf, latestBlogs, readBlogs } from './site-pages.ts'
import { expect, test } from './test.ts'

async function openBlog(page: Page, title: string) {
  await page.goto(`/blog-grid?q=${encodeURIComponent(title)}`)
  await cards(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
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
  const latest = await latestBlogs()
  await openBlog(page, SLEEP)
  const recommended = page.getByRole('region', { name: 'Recommended Articles' })
  await expect(recommended.getByRole('article').getByRole('heading')).toHaveText(
    latest.map(({ title }) => title),
  )
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

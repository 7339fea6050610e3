import type { Page } from '@playwright/test'
import { latestBlogs, readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

interface CampaignEntry {
  readonly documentId: string
  readonly title: string
  readonly related_tags: string | null
}

const LATEST = 'sort=createdAt:desc&pagination[pageSize]=3'
const latestCampaigns = () => readRecords<CampaignEntry>('webinars', LATEST)
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test('JRN-01 JRN-02 JRN-03 NC-06 journals shows the three latest and leads to the list and back', async ({
  page,
}) => {
  const latest = await latestBlogs()
  await page.goto('/journals')
  await expect(cards(page).getByRole('heading')).toHaveText(latest.map(({ title }) => title))
  await expect(cards(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/single-blog/${latest[0]?.documentId}`,
  )
  await page.getByRole('link', { name: 'Read Blogs' }).click()
  await expect(page).toHaveURL('/blog-grid?from=%2Fjournals')
  await crumbs(page).getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/journals')
})

test('NAV-14 /blogs shows the page of /journals and names it as its one address', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page.getByRole('link', { name: 'Read Blogs' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/journals$/)
})

test('AWC-01 to AWC-07 the landing page has its buttons, figures, campaigns and the way to all', async ({
  page,
}) => {
  const latest = await latestCampaigns()
  await page.goto('/awareness-campaigns')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Invite us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about')
  const figures = main.getByRole('region', { name: 'Our work in figures' })
  for (const words of ['20+', 'years', '840+', 'patients', '98%', 'improved']) {
    await expect(figures).toContainText(words)
  }
  await expect(cards(page).getByRole('heading')).toHaveText(latest.map(({ title }) => title))
  await page.getByRole('link', { name: 'Read More Articles' }).click()
  await expect(page).toHaveURL('/campaigns?from=%2Fawareness-campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaigns')
  await crumbs(page).getByRole('link', { name: 'Awareness Campaigns' }).click()
  await expect(page).toHaveURL('/awareness-campaigns')
})

test('on a phone the name of a record has a line of its own in any typeface', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'elsewhere there is room for all of it')
  await page.goto('/campaigns')
  await cards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/single-campaign/)
  const here = crumbs(page).locator('[aria-current=page]')
  await expect(here).toBeVisible()
  await page.waitForLoadState()
  await here.evaluate((step) => (step.textContent = 'A'))
  const [last, home] = [await here.boundingBox(), await crumbs(page).getByRole('link').first().boundingBox()]
  if (!last || !home) throw new Error('there is no way')
  expect(last.x).toBe(home.x)
  expect(last.y).toBeGreaterThanOrEqual(home.y + home.height)
})

for (const [id, path] of [
  ['AWC-05', '/awareness-campaigns'],
  ['ABT-04', '/about'],
] as const) {
  test(`${id} STA-11 STA-12 the film of ${path} opens from its button, plays from here, closes by its mark or outside`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.goto(path)
    const film = page.getByRole('dialog').locator('video')
    await page.getByRole('button', { name: /Play the video/ }).click()
    await expect(film).toBeVisible()
    await expect(film).toHaveAttribute('src', /^\/uploads\//)
    await page.getByRole('button', { name: 'Close the video' }).click()
    await expect(film).toBeHidden()
    await page.getByRole('button', { name: /Play the video/ }).click()
    await page.mouse.click(5, 5)
    await expect(film).toBeHidden()
    expect(foreign).toEqual([])
  })
}

test('CMP-02 CMP-03 STA-13 campaigns come ten a page, and the list reloads with the page number', async ({
  page,
}) => {
  const all = await readRecords<CampaignEntry>('webinars', 'sort=createdAt:desc&pagination[pageSize]=100')
  const last = Math.max(1, Math.ceil(all.length / 10))
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await page.goto('/campaigns')
  await expect(cards(page).getByRole('heading')).toHaveText(all.slice(0, 10).map(({ title }) => title))
  await expect(cards(page).getByText('Read More')).toHaveCount(Math.min(10, all.length))
  await expect(pager).toContainText(`1/${last}`)
  await expect(pager.getByRole('button', { name: 'Prev' })).toBeDisabled()
  for (let number = 2; number <= last; number += 1) {
    await pager.getByRole('link', { name: 'Next' }).click()
    await expect(cards(page).getByRole('heading')).toHaveText(
      all.slice((number - 1) * 10, number * 10).map(({ title }) => title),
    )
  }
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('CMD-01 to CMD-05 NC-09 NC-10 a campaign has its own tags, share icons, and recommends campaigns', async ({
  page,
}) => {
  const [latest] = await latestCampaigns()
  await page.goto(`/single-campaign/${latest?.documentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(latest?.title ?? '')
  const tags = page.getByRole('heading', { name: 'Related tags' }).locator('..').getByRole('link')
  await expect(tags).toHaveText((latest?.related_tags ?? '').split(',').map((tag) => tag.trim()))
  const icons = page.getByRole('list', { name: 'Share this campaign' }).getByRole('link')
  await expect(icons).toHaveCount(4)
  const recommended = page.getByRole('region', { name: 'Recommended Campaigns' }).getByRole('article')
  await expect(recommended).toHaveCount(3)
  const [, second] = await latestCampaigns()
  await recommended.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/single-campaign/${second?.documentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
})

test('NC-39 a campaign that does not exist answers 404, with others to read', async ({ page }) => {
  const answer = await page.goto('/single-campaign/there-is-no-such-campaign')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This campaign is not here.')
  await expect(page.getByRole('main')).toContainText('Unexpected Application Error!')
})

for (const feed of ['/blogs.rss', '/campaigns.rss']) {
  test(`${feed} is a feed that a browser's parser takes`, async ({ page }) => {
    await page.goto('/journals')
    const found = await page.evaluate(async (path) => {
      const answer = await fetch(path)
      const xml = new DOMParser().parseFromString(await answer.text(), 'text/xml')
      return {
        type: answer.headers.get('content-type'),
        faults: xml.querySelectorAll('parsererror').length,
        items: xml.querySelectorAll('item > link').length,
      }
    }, feed)
    expect(found.type).toContain('application/rss+xml')
    expect(found.faults).toBe(0)
    expect(found.items).toBeGreaterThan(0)
  })
}

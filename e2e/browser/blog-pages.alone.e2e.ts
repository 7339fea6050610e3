import type { Page } from '@playwright/test'
import { contentAdmin } from '../stack/content-admin.ts'
import { cards, FIRST_SESSION } from './blog-list.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

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
      // Pages cached before the last publication are stale for a moment.
      await expect
        .poll(async () => await (await page.request.get(address)).text())
        .toContain(`${tag}, number 11`)
      await page.goto(address)
      await expect(cards(page).getByText(`${tag}, number 11`)).toHaveCount(1)
      await expect(cards(page)).toHaveCount(10)
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

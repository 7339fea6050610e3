import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { cards, panel } from './blog-list.ts'
import { inLongRun } from './long-run.ts'
import { expect, test } from './test.ts'

const TITLE = 'Please talk to someone first'
const help = (page: Page) => page.getByRole('main').getByRole('region', { name: TITLE })

async function expectHelp(page: Page, ...numbers: string[]) {
  await expect(help(page)).toHaveCount(1)
  await expect(help(page).getByRole('link', { name: /^Call/ })).toHaveText(
    numbers.map((number) => `Call ${number}`),
  )
  for (const number of numbers)
    await expect(help(page).getByRole('link', { name: `Call ${number}` })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
}

async function search(page: Page, words: string) {
  await page.goto('/blog-grid')
  const box = panel(page).getByRole('searchbox')
  await box.fill(words)
  await box.press('Enter')
}

for (const [words, ...numbers] of [
  ['marna chahta hu', '14416', '112'],
  ['kill myself', '14416', '112'],
  ['आत्महत्या के विचार', '14416', '112'],
  ['papa mujhe marte hai', '1098', '181', '112'],
  ['beti ne phenyl pi liya', '112'],
] as const)
  test(
    `BLG-03 D65 a search for “${words}” shows ${numbers.join(', ')}, before any result and in no address or title`,
    inLongRun(!['kill myself', 'papa mujhe marte hai'].includes(words)),
    async ({ page }) => {
      await search(page, words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help, and something to read')
      await expectHelp(page, ...numbers)
      const call = await help(page).getByRole('link', { name: 'Call' }).first().boundingBox()
      expect(call?.height).toBeGreaterThanOrEqual(44)
      const below = page.getByRole('main').getByRole('searchbox')
      const isPhone = (page.viewportSize()?.width ?? 0) < 1_000
      if (isPhone) await expect(help(page).getByRole('link', { name: 'Call' }).first()).toBeInViewport()
      if (isPhone) expect((await below.boundingBox())?.y).toBeGreaterThan(call?.y ?? 0)
      await expect(page).toHaveURL('/blog-grid')
      expect(await page.title()).not.toContain(words)
      expect(await violations(page)).toEqual([])
    },
  )

test('D65 a link with words of distress loses them, and a visit to an article and back keeps the page', async ({
  page,
}) => {
  await page.goto('/blog-grid?q=kill+myself')
  await expect(page).toHaveURL('/blog-grid')
  await expectHelp(page, '14416', '112')
  await cards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/single-blog/)
  await page.goBack()
  await expect(page).toHaveURL('/blog-grid')
})

test('BLG-03 help comes while someone types, before a search is sent and without a network', async ({
  page,
  context,
}) => {
  await page.goto('/blog-grid')
  const box = panel(page).getByRole('searchbox')
  const loaded = page.waitForResponse(/distress-(?!calls|groups).*\.js/).then((answer) => answer.finished())
  await box.focus()
  await loaded
  await context.setOffline(true)
  await box.fill('dead battery')
  await expect(help(page)).toHaveCount(0)
  await box.fill('mujhe marna hai')
  await expectHelp(page, '14416', '112')
  await expect(help(page).getByText('पहले किसी से बात कर लें')).toBeVisible()
  await box.fill('my husband beats me')
  await expectHelp(page, '181', '112')
  await expect(help(page).getByText('पहले किसी से बात कर लें')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: TITLE })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await box.fill('')
  await expect(help(page)).toHaveCount(0)
})

test('BLG-03 where the phrases cannot be loaded, help is shown for whatever is typed', async ({ page }) => {
  await page.route(/distress-(?!calls|groups).*\.js/, (route) => route.abort())
  await page.goto('/blog-grid')
  const box = panel(page).getByRole('searchbox')
  await box.fill('sleep')
  await expectHelp(page, '14416', '112')
})

test('NAV-22 an unknown address that asks for help shows the two numbers, and so does its search', async ({
  page,
}) => {
  const answer = await page.goto('/i-want-to-kill-myself')
  expect(answer?.status()).toBe(404)
  await expectHelp(page, '14416', '112')
  expect(await violations(page)).toEqual([])

  await page.goto('/nothing-is-at-this-address')
  await expect(help(page)).toHaveCount(0)
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('khudkushi')
  await box.press('Enter')
  await expect(page).toHaveURL('/blog-grid')
  await expectHelp(page, '14416', '112')
})

test('BLG-03 an ordinary search shows results and no panel', async ({ page }) => {
  await page.goto('/blog-grid?q=first+session')
  await expect(cards(page).first()).toBeVisible()
  await expect(help(page)).toHaveCount(0)
})

for (const words of ['neend nahi aati', 'नींद नहीं आती', 'exam stress', 'tension', 'ghabrahat'])
  test(
    `BLG-03 “${words}” finds an article and something to hear or to watch`,
    inLongRun(!['नींद नहीं आती', 'exam stress'].includes(words)),
    async ({ page }) => {
      await page.goto(`/blog-grid?${new URLSearchParams({ q: words })}`)
      await expect(cards(page).first()).toBeVisible()
      await expect(help(page)).toHaveCount(0)
      const other = page.getByRole('main').getByRole('region', { name: /^(?:Sounds|Films)$/ })
      const link = other.getByRole('link').first()
      const title = await link.innerText()
      await link.click()
      await expect(page).toHaveURL(/^[^?]*#(?:track|film)-/)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
    },
  )

test('BLG-03 where nothing matches there are topics, sounds, films and questions, and no article', async ({
  page,
}) => {
  await page.goto('/blog-grid?q=xylophonequux')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing found.' })).toBeVisible()
  for (const name of ['Topics', 'Sounds', 'Films', 'Questions people ask'])
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(main.locator('a[href^="/single-blog/"]')).toHaveCount(0)
  await main.getByRole('region', { name: 'Questions people ask' }).locator('summary').first().click()
  expect(await violations(page)).toEqual([])
})

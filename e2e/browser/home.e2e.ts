import type { Locator } from '@playwright/test'
import { latestBlogs, readSettings } from './site-pages.ts'
import { expect, test } from './test.ts'

interface HomeStat {
  value: string
  label: string
  isSample?: boolean
}

test('HOME-01 the hero shows the stats of the site settings', async ({ page }) => {
  const { homeStats } = await readSettings<{ homeStats: HomeStat[] }>()
  const known = homeStats.filter(({ value }) => value !== '')
  expect(known.length).toBeGreaterThan(0)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('term')).toHaveText(
    known.map(({ label, isSample }) => (isSample ? `${label} sample` : label)),
  )
  await expect(main.getByRole('definition')).toHaveText(known.map(({ value }) => value))
})

test('HOME-02 the hero leads to the experts and to an appointment', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Meet the Experts' })).toHaveAttribute('href', '/team')
  const appointment = main.getByRole('link', { name: 'Get Appointment' })
  await expect(appointment).toHaveAttribute('href', '/get-started')
  await expect(appointment).toBeInViewport()
})

test('HOME-04 the grid leads to five things to do', async ({ page }) => {
  await page.goto('/')
  const grid = page.getByRole('region', { name: 'Supporting Your Mental Well-being' })
  const links = grid.getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/assessments',
    '/seminars',
    '/journals',
    '/arts-video',
    '/awareness-campaigns',
  ])
})

test('HOME-06 the app section leads to the two stores of the settings', async ({ page }) => {
  const { storeLinks } = await readSettings<{
    storeLinks: { appStoreUrl: string; googlePlayUrl: string }
  }>()
  await page.goto('/')
  const section = page.locator('#ref-4')
  await expect(section.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    storeLinks.appStoreUrl,
  )
  await expect(section.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    storeLinks.googlePlayUrl,
  )
})

test('HOME-07 a consultation is booked in four steps, in this order', async ({ page }) => {
  await page.goto('/')
  const guide = page.getByRole('region', { name: 'Book a consultation' })
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText([
    'Download the app',
    'Register and follow simple steps',
    'Choose a slot',
    'Align your calendar',
  ])
})

test('HOME-08 the form is offered as the first discounted consultation', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#consult')
  await expect(section).toContainText('Your first consultation costs less')
  await expect(section.getByRole('button', { name: 'Request a consultation' })).toBeVisible()
})

test('HOME-09 LIM-01 home shows the three latest blogs, newest first', async ({ page }) => {
  const latest = await latestBlogs()
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'New on the blog' }).getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(latest.map(({ title }) => title))
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(latest.map(({ documentId }) => `/single-blog/${documentId}`))
})

test('LIM-18 a blog card clamps its title at 2 lines and its description at 4', async ({ page }) => {
  await page.goto('/blog-grid')
  const card = page.getByRole('article').nth(1)
  const title = card.getByRole('heading')
  const text = card.getByRole('paragraph').last()
  expect(await linesOfLongText(title)).toBe(2)
  expect(await linesOfLongText(text)).toBe(4)
})

/** Returns how many lines of an overlong text are visible. */
function linesOfLongText(of: Locator) {
  return of.evaluate((element) => {
    element.textContent = 'a long word '.repeat(200)
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    return Math.round((element.clientHeight - padding) / Number.parseFloat(lineHeight))
  })
}

test('HOME-03 STA-09 one question is open at a time, and a click on the open one closes it', async ({
  page,
}) => {
  await page.goto('/')
  const faq = page.getByRole('region', { name: 'Questions people ask' })
  const questions = faq.locator('summary')
  const open = faq.locator('details[open]')
  expect(await questions.count()).toBeGreaterThanOrEqual(2)
  for (const index of [1, 0, 1]) {
    await questions.nth(index).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText(await questions.nth(index).innerText())
    await expect(open.getByRole('paragraph').first()).toBeVisible()
  }
  await questions.nth(1).click()
  await expect(open).toHaveCount(0)
})

test('STA-10 a question shows a plus when closed and a minus when open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Questions people ask' }).locator('summary').nth(1)
  // Two bars; one of them is upright in a plus and horizontal in a minus.
  const uprightBars = () =>
    question.locator('[aria-hidden=true]').evaluate(
      (sign) =>
        ['::before', '::after'].filter((bar) => {
          const { transform } = getComputedStyle(sign, bar)
          return transform !== 'none' && Math.abs(new DOMMatrix(transform).b) > 0.5
        }).length,
    )
  expect(await uprightBars()).toBe(1)
  await question.click()
  await expect.poll(uprightBars).toBe(0)
  await question.click()
  await expect.poll(uprightBars).toBe(1)
})

test('HOME-05 STA-11 STA-12 the video opens over the page, from our own address, and closes in two ways', async ({
  page,
  baseURL,
}) => {
  const films: string[] = []
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
  await page.goto('/')
  const play = page.getByRole('button', { name: /Play the video/ })
  await play.scrollIntoViewIfNeeded()
  const dialog = page.getByRole('dialog').filter({ has: page.locator('video') })
  await expect(dialog).toBeHidden()
  // Nothing of the film is fetched before it is asked for.
  expect(films).toEqual([])

  await play.click()
  await expect(dialog).toBeVisible()
  await expect.poll(() => films.length).toBeGreaterThan(0)
  expect(films.every((film) => film.startsWith(`${baseURL}/uploads/`))).toBe(true)
  await expect
    .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close the video' }).click()
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)

  await play.click()
  await expect(dialog).toBeVisible()
  await dialog.locator('video').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
})

test('LIM-17 a dialog is 32em wide, and never wider than the screen', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Talk to someone now' })
  const { width, em, screen } = await dialog.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    em: Number.parseFloat(getComputedStyle(element).fontSize),
    screen: innerWidth,
  }))
  if (isMobile) expect(width).toBeLessThan(screen)
  else expect(width).toBe(32 * em)
})

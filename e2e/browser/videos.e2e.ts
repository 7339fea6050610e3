import type { Locator, Page } from '@playwright/test'
import made from '../../apps/content/src/seeding/testing/made-films.json' with { type: 'json' }
import { holdBack } from './hold-back.ts'
import { inLongRun } from './long-run.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

interface VideoEntry {
  readonly documentId: string
  readonly title: string
  readonly author: string
  readonly time: string
  readonly createdAt: string
  readonly videoFile: { readonly url: string }
}

const PAGES = [
  { path: '/seminars', collection: 'seminars', card: 'article' },
  { path: '/arts-video', collection: 'videos', card: '.vid' },
] as const

const entriesOf = (collection: string) =>
  readRecords<VideoEntry>(collection, 'sort=createdAt:desc&pagination[pageSize]=100')
const isFilm = (path: string) => path.endsWith('.mp4')
const fetchedBy = (page: Page) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Returns the poster's address; undefined before it is loaded. */
const posterOf = (card: Locator) =>
  card
    .locator('.cover img')
    .evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : undefined,
    )

for (const { path, collection, card } of PAGES) {
  // Both pages have the same player.
  const others = inLongRun(path !== '/arts-video')

  test(`SEM-01 SEM-02 VID-01 ${path} shows player, poster, title, day, time, length, author and words`, async ({
    page,
  }) => {
    const entries = await entriesOf(collection)
    await page.goto(path)
    const cards = page.getByRole('main').locator(card)
    await expect(cards.getByRole('heading')).toHaveText(entries.map(({ title }) => title))
    const [first] = entries
    const one = cards.first()
    await expect(one.locator('video')).toHaveAttribute('controls', '')
    await expect.poll(() => posterOf(one)).toMatch(/^\/img\/\d+\/poster_.*\.avif$/)
    await expect(one.locator('video track[kind=captions]')).toHaveAttribute('src', /\.vtt\?v=/)
    await expect(one.getByRole('time')).toHaveAttribute('datetime', first?.createdAt.slice(0, 10) ?? '')
    await expect(one.getByText(`Posted by ${first?.author}`)).toBeVisible()
    await expect(one.getByRole('time')).toContainText(first?.time ?? '')
    await expect(one.locator('[data-length-of]')).toHaveText(/^\d+:\d\d$/)
  })

  test(
    `D44 STA-12 ${path} fetches no film before its card comes near, and none from elsewhere`,
    others,
    async ({ page, baseURL }) => {
      const entries = await entriesOf(collection)
      const fetched = fetchedBy(page)
      await page.setViewportSize({ width: 390, height: 300 })
      await page.goto(path)
      // The observer reports all positions at once: nearby cards are fetched with the first.
      await page.getByRole('main').locator(card).first().scrollIntoViewIfNeeded()
      await expect.poll(() => fetched).toContain(entries[0]?.videoFile.url)
      expect(fetched).not.toContain(entries.at(-1)?.videoFile.url)
      const origins = await page
        .locator('video')
        .evaluateAll((all) => (all as HTMLVideoElement[]).map(({ src }) => new URL(src).origin))
      expect(new Set(origins)).toEqual(new Set([baseURL]))
      await page.getByRole('main').locator(card).last().scrollIntoViewIfNeeded()
      await expect.poll(() => fetched.filter(isFilm)).toContain(entries.at(-1)?.videoFile.url)
    },
  )

  test(
    `SEM-04 ERR-04 ${path} says Loading... until a length is known, and 0 where it does not come`,
    others,
    async ({ page }) => {
      await page.route(/\.mp4\?v=/, (route) => route.abort())
      const release = await holdBack(page, /\.mp4\?v=/)
      await page.goto(path)
      const length = page.locator('[data-length-of]').first()
      await expect(length).toHaveText('Loading...')
      release()
      await expect(length).toHaveText('0:00')
    },
  )

  test(
    `SEM-03 SEM-04 ${path} tells the length that the film's own metadata has, as minutes:seconds`,
    others,
    async ({ page }) => {
      await page.goto(path)
      const length = page.locator('[data-length-of]').first()
      await expect(length).toHaveText(/^\d+:\d\d$/)
      const id = await length.getAttribute('data-length-of')
      const seconds = await page
        .locator(`[id="${id}"]`)
        .evaluate((film) => Math.round((film as HTMLVideoElement).duration))
      expect(seconds).toBeGreaterThan(0)
      const two = String(seconds % 60).padStart(2, '0')
      await expect(length).toHaveText(`${Math.floor(seconds / 60)}:${two}`)
    },
  )

  test(
    `${path}: before its press a film is not reached with the keyboard, then it is`,
    others,
    async ({ page }) => {
      await page.goto(path)
      const first = page.getByRole('main').locator(card).first()
      await expect(first.locator('video')).toBeHidden()
      await first.getByRole('button', { name: /^Play/ }).press('Enter')
      await expect(first.locator('video')).toBeVisible()
      await expect(first.locator('video')).toBeFocused()
      await expect(first.locator('video')).toHaveAttribute('data-begun', '')
    },
  )

  test(
    `${path}: a film that was pressed before the code for films came stops the others`,
    others,
    async ({ page }) => {
      const release = await holdBack(page, '**/assets/media-*.js')
      await page.goto(path)
      const plays = page.getByRole('main').getByRole('button', { name: /^Play/ })
      const film = (at: number) => page.locator('video').nth(at)
      const isPlaying = (at: number) =>
        film(at).evaluate(
          (video: HTMLVideoElement) => !video.paused && video.readyState >= video.HAVE_FUTURE_DATA,
        )
      const isPaused = (at: number) => film(at).evaluate((video: HTMLVideoElement) => video.paused)
      for (const at of [0, 1]) {
        await plays.first().click()
        await expect.poll(() => isPlaying(at)).toBe(true)
      }
      expect(await isPaused(0), 'nothing stops it yet').toBe(false)
      release()
      await expect(film(1)).toHaveAttribute('data-begun', '')
      expect([await isPaused(0), await isPaused(1)]).toEqual([true, false])
    },
  )

  test(
    `${path}: of two films pressed before the code for films came, the later plays on, also if the first is still loading`,
    others,
    async ({ page }) => {
      const [entry] = await entriesOf(collection)
      const release = await holdBack(page, '**/assets/media-*.js')
      const showFirst = await holdBack(page, `**${entry?.videoFile.url}*`)
      await page.goto(path)
      const plays = page.getByRole('main').getByRole('button', { name: /^Play/ })
      const [first, second] = [page.locator('video').nth(0), page.locator('video').nth(1)]
      const place = () => second.evaluate((video: HTMLVideoElement) => video.currentTime)
      await plays.first().click()
      await plays.first().click()
      await expect.poll(place).toBeGreaterThan(0)
      await expect(first).toHaveJSProperty('paused', false)
      release()
      await expect(first).toHaveJSProperty('paused', true)
      await expect(second).toHaveJSProperty('paused', false)
      const placeThen = await place()
      await expect.poll(place).toBeGreaterThan(placeThen)
      showFirst()
    },
  )

  test(
    `${path}: design 17 a press plays the film, captions come when they are asked for, and a second film stops the first`,
    others,
    async ({ page }) => {
      await page.goto(path)
      const plays = page.getByRole('main').getByRole('button', { name: /^Play/ })
      const states = () =>
        page
          .locator('video')
          .evaluateAll((all) =>
            (all as HTMLVideoElement[]).map(({ paused }) => (paused ? 'paused' : 'plays')),
          )
      await expect(page.locator('[data-length-of]').first()).toHaveText(/^\d+:\d\d$/)
      await plays.first().click()
      await expect.poll(states).toEqual(['plays', ...(await states()).slice(1)])
      await expect(page.locator('video').first()).toBeFocused()
      const film = page.locator('video').first()
      expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('disabled')
      await film.evaluate((video: HTMLVideoElement) => {
        const [captions] = video.textTracks
        if (captions) captions.mode = 'showing'
      })
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
        .toBeGreaterThan(3)
      await plays.first().click()
      await expect.poll(states).toEqual(['paused', 'plays', ...(await states()).slice(2)])
    },
  )
}

test.describe('design 17 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  /** The smallest words of all films, as a part of a film's width. */
  const smallest = Math.min(...made.map(({ smallestWords, frameWidth }) => smallestWords / frameWidth))
  const LEAST_PIXELS = 18

  for (const { path } of PAGES) {
    test(`${path}: films are so wide that the words in them can be read`, async ({ page }) => {
      await page.goto(path)
      const plays = page.getByRole('main').getByRole('button', { name: /^Play/ })
      await plays.first().click()
      const film = await page.locator('video').first().boundingBox()
      expect((film?.width ?? 0) * smallest).toBeGreaterThanOrEqual(LEAST_PIXELS)
    })
  }

  for (const path of ['/', '/about', '/awareness-campaigns']) {
    test(`${path}: so is the film that opens in a dialog`, inLongRun(path !== '/'), async ({ page }) => {
      await page.goto(path)
      await page.locator('main [data-open="film"]').click()
      const film = await page.locator('dialog[open] video').boundingBox()
      expect((film?.width ?? 0) * smallest).toBeGreaterThanOrEqual(LEAST_PIXELS)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, card } of PAGES) {
    test(`${path} has the browser's own player before the poster, and no disc on it`, async ({ page }) => {
      await page.goto(path)
      const one = page.getByRole('main').locator(card).first()
      await expect(one.locator('video[controls][preload=none]')).toBeVisible()
      await expect(one.locator('[data-plays]')).toBeHidden()
      await expect.poll(() => posterOf(one)).toMatch(/poster_/)
    })
  }
})

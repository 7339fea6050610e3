import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { holdBack } from './hold-back.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

interface AudioEntry {
  readonly documentId: string
  readonly title: string
  readonly author: string
  readonly tags: string
  readonly audioFile: { readonly url: string; readonly size: number }
}

const audios = () => readRecords<AudioEntry>('audios', 'sort=createdAt:desc&pagination[pageSize]=100')
const rows = (page: Page) => page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')
const player = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const playing = (page: Page) =>
  page
    .locator('audio')
    .evaluateAll((all) =>
      (all as HTMLAudioElement[]).filter(({ paused, ended }) => !paused && !ended).map(({ id }) => id),
    )
const listen = (page: Page, seconds: number) =>
  expect
    .poll(
      () =>
        page
          .locator('audio')
          .evaluateAll((all) => Math.max(...(all as HTMLAudioElement[]).map((one) => one.currentTime))),
      { timeout: 15_000 },
    )
    .toBeGreaterThan(seconds)

test('AUD-01 AUD-02 a row has title, tags, author, size, thumbnail, length, play and Download', async ({
  page,
}) => {
  const [first] = await audios()
  await page.goto('/arts-audio')
  const row = rows(page).first()
  await expect(row.getByRole('heading')).toHaveText(first?.title ?? '')
  await expect(row.getByText((first?.tags ?? '').split(', ').join(' | '), { exact: true })).toBeVisible()
  await expect(row.getByText(first?.author ?? '', { exact: true })).toBeVisible()
  await expect(row.getByText(`${((first?.audioFile.size ?? 0) / 1000).toFixed(1)} MB`)).toBeVisible()
  await expect(row.locator('.cover').first()).toBeVisible()
  await expect(row.locator('[data-length-of]')).toHaveText(/^\d+:\d\d$/)
  await expect(row.getByRole('button', { name: `Play ${first?.title}` })).toBeVisible()
  await expect(row.getByRole('button', { name: `Download ${first?.title}` })).toHaveText('Download')
})

test('D44 audio is fetched only when its row comes near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 })
  const sounds: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.mp3')) sounds.push(pathname)
  })
  const entries = await audios()
  await page.goto('/arts-audio')
  // The observer reports all positions at once: nearby rows are fetched with the first.
  await rows(page).first().scrollIntoViewIfNeeded()
  await expect.poll(() => sounds).toContain(entries[0]?.audioFile.url)
  const last = entries.at(-1)?.audioFile.url ?? ''
  expect(sounds).not.toContain(last)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => sounds).toContain(last)
})

test('AUD-03 AUD-04 one plays at a time, and a second press pauses', async ({ page }) => {
  await page.goto('/arts-audio')
  const [one, two] = [rows(page).nth(0), rows(page).nth(1)]
  await one.getByRole('button', { name: /^Play/ }).click()
  await expect(one.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(player(page)).toBeVisible()
  await two.getByRole('button', { name: /^Play/ }).click()
  await expect(two.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(one.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await playing(page)).toHaveLength(1)
  await two.getByRole('button', { name: /^Pause/ }).click()
  await expect(two.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await playing(page)).toEqual([])
})

test('AUD-05 design 2 rain goes on past its end until Repeat is switched off; then it ends and is not playing', async ({
  page,
}) => {
  await page.goto('/arts-audio')
  const title = 'Rain on a tin roof'
  const row = rows(page).filter({ has: page.getByRole('heading', { name: title }) })
  const audio = row.locator('audio')
  const seekToEnd = () =>
    audio.evaluate((one: HTMLAudioElement) => {
      one.currentTime = one.duration - 0.3
    })
  await row.getByRole('button', { name: `Play ${title}` }).click()
  await listen(page, 0.2)
  await expect(player(page).getByLabel('Repeat')).toBeVisible()
  await expect(player(page).getByLabel('Repeat')).toBeChecked()
  await seekToEnd()
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeLessThan(10)
  expect(await playing(page)).toHaveLength(1)
  await player(page).getByLabel('Repeat').uncheck()
  await seekToEnd()
  await expect(row.getByRole('button', { name: `Play ${title}` })).toBeVisible()
  await expect.poll(() => playing(page)).toEqual([])
})

test('a press before hydration plays at once, and the island takes over', async ({ page }) => {
  const release = await holdBack(page, /audio-player-.*\.js$/)
  await page.goto('/arts-audio')
  const row = rows(page).first()
  await row.getByRole('button', { name: /^Play/ }).click()
  await listen(page, 0.1)
  await expect(player(page)).toBeHidden()
  release()
  await expect(player(page)).toBeVisible()
  await expect(row.getByRole('button', { name: /^Pause/ })).toBeVisible()
  expect(await playing(page)).toHaveLength(1)
})

test('the player stays in view while scrolling and covers no content at the end', async ({ page }) => {
  await page.goto('/arts-audio')
  await rows(page).first().getByRole('button', { name: /^Play/ }).click()
  await expect(player(page)).toBeVisible()
  // The room under the page is made once the height of the player is known.
  await expect
    .poll(() =>
      player(page).evaluate((bar) => {
        scrollTo(0, document.body.scrollHeight)
        const footer = document.querySelector('footer')?.getBoundingClientRect()
        return (footer?.bottom ?? 0) - bar.getBoundingClientRect().top
      }),
    )
    .toBeLessThanOrEqual(1)
  await expect(player(page)).toBeInViewport({ ratio: 1 })
})

test('axe finds nothing with the player open, light or dark, and nothing moves sideways', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.goto('/arts-audio')
  await rows(page).first().getByRole('button', { name: /^Play/ }).click()
  if (isMobile) await player(page).getByRole('button', { name: 'More choices' }).click()
  await expect(player(page).getByLabel('Speed')).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const width of [320, 720, 1024, 1200]) {
    await page.setViewportSize({ width, height: 740 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
      .toBe(width)
    expect(await player(page).evaluate((bar) => bar.scrollWidth <= bar.clientWidth)).toBe(true)
  }
})

test('speed, repeat and the sleep timer work', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.clock.install()
  await page.goto('/arts-audio')
  await rows(page).first().getByRole('button', { name: /^Play/ }).click()
  if (isMobile) await player(page).getByRole('button', { name: 'More choices' }).click()
  const audio = page.locator('audio').first()
  await player(page).getByLabel('Speed').selectOption('1.5×')
  await expect(audio).toHaveJSProperty('playbackRate', 1.5)
  await player(page).getByLabel('Repeat').uncheck()
  await expect(audio).toHaveJSProperty('loop', false)
  await player(page).getByLabel('Repeat').check()
  await expect(audio).toHaveJSProperty('loop', true)
  // Only the test moves the clock: the fading lasts no longer than a busy machine may need to look.
  await page.clock.pauseAt(Date.now() + 60_000)
  await player(page).getByLabel('Sleep timer').selectOption('5 min')
  await expect(player(page).getByLabel('Sleep timer')).toContainText('5 min left')
  await page.clock.runFor((5 * 60 - 10) * 1_000)
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.volume)).toBeLessThan(0.6)
  await page.clock.runFor(11_000)
  await expect.poll(() => playing(page)).toEqual([])
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.volume)).toBe(1)
})

test('the lock screen and media keys show and control playback', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers = Object.assign(window, { handlers: new Map() }).handlers
    navigator.mediaSession.setActionHandler = (action, handler) => handlers.set(action, handler)
  })
  const press = (action: string, details: object = {}) =>
    page.evaluate(
      ([name, what]) =>
        (window as unknown as { handlers: Map<string, (what: object) => void> }).handlers.get(name)?.(what),
      [action, details] as const,
    )
  const [first] = await audios()
  await page.goto('/arts-audio')
  await rows(page).first().getByRole('button', { name: /^Play/ }).click()
  await listen(page, 0.1)
  const known = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      return { title: metadata?.title, artist: metadata?.artist, playbackState }
    })
  await expect.poll(known).toEqual({ title: first?.title, artist: first?.author, playbackState: 'playing' })
  await press('seekto', { seekTime: 30 })
  await listen(page, 29)
  await press('pause')
  await expect.poll(() => playing(page)).toEqual([])
  await press('play')
  await expect.poll(async () => (await playing(page)).length).toBe(1)
})

test('D40 a recording resumes where it was left, by its documentId', async ({ page }) => {
  const [first] = await audios()
  await page.goto('/arts-audio')
  const row = rows(page).first()
  await row.getByRole('button', { name: /^Play/ }).click()
  await listen(page, 0.1)
  await player(page).getByRole('slider', { name: 'Place in the recording' }).fill('40')
  // It plays on until it is paused: slowly, or a busy machine would take it far.
  await row.locator('audio').evaluate((one: HTMLAudioElement) => {
    one.playbackRate = 0.0625
  })
  await row.getByRole('button', { name: /^Pause/ }).click()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('audio-positions') ?? '{}'))
  const id = first?.documentId ?? ''
  await expect.poll(stored).toEqual({ [id]: expect.any(Number) })
  const left: number = (await stored())[id]
  expect(left).toBeGreaterThanOrEqual(40)
  expect(left).toBeLessThan(55)

  await page.reload()
  await row.getByRole('button', { name: /^Play/ }).click()
  await expect(player(page)).toContainText(`Continues from 0:${left}`)
  await listen(page, left)
  await player(page).getByRole('button', { name: 'Start again' }).click()
  await expect(player(page)).not.toContainText('Continues from')
  expect(
    await page
      .locator('audio')
      .first()
      .evaluate((one: HTMLAudioElement) => one.currentTime),
  ).toBeLessThan(5)
})

test('ERR-18 CNT-14 a download and a failed download are reported', async ({ page }) => {
  const [first] = await audios()
  await page.goto('/arts-audio')
  const button = rows(page)
    .first()
    .getByRole('button', { name: /^Download/ })
  const arriving = page.waitForEvent('download')
  await button.click()
  expect((await arriving).suggestedFilename()).toBe(`${first?.title}.mp3`)
  const toasts = page.getByRole('alert')
  await expect(toasts.filter({ hasText: 'Audio downloaded successfully.' })).toBeVisible()
  await page.route(/\.mp3\?v=/, (route) => route.abort())
  await button.click()
  await expect(toasts.filter({ hasText: 'Audio download failed.' })).toBeVisible()
})

test('a recording that fails to play is reported, and plays after a reconnect', async ({ page }) => {
  await page.route(/\.mp3\?v=/, (route) => route.abort())
  await page.goto('/arts-audio')
  const row = rows(page).first()
  await expect(row.locator('[data-length-of]')).toHaveText('0:00')
  await row.getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByRole('alert')).toContainText('This recording cannot play right now.')
  await expect(row.getByRole('button', { name: /^Play/ })).toBeVisible()
  await page.unroute(/\.mp3\?v=/)
  await row.getByRole('button', { name: /^Play/ }).click()
  await listen(page, 0.1)
  await expect(row.locator('[data-length-of]')).toHaveText(/^[1-9]\d*:\d\d$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("each row has the browser's own player and a way to the file, and nothing that does nothing", async ({
    page,
  }) => {
    await page.goto('/arts-audio')
    const row = rows(page).first()
    await expect(row.locator('audio[controls][preload=none]')).toBeVisible()
    await expect(row.locator('[data-plays]')).toBeHidden()
    await expect(row.locator('[data-length-of]')).toBeHidden()
    await expect(row.locator('form')).toHaveAttribute('action', /^\/uploads\/.*\.mp3\?v=/)
  })
})

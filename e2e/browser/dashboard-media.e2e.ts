import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { isOn } from './dashboard-page.ts'
import { signInNewMember } from './new-member.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

const PATH = '/dashboard/media'
const FAVOURITES = '**/members/me/favourites/*'

interface Entry {
  readonly documentId: string
  readonly title: string
}
const audios = () => readRecords<Entry>('audios', 'sort=createdAt:desc&pagination[pageSize]=100')
const videos = () => readRecords<Entry>('videos', 'sort=createdAt:desc&pagination[pageSize]=100')

const rows = (page: Page) => page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')
const films = (page: Page) => page.getByRole('tabpanel', { name: 'Video' }).getByRole('listitem')
const heart = (page: Page, title: string) => page.getByRole('button', { name: `Favourite: ${title}` })
const filter = (page: Page) => page.getByRole('button', { name: 'Favourites', exact: true })
const playing = (page: Page) =>
  page
    .locator('audio, video')
    .evaluateAll((all) =>
      (all as HTMLMediaElement[]).filter(({ paused, ended }) => !paused && !ended).map(({ id }) => id),
    )

/** Keeps recordings near their place, however long the test takes. */
const slowDown = (page: Page) =>
  page.locator('audio').evaluateAll((all) => {
    for (const one of all as HTMLAudioElement[]) one.playbackRate = 0.0625
  })

/** Navigates on the client, which requires hydration. */
async function goBySidebar(page: Page, name: string) {
  await isOn(page)
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await link.click()
}

test('MED-01, DSH-01: Audio first, Video with a press or with arrows, in the frame of the dashboard', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto('/dashboard/assessment')
  await goBySidebar(page, 'Media')
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('tab', { name: 'Audio' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something to listen to')
  await expect(rows(page)).toHaveCount((await audios()).length)
  await expect(films(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Audio' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Video' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something to watch')
  await expect(films(page)).toHaveCount((await videos()).length)
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Audio' })).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
})

test('MED-02: placeholders show for the first 500 ms, however quick the answer', async ({ page }) => {
  await signInNewMember(page)
  await page.clock.install()
  await page.goto('/dashboard/assessment')
  await expect(page.getByRole('heading', { name: 'Depression' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse('**/dashboard/library.json').then((answer) => answer.finished())
  await goBySidebar(page, 'Media')
  const placeholders = page.locator('.lib__skeleton')
  await expect(placeholders.first()).toBeVisible()
  await answered
  await page.clock.runFor(499)
  await expect(placeholders.first()).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(rows(page).first()).toBeVisible()
  await expect(placeholders).toHaveCount(0)
})

test('MED-02: the page comes from the server as its placeholders', async ({ request }) => {
  const html = await (await request.get(PATH)).text()
  expect(html.match(/class="lib__skeleton"/g)).toHaveLength(5)
})

test('NC-12, AUD-01 to AUD-05: the player of the public page, one recording or film at a time', async ({
  page,
}) => {
  const foreign: string[] = []
  await signInNewMember(page)
  const [first, second] = await audios()
  await page.goto(PATH)
  const { origin } = new URL(page.url())
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && request.url().startsWith('http')) foreign.push(request.url())
  })
  await expect(rows(page).first().locator('[data-length-of]')).toHaveText(/^\d+:\d\d$/)
  await page.getByRole('button', { name: `Play ${first?.title}`, exact: true }).click()
  await expect.poll(() => playing(page)).toEqual([`track-${first?.documentId}`])
  await page.getByRole('button', { name: `Play ${second?.title}`, exact: true }).click()
  await expect.poll(() => playing(page)).toEqual([`track-${second?.documentId}`])
  const player = page.getByRole('region', { name: 'Now playing' })
  await expect(player).toBeVisible()
  const more = player.getByRole('button', { name: 'More choices' })
  if (await more.isVisible()) await more.click()
  await player.getByLabel('Speed').selectOption('1.5')
  await expect(player.getByLabel('Sleep timer')).toBeVisible()

  await page.getByRole('tab', { name: 'Video' }).click()
  await expect(player).toBeVisible()
  expect(await playing(page)).toEqual([`track-${second?.documentId}`])
  const [film] = await videos()
  await page.getByRole('button', { name: `Play ${film?.title}` }).click()
  await expect.poll(() => playing(page)).toEqual([`film-${film?.documentId}`])
  await expect(films(page).first().locator('video')).toBeFocused()
  expect(foreign).toEqual([])
})

test('VID-01, NC-12: a film has title, date, time, length, description, author, poster and captions', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto(PATH)
  await page.getByRole('tab', { name: 'Video' }).click()
  const film = films(page).first()
  await expect(film.getByRole('heading')).toHaveText((await videos())[0]?.title ?? '')
  await expect(film.locator('time')).toHaveText(/^\d+ \w+ \d{4}, \d+:\d\d [AP]M$/)
  await expect(film.getByText(/^Posted by \w+/)).toBeVisible()
  await expect(film.locator('[data-length-of]').first()).toHaveText(/^\d+:\d\d$/)
  await expect(film.locator('.cover img')).toHaveJSProperty('complete', true)
  expect(
    await film.locator('.cover img').evaluate((poster: HTMLImageElement) => poster.naturalWidth),
  ).toBeGreaterThan(0)
  await expect(film.locator('track[kind="captions"]')).toHaveAttribute('src', /^\/uploads\/.+\.vtt\?v=/)
})

test('ERR-19: a download shows neither toast, and the row says how it went', async ({ page }) => {
  await signInNewMember(page)
  const [first] = await audios()
  await page.goto(PATH)
  const button = page.getByRole('button', { name: `Download ${first?.title}` })
  const said = rows(page).first().getByRole('status')
  const file = page.waitForEvent('download')
  await button.click()
  expect((await file).suggestedFilename()).toBe(`${first?.title}.mp3`)
  await expect(said).toHaveText('Saved to your downloads.')
  await page.route('**/uploads/**', (route) => route.abort())
  await button.click()
  await expect(said).toHaveText('The download failed. Check your connection and press Download again.')
  await expect(page.getByText('Audio downloaded successfully.')).toHaveCount(0)
  await expect(page.getByText('Audio download failed.')).toHaveCount(0)
})

test('a favourite is kept at once, filtered, and there again after a reload', async ({ page }) => {
  const member = await signInNewMember(page)
  const [first, second] = await audios()
  const [film] = await videos()
  await page.goto(PATH)
  await expect(heart(page, second?.title ?? '')).toHaveAttribute('aria-pressed', 'false')
  await filter(page).click()
  await expect(page.getByRole('heading', { name: 'No favourites here yet.' })).toBeVisible()
  await filter(page).click()
  const saved = page.waitForResponse(FAVOURITES)
  await heart(page, second?.title ?? '').click()
  await expect(heart(page, second?.title ?? '')).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.getByRole('tab', { name: 'Video' }).click()
  const filmSaved = page.waitForResponse(FAVOURITES)
  await heart(page, film?.title ?? '').press('Space')
  await filmSaved
  const kept = (await member.call('GET', '/members/me/favourites')) as { document_id: string }[]
  expect(kept.map(({ document_id }) => document_id)).toEqual([film?.documentId, second?.documentId])

  await page.reload()
  await filter(page).click()
  await expect(filter(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('heading')).toHaveText(second?.title ?? '')
  const removed = page.waitForResponse(FAVOURITES)
  await heart(page, second?.title ?? '').click()
  await removed
  await expect(rows(page).getByRole('heading'), 'it stays where the focus is').toHaveText(second?.title ?? '')
  await page.getByRole('tab', { name: 'Video' }).click()
  await expect(films(page)).toHaveCount(1)
  await filter(page).click()
  await expect(heart(page, first?.title ?? '')).toHaveCount(0)
  expect(await member.call('GET', '/members/me/favourites')).toHaveLength(1)
})

test('a favourite that is not saved is reverted, with a message', async ({ page }) => {
  await signInNewMember(page)
  const [first] = await audios()
  await page.goto(PATH)
  await expect(heart(page, first?.title ?? '')).toBeVisible()
  await page.route(FAVOURITES, (route) => route.abort())
  await heart(page, first?.title ?? '').click()
  await expect(rows(page).first().getByRole('status')).toHaveText(
    'This was not saved. Check your connection and press the heart again.',
  )
  await expect(heart(page, first?.title ?? '')).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(FAVOURITES)
  await heart(page, first?.title ?? '').click()
  await expect(rows(page).first().getByRole('status')).toHaveText('')
  await expect(heart(page, first?.title ?? '')).toHaveAttribute('aria-pressed', 'true')
})

test('D40: what was left somewhere goes on from there, also after another page of the dashboard', async ({
  page,
}) => {
  await signInNewMember(page)
  const [first] = await audios()
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Continue listening' })).toHaveCount(0)
  await page.getByRole('button', { name: `Play ${first?.title}`, exact: true }).click()
  await expect.poll(() => playing(page)).toHaveLength(1)
  await page.getByLabel('Place in the recording').fill('62')
  await slowDown(page)
  await goBySidebar(page, 'Mood')
  await expect(page).toHaveURL('/dashboard/mood-tracker')
  await expect
    .poll(() => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('audio-positions') ?? '{}'))))
    .toEqual([first?.documentId])

  await page.goto(PATH)
  const goOn = page.getByRole('region', { name: 'Continue listening' }).getByRole('button')
  await expect(goOn).toHaveAccessibleName(new RegExp(`^Play ${first?.title} Continues from 1:0\\d$`))
  await goOn.press('Enter')
  await expect.poll(() => playing(page)).toEqual([`track-${first?.documentId}`])
  await expect(page.getByRole('region', { name: 'Now playing' })).toContainText('Continues from 1:0')
})

test('a library that fails to load says so, and loads with Try again', async ({ page }) => {
  await signInNewMember(page)
  await page.route('**/dashboard/library.json', (route) => route.abort())
  await page.goto(PATH)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('We got no answer.')
  await page.unroute('**/dashboard/library.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('one kind that could not be read, or of which there is none, says so by itself', async ({ page }) => {
  await signInNewMember(page)
  await page.route('**/dashboard/library.json', (route) =>
    route.fulfill({ json: { tracks: [], films: null } }),
  )
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'No audio yet.' })).toBeVisible()
  await page.getByRole('tab', { name: 'Video' }).click()
  await expect(page.getByRole('heading', { name: 'This could not be loaded.' })).toBeVisible()
  await page.unroute('**/dashboard/library.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(films(page).first()).toBeVisible()
})

test('a failure to load favourites is reported and affects nothing else', async ({ page }) => {
  await signInNewMember(page)
  await page.route('**/members/me/favourites', (route) => route.abort())
  await page.goto(PATH)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your favourites could not be loaded.' }),
  ).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
})

test('axe finds nothing, light or dark', async ({ page }) => {
  await signInNewMember(page)
  const [first] = await audios()
  await page.goto(PATH)
  await page.getByRole('button', { name: `Play ${first?.title}`, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  await heart(page, first?.title ?? '').click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Video' }).click()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})

import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const PATH = '/dashboard/assessment'
const week = (page: Page) => page.getByRole('region', { name: 'Your week' })
const forNow = (page: Page) =>
  page.getByRole('region', { name: /^For (this (morning|afternoon|evening)|tonight)$/ })

test('DAS-01, D41: below the scores is the week, with a word where no mood was noted', async ({ page }) => {
  await signInNewMember(page, { agrees: false })
  await page.goto(PATH)
  await expect(week(page)).toContainText('No check-in in the last seven days.')
  await expect(week(page).getByRole('listitem')).toHaveCount(0)
  await week(page).getByRole('link', { name: 'Open the mood diary' }).click()
  await expect(page).toHaveURL('/dashboard/mood-tracker')
})

test('DAS-01, MOD-07, design 10: the moods of the last seven days stand on their days, each with its word, today last', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'GOOD', note: '' })
  await page.goto(PATH)
  const days = week(page).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toContainText(String(Number(dayAgo(6).slice(8))))
  const today = days.last()
  await expect(today).toContainText(`${Number(dayAgo(0).slice(8))} today`)
  await expect(today).toContainText('GOOD')
  await expect(today.locator('svg.mood')).toBeVisible()
  await expect(days.filter({ hasText: 'No check-in' })).toHaveCount(6)
})

test('ERR-03: a week that does not come says so, and comes with Try again', async ({ page }) => {
  await signInNewMember(page)
  await page.route('**/mood/getMoods?*', (route) => route.abort())
  await page.goto(PATH)
  await expect(week(page).getByRole('alert')).toContainText('Your week could not be loaded.')
  await page.unroute('**/mood/getMoods?*')
  await week(page).getByRole('button', { name: 'Try again' }).click()
  await expect(week(page)).toContainText('No check-in in the last seven days.')
})

test('one recording for this part of the day plays in place, and is one press away after a reload', async ({
  page,
}) => {
  await signInNewMember(page)
  const all = await readRecords<{ documentId: string; title: string }>('audios', 'pagination[pageSize]=100')
  await page.goto(PATH)
  const link = forNow(page).getByRole('link', { name: /^Play / })
  const shown = await forNow(page).locator('.tonight__text .display').innerText()
  const chosen = all.find(({ title }) => shown.endsWith(title))
  await link.click()
  await expect(page).toHaveURL(`/dashboard/media#track-${chosen?.documentId}`)
  const audio = page.locator(`#track-${chosen?.documentId}`)
  const isPlaying = () => audio.evaluate((one: HTMLAudioElement) => !one.paused)
  const row = page.getByRole('listitem').filter({ has: audio })
  await expect(row.getByRole('button', { name: `Pause ${chosen?.title}` })).toBeFocused()
  await expect(row).toBeInViewport()
  expect(await isPlaying()).toBe(true)
  await expect(page.getByRole('region', { name: 'Now playing' })).toContainText(chosen?.title ?? '')

  await page.reload()
  await expect(row.getByRole('button', { name: `Play ${chosen?.title}`, exact: true })).toBeFocused()
  expect(await isPlaying(), 'nothing begins that nobody pressed').toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(isPlaying).toBe(true)

  await page.route('**/dashboard/library.json', (route) => route.fulfill({ json: { tracks: [], films: [] } }))
  await page.goto(PATH)
  await expect(week(page)).toContainText('No check-in')
  await expect(forNow(page)).toHaveCount(0)
})

test('axe finds nothing, light or dark', async ({ page }) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: '' })
  await page.goto(PATH)
  await expect(forNow(page)).toBeVisible()
  await expect(week(page)).toContainText('BAD')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})

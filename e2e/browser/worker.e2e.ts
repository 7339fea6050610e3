import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDashboard } from './kept-in-browser.ts'
import { MOODS } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'
import { twoBuilds } from './two-builds.ts'

test.use({ ...IN_ONE_DAY, serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')

/** Submits the best mood without getting a response. */
async function letCheckInWait(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider').press('End')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
const recordings = (page: Page) => page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')
const stores = (page: Page) => page.evaluate(() => caches.keys())
const entriesOf = (memberId: string) =>
  query('select day::text, mood_type, version from moods where member_id = $1', [memberId])

test('an update between two builds breaks no page that is open, and what waits is sent once', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const site = await twoBuilds()
  const faults: string[] = []
  context.on('page', (one) => one.on('pageerror', ({ message }) => faults.push(message)))
  page.on('pageerror', ({ message }) => faults.push(message))
  try {
    const member = await signInNewMember(page)
    await openDashboard(page, site.url)
    site.takeApiAway(true)
    await letCheckInWait(page)

    site.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const isWaiting = () => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
    // The old page: its parts are gone from the site, and come from its own worker's cache.
    await goTo(page, 'Media')
    await expect(recordings(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' }).click()

    // A new page, while the old worker still controls it.
    const other = await context.newPage()
    await other.goto(site.url + MOODS)
    await expect(other.getByText('Waiting to be sent. We send it')).toBeVisible()
    expect(await other.content()).toContain('/assets/next-')
    await goTo(other, 'Media')
    await expect(recordings(other).first()).toBeVisible()

    // With the last page of the old build its worker is removed, and its cache.
    await page.close()
    await other.close()
    const last = await context.newPage()
    await last.goto(`${site.url}/dashboard/media`)
    await expect(last.getByText('A check-in is waiting to be sent.')).toBeVisible()
    await expect.poll(() => stores(last)).toEqual(['pulli-site-the-next-one', 'pulli-member-the-next-one'])
    site.takeApiAway(false)
    await last.reload()
    await expect(last.getByText('A check-in is waiting to be sent.')).toBeHidden()
    await expect
      .poll(() => entriesOf(member.id))
      .toEqual([{ day: dayAgo(0), mood_type: 'GREAT', version: 1 }])
    // Saved data is visible offline too.
    await context.setOffline(true)
    await goTo(last, 'Mood')
    await expect(last.locator('td', { has: last.locator(`[data-day="${dayAgo(0)}"]`) })).toContainText(
      'GREAT',
    )
    await expect(last.getByRole('dialog'), 'today is not asked for again').toHaveCount(0)
    await last.goto(`${site.url}/crisis`)
    await expect(last.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
    expect(faults).toEqual([])
  } finally {
    await site.stop()
  }
})

test('with the worker turned off browsers forget it and what it kept, and what waits is sent', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const site = await twoBuilds()
  try {
    const member = await signInNewMember(page)
    await openDashboard(page, site.url)
    site.takeApiAway(true)
    await letCheckInWait(page)
    site.turnWorkerOff()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => stores(page), { timeout: 20_000 }).toEqual([])
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(0)
    const sent = site.workersSent()
    site.takeApiAway(false)
    await page.reload()
    await expect(page.getByText('Waiting to be sent. We send it')).toBeHidden()
    await expect
      .poll(() => entriesOf(member.id))
      .toEqual([{ day: dayAgo(0), mood_type: 'GREAT', version: 1 }])
    // The page asks for the worker again, and gets the one that goes away by itself.
    await expect.poll(site.workersSent).toBeGreaterThan(sent)
    await expect.poll(workers).toBe(0)
    expect(await stores(page)).toEqual([])
  } finally {
    await site.stop()
  }
})

test('D30 a check-in that waits outlives the browser, and is sent once, for its own day', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const folder = mkdtempSync(join(tmpdir(), 'pulli-profile-'))
  const open = async () => {
    const own = { ...launchOptions, ...(baseURL && { baseURL }), ...IN_ONE_DAY }
    const context = await playwright.chromium.launchPersistentContext(folder, own)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  const first = await open()
  const member = await signInNewMember(first.page)
  await openDashboard(first.page)
  await first.context.setOffline(true)
  await first.page.clock.setFixedTime(Date.now() - 86_400_000)
  await first.page.reload()
  await letCheckInWait(first.page)
  await first.context.close()

  const second = await open()
  const answered: number[] = []
  second.context.on('response', (one) => {
    const isToStore = one.request().method() === 'POST' && one.url().endsWith('/mood/createMood')
    if (isToStore) answered.push(one.status())
  })
  await second.context.setOffline(true)
  await second.page.goto(MOODS)
  await expect(second.page.getByText('Days in a dashed frame are waiting to be sent.')).toBeVisible()
  expect(await entriesOf(member.id)).toEqual([])
  await second.context.setOffline(false)
  await expect(second.page.getByText('Days in a dashed frame are waiting to be sent.')).toBeHidden()
  const entry = { day: dayAgo(1), mood_type: 'GREAT', version: 1 }
  expect(await entriesOf(member.id)).toEqual([entry])
  await second.page.reload()
  await expect(second.page.getByRole('dialog'), 'today is asked for by itself').toBeVisible()
  expect(await entriesOf(member.id)).toEqual([entry])
  expect(answered, 'it was sent once').toEqual([200])
  await second.context.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('NAV-23 if a minor part fails to load, the page stays, says so, and can try again', async ({
    page,
  }) => {
    await page.route(/\/assets\/(?:lower-sections|member-avatar|day-kolam)-/, (route) => route.abort())
    await signInNewMember(page)
    await page.goto('/dashboard/assessment')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('could not load')
    await expect(page.getByRole('link', { name: 'Start the depression assessment' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My data' })).toBeVisible()
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Your week' })).toContainText('No check-in')
  })

  test('NAV-23 a page of a build that is gone opens the next one from the site', async ({ page }) => {
    const site = await twoBuilds()
    try {
      await signInNewMember(page)
      await page.goto(`${site.url}/dashboard/assessment`)
      await expect(page.getByRole('region', { name: 'Your week' })).toContainText('No check-in')
      site.deploy()
      await goTo(page, 'Media')
      await expect(recordings(page).first()).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/dashboard/media`)
      expect(await page.content()).toContain('/assets/next-')
    } finally {
      await site.stop()
    }
  })
})

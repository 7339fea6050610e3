import type { Locator } from '@playwright/test'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { violations } from './axe.ts'
import { followRequests } from './follow-requests.ts'
import { day, MOODS, modal, showMonthOf, today } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

test('hard days are met with a way to talk and one small thing, better ones with neither', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  const days = (mood: MoodType) => [0, 1, 2, 3, 4, 5, 6].map((ago) => ({ ago, mood }))
  await storeMoodsOf(member.id, days('BAD'))
  await page.goto(MOODS)
  const words = page.getByRole('complementary', { name: 'These have been heavy days.' })
  await expect(words.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(words.getByRole('link', { name: /slow breaths/ })).toHaveAttribute('href', '/arts-audio')

  const other = await signInNewMember(await page.context().newPage())
  await storeMoodsOf(other.id, days('OKAY'))
  const second = page.context().pages()[1]
  if (!second) throw new Error('there is no second page')
  await second.goto(MOODS)
  await expect(today(second).slider).toBeVisible()
  await expect(second.getByRole('complementary', { name: 'These have been heavy days.' })).toHaveCount(0)
})

test('axe finds nothing on the mood page and in a day of it, light or dark', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoodsOf(
    member.id,
    Array.from({ length: 40 }, (_, ago) => ({ ago, mood: ago < 7 ? 'BAD' : 'GOOD', note: 'a note' })),
  )
  await page.goto(MOODS)
  await expect(page.getByRole('complementary', { name: 'These have been heavy days.' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await day(page, 0).click()
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  await showMonthOf(page, 1)
  await day(page, 1).click()
  await expect(page.getByRole('dialog', { name: /^How was / })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('P2: the mood page brings at most 20 kB of script more than the first page', async ({ page }) => {
  const settled = followRequests(page)
  await signInNewMember(page)
  /** Waits until the page is complete: its last section, the signed-in member, idle work. */
  const weigh = async (path: string, lastPart: Locator) => {
    await page.goto(path)
    await expect(lastPart).toBeVisible()
    await expect(page.locator('.who .avatar svg')).toBeVisible()
    await settled()
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
  }
  const week = page.getByRole('region', { name: 'Your week' })
  const first = await weigh('/dashboard/assessment', week.getByText('No check-in'))
  expect(first).toBeGreaterThan(50 * 1_024)
  expect((await weigh(MOODS, modal(page))) - first).toBeLessThanOrEqual(20 * 1_024)
})

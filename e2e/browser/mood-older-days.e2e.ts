import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { day, daysInMonthOf, MOODS, monthInFull, showMonthOf, sumOf } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const DAYS = 3 * 365
const OLDER = '**/mood/getMoods?to=*'
const OLDEST = DAYS - 60

const year = (page: Page) => page.getByRole('region', { name: 'Month by month' })
const before = (page: Page) => year(page).getByRole('button', { name: 'The twelve months before' })

/** The table's row for a day's month. */
const rowOf = (page: Page, ago: number) =>
  year(page).getByRole('row', { name: new RegExp(`^${monthInFull(ago)}`) })

/** A member with an entry for each day of three years looks back. */
async function lookBack(page: Page) {
  const member = await signInNewMember(page)
  await storeMoodsOf(
    member.id,
    Array.from({ length: DAYS }, (_, ago) => ({ ago, mood: 'GOOD' as const })),
  )
  await page.goto(MOODS)
  await year(page).getByText('The same as a table').click()
  await expect.poll(() => sumOf(rowOf(page, 60))).toBe(daysInMonthOf(60))
}

test('days that are still loading show nothing, not even that they are empty', async ({ page }) => {
  const release = await holdBack(page, OLDER)
  await lookBack(page)
  // The second press comes while the answer to the first is on its way.
  await before(page).click()
  await before(page).click()
  await expect(rowOf(page, OLDEST)).toContainText('not loaded yet')
  const month = year(page).getByRole('button', { name: `Show ${monthInFull(OLDEST)} in the calendar` })
  await expect(month).toHaveAccessibleName(/not loaded yet$/)
  await month.click()
  await expect(page.getByRole('heading', { name: monthInFull(OLDEST) })).toBeFocused()
  await expect(day(page, OLDEST)).toContainText('not loaded yet')
  await expect(page.getByRole('grid').getByText('No mood')).toHaveCount(0)

  release()
  await expect(day(page, OLDEST)).toContainText('GOOD')
  await expect.poll(() => sumOf(rowOf(page, OLDEST))).toBe(daysInMonthOf(OLDEST))
  await expect(month).toHaveAccessibleName(/ check-ins$/)
})

test('ERR-20 earlier days that could not be loaded say so where they are looked for, and can be tried again', async ({
  page,
}) => {
  await page.route(OLDER, (route) => route.fulfill({ status: 503, json: {} }))
  await lookBack(page)
  await before(page).click()
  const alert = year(page).getByRole('alert')
  await expect(alert).toContainText('The earlier days could not be loaded.')
  await expect(rowOf(page, 500)).toContainText('not loaded yet')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await showMonthOf(page, 500)
  await expect(page.getByRole('alert')).toHaveCount(2)

  await page.unroute(OLDER)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sumOf(rowOf(page, 500))).toBe(daysInMonthOf(500))
  await expect(day(page, 500)).toContainText('GOOD')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

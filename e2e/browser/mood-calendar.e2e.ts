import {
  day,
  daysInMonthOf,
  MOODS,
  modal,
  monthInFull,
  moodsOf,
  saved,
  showMonthOf,
  sumOf,
  today,
} from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

test('D36: a day of the last week is filled in from the calendar, an older one is not', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 12, mood: 'BAD', note: 'Rent went up.' },
  ])
  await page.goto(MOODS)
  await expect(day(page, 0)).toHaveAttribute('aria-current', 'date')

  await showMonthOf(page, 2)
  await day(page, 2).click()
  const filling = page.getByRole('dialog', { name: /^How was / })
  await filling.getByRole('slider', { name: 'Your mood that day, from awful to great' }).press('End')
  await filling.getByRole('button', { name: 'Submit' }).click()
  await saved(page).getByRole('button').click()
  await expect(filling).toBeHidden()
  await expect(day(page, 2)).toContainText('GREAT')
  await expect(day(page, 2)).toBeFocused()

  await showMonthOf(page, 12)
  await day(page, 12).click()
  await expect(filling.getByLabel('A note, if you like')).toHaveValue('Rent went up.')
  await filling.getByLabel('A note, if you like').fill('Rent went up. We managed.')
  await filling.getByRole('button', { name: 'Submit' }).click()
  await saved(page).getByRole('button').click()
  expect(await moodsOf(member)).toMatchObject([
    { day: dayAgo(0), mood_type: 'OKAY' },
    { day: dayAgo(2), mood_type: 'GREAT', note: '' },
    { day: dayAgo(12), mood_type: 'BAD', note: 'Rent went up. We managed.' },
  ])
  await showMonthOf(page, 8)
  await expect(day(page, 8)).toContainText('No mood')
  await expect(day(page, 8)).toHaveRole('gridcell')
})

test('the calendar is moved through with the keys, over the end of a month too', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 70, mood: 'GOOD' },
  ])
  await page.goto(MOODS)
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await day(page, 0).focus()
  await page.keyboard.press('ArrowUp')
  await expect(day(page, 7)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 6)).toBeFocused()
  for (let ago = 6; ago < 40; ago += 7) await page.keyboard.press('ArrowUp')
  await expect(day(page, 41)).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(day(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
})

test('more than a year: the calendar and the year go back as far as the entries, counted in a table', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await storeMoodsOf(
    member.id,
    Array.from({ length: 500 }, (_, ago) => ({ ago, mood: ago % 2 ? 'GOOD' : 'OKAY', note: `day ${ago}` })),
  )
  await page.goto(MOODS)
  await expect(page.getByText('You checked in on 30 of the last 30 days.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText('day 1')
  await page.getByRole('button', { name: 'The twelve months before' }).click()
  const inFull = monthInFull(450)
  const days = daysInMonthOf(450)
  await page.getByText('The same as a table').click()
  const row = page.getByRole('row', { name: new RegExp(`^${inFull}`) })
  await expect.poll(() => sumOf(row)).toBe(days)

  await page.getByRole('button', { name: `Show ${inFull} in the calendar, ${days} check-ins` }).click()
  await expect(page.getByRole('heading', { name: inFull })).toBeFocused()
  await expect(day(page, 450)).toContainText('OKAY, with a note')
})

test('MOD-07: a page left open over midnight asks for the new day when it is looked at again', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await storeMoodsOf(member.id, [{ ago: 0, mood: 'GOOD' }])
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/mood/getMoods') && asked++)
  await page.goto(MOODS)
  await expect(today(page).slider).toHaveAttribute('aria-valuetext', 'GOOD')
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await look()
  await page.clock.setFixedTime(Date.now() + 86_400_000)
  expect(asked).toBe(1)
  await look()
  await expect.poll(() => asked).toBe(2)
})

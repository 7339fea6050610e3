import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { day, MOODS, modal, showMonthOf, today } from './mood-page.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { closeAndPressAgain } from './press-again.ts'
import { query, signIn, storeMember, storeMoodsOf, storeStress } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const question = (page: Page, name: RegExp) => page.getByRole('alertdialog', { name })
const keep = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' })
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' })
const moodsOf = async (memberId: string) =>
  (
    await query<{ mood_type: string }>('select mood_type from moods where member_id = $1 order by day', [
      memberId,
    ])
  ).map(({ mood_type }) => mood_type)

test('D55 the check-in of a past day is erased with the keyboard, and the focus goes back to its day', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 1, mood: 'BAD', note: 'A long day.' },
    { ago: 9, mood: 'GREAT' },
  ])
  await signIn(page, member)
  await page.goto(MOODS)
  await showMonthOf(page, 1)
  await day(page, 1).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^How was / })
  await dialog.getByRole('button', { name: 'Erase this check-in' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page, /^Erase your check-in of /)).toContainText('The mood and the note of this day')
  await expect(keep(page)).toBeFocused()
  expect(await violations(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Erase this check-in' })).toBeFocused()
  expect(await moodsOf(member.id)).toEqual(['GREAT', 'BAD', 'OKAY'])

  await page.keyboard.press('Enter')
  await yes(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(day(page, 1)).toBeFocused()
  await expect(day(page, 1)).toContainText('No mood')
  expect(await moodsOf(member.id)).toEqual(['GREAT', 'OKAY'])

  await showMonthOf(page, 9)
  await day(page, 9).click()
  await dialog.getByRole('button', { name: 'Erase this check-in' }).click()
  await yes(page).click()
  // Nine days back it can no longer be filled in: the day is a cell now.
  await expect(day(page, 9)).toBeFocused()
  expect(await moodsOf(member.id)).toEqual(['OKAY'])
})

test('care §6 where a sealed copy is kept of what is erased, the question says so, and else it does not', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 1, mood: 'BAD' },
  ])
  await signIn(page, member)
  await page.goto(MOODS)
  await showMonthOf(page, 1)
  await day(page, 1).click()
  const ask = page
    .getByRole('dialog', { name: /^How was / })
    .getByRole('button', { name: 'Erase this check-in' })
  await ask.click()
  await expect(question(page, /^Erase your/)).toContainText('You cannot undo this.')
  await expect(question(page, /^Erase your/)).not.toContainText('sealed copy')
  await keep(page).click()
  // As the server of a site that keeps one writes it.
  await page.evaluate(() => document.documentElement.setAttribute('data-sealed-copy', ''))
  await ask.click()
  await expect(question(page, /^Erase your/)).toContainText(
    'You cannot undo this. A sealed copy of what is erased is kept for 365 days',
  )
  expect(await violations(page)).toEqual([])
})

test('D55 without a network nothing is erased, and the question says so; today is asked anew after its erasure', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [{ ago: 0, mood: 'GOOD', note: 'Kept for now.' }])
  await signIn(page, member)
  await page.goto(MOODS)
  await expect(today(page).note).toHaveValue('Kept for now.')
  await page.route('**/mood/*-*', (route) => route.abort())
  await today(page).erase.click()
  await yes(page).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('We got no answer')
  expect(await moodsOf(member.id)).toEqual(['GOOD'])

  await page.unroute('**/mood/*-*')
  await yes(page).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(today(page).note).toHaveValue('')
  await expect(today(page).erase).toHaveCount(0)
  // A member who has just erased the day is not asked for it.
  await expect(modal(page)).toHaveCount(0)
  expect(await moodsOf(member.id)).toEqual([])

  await today(page).note.fill('Kept for now.')
  await today(page).submit.click()
  await expect.poll(() => moodsOf(member.id)).toEqual(['OKAY'])
})

test('D55 a day that was erased in another tab is gone here too, and its view without a network shows none', async ({
  page,
  context,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 1, mood: 'AWFUL', note: 'Not for the cache.' },
  ])
  await signIn(page, member)
  await page.goto(MOODS)
  await showMonthOf(page, 1)
  await expect(day(page, 1)).toContainText('AWFUL')
  const other = await context.newPage()
  await other.goto(MOODS)
  await showMonthOf(other, 1)
  await day(other, 1).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Erase this check-in' }).click()
  await yes(other).click()
  await expect(day(other, 1)).toContainText('No mood')
  await expect(day(page, 1)).toContainText('No mood')

  await page.route('**/mood/getMoods*', (route) => route.abort())
  await page.reload()
  await showMonthOf(page, 1)
  await expect(day(page, 1)).toContainText('No mood')
})

test('D55 each result can be erased; the focus goes to the next one, and at last to the questions', async ({
  page,
}) => {
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 40, total: 12 },
    { ago: 20, total: 18 },
  ])
  await signIn(page, member)
  await page.goto('/dashboard/assessment')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Stress' }) })
  await row.getByText('All results (2)').click()
  const erasers = row.getByRole('button', { name: /^Erase the result of/ })
  await expect(erasers).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await erasers.first().click()
  await expect(question(page, /^Erase Stress of /)).toContainText('This result and the answers you gave')
  await expect(keep(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await yes(page).click()
  await expect(row.getByText('All results (1)')).toBeVisible()
  await expect(row.locator('.score__value')).toContainText('12')
  await expect(erasers).toBeFocused()
  const left = 'select total from assessments where member_id = $1'
  expect(await query(left, [member.id])).toEqual([{ total: 12 }])

  await erasers.click()
  await yes(page).click()
  await expect(row.locator('.score__value')).toContainText('NA')
  await expect(row.getByRole('link', { name: /^Start/ })).toBeFocused()
  expect(await query(left, [member.id])).toEqual([])
})

test('D55 whoever presses again right after the question was closed is asked again', async ({ page }) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [{ ago: 0, mood: 'GOOD' }])
  await signIn(page, member)
  await page.goto(MOODS)
  await today(page).erase.click()
  await expect(keep(page)).toBeFocused()
  await closeAndPressAgain(page)
  await expect(keep(page)).toBeFocused()
  await keep(page).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(today(page).erase).toBeFocused()
})

import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { canWait, openDashboard } from './kept-in-browser.ts'
import { MOODS } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { entriesOf } from './stored-entries.ts'
import { expect, test } from './test.ts'

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')
test.use(IN_ONE_DAY)

const today = (page: Page) => page.locator('td', { has: page.locator(`[data-day="${dayAgo(0)}"]`) })

test('D30 a check-in without a network waits over a reload, and is sent once when the network is back', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const member = await signInNewMember(page)
  await openDashboard(page)
  const dialog = page.getByRole('dialog')
  await context.setOffline(true)
  await dialog.getByRole('slider').press('End')
  await dialog.getByRole('textbox').fill('by the river')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  await expect(today(page)).toContainText('GREAT, waiting to be sent')

  await page.reload()
  await expect(page.getByText(/This is what you saw last, as of/)).toBeVisible()
  await expect(today(page)).toContainText('GREAT, waiting to be sent')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('by the river')
  expect(await entriesOf(member.id)).toEqual([])

  // Two tabs see the network come back.
  const other = await context.newPage()
  await other.goto('/dashboard/assessment')
  await expect(other.getByText('A check-in is waiting to be sent.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent. We send it')).toBeHidden()
  await expect(today(page)).toContainText('GREAT, with a note')
  await expect(other.getByText('A check-in is waiting to be sent.')).toBeHidden()
  await other.reload()
  await page.reload()
  await expect(today(page)).toContainText('GREAT, with a note')
  expect(await entriesOf(member.id)).toEqual([
    { day: dayAgo(0), mood_type: 'GREAT', note: 'by the river', version: 1 },
  ])
})

test('a check-in that waited and was refused says why, and stays until the member decides', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const member = await signInNewMember(page)
  await openDashboard(page)
  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  await member.call('PUT', '/members/me/consents/moods', { is_given: false })
  await context.setOffline(false)
  await expect(page.getByText(/This check-in was waiting, and it was not accepted/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Without your agreement moods are not kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/This check-in was waiting/)).toBeHidden()
  expect(await entriesOf(member.id)).toEqual([])
})

test('D36 a change that waited does not take the place of what another device saved meanwhile', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'OKAY', note: 'here' })
  await page.goto(MOODS)
  const main = page.getByRole('main')
  await expect(today(page)).toContainText('OKAY, with a note')
  await expect.poll(() => canWait(page)).toBe(true)
  await context.setOffline(true)
  await main.getByRole('slider').press('End')
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(today(page)).toContainText('GREAT, waiting to be sent')
  await expect(main.getByText('Days in a dashed frame are waiting to be sent.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'there' })
  await context.setOffline(false)
  await expect(
    page.getByText(/Another device has saved BAD for this day since then, and we kept that/),
  ).toBeVisible()
  const there = { day: dayAgo(0), mood_type: 'BAD', note: 'there', version: 2 }
  expect(await entriesOf(member.id)).toEqual([there])

  // The member decides for their own.
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const own = { day: dayAgo(0), mood_type: 'GREAT', note: 'here', version: 3 }
  expect(await entriesOf(member.id)).toEqual([own])
})

test('finding api F9: a check-in that waited for an empty day is not put over the one that another device made meanwhile', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const member = await signInNewMember(page)
  await openDashboard(page)
  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider').press('End')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'there' })
  await context.setOffline(false)
  await expect(
    page.getByText(/Another device has saved BAD for this day since then, and we kept that/),
  ).toBeVisible()
  expect(await entriesOf(member.id)).toEqual([
    { day: dayAgo(0), mood_type: 'BAD', note: 'there', version: 1 },
  ])
})

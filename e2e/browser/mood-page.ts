import type { Locator, Page } from '@playwright/test'
import type { NewMember } from './new-member.ts'
import { dayAgo } from './one-day.ts'

/** The mood endpoints. */
export const MOODS = '/dashboard/mood-tracker'

const QUESTION = 'How are you feeling today?'

/** Today's check-in dialog, which opens by itself. */
export const modal = (page: Page) => page.getByRole('dialog', { name: QUESTION })

/** The confirmation that a mood was stored. */
export const saved = (page: Page) => page.getByRole('alertdialog', { name: 'Saved!' })

/** A calendar day. */
export const day = (page: Page, ago: number) => page.locator(`[data-day="${dayAgo(ago)}"]`)

/** Today's form on the page, beside the calendar. */
export function today(page: Page) {
  const section = page.getByRole('region', { name: QUESTION })
  // Not the dialog's form: closed, it is in the section, hidden, until the browser has painted and sends `close`.
  const form = section.locator(':scope > form')
  return {
    slider: form.getByRole('slider'),
    note: form.getByLabel('A note, if you like'),
    submit: form.getByRole('button', { name: 'Submit' }),
    cancel: form.getByRole('button', { name: 'Cancel' }),
    erase: section.getByRole('button', { name: 'Erase this check-in' }),
    form,
  }
}

/** Returns the API's list of a member's moods. */
export async function moodsOf(member: NewMember) {
  const list = (await member.call('GET', '/mood/getMoods')) as {
    moods: { mood_id: string; day: string; mood_type: string; note: string; version: number }[]
  }
  return list.moods
}

/** Opens the month of a recent day. */
export async function showMonthOf(page: Page, ago: number) {
  // Before the calendar is drawn no day is there, and each way would be the wrong one.
  await page.locator('[data-day]').first().waitFor()
  while ((await day(page, ago).count()) === 0) {
    const isBefore = (await page.locator('[data-day]').first().getAttribute('data-day')) ?? ''
    await page
      .locator('.calhead__name')
      .first()
      .getByRole('button')
      .nth(dayAgo(ago) < isBefore ? 0 : 1)
      .click()
  }
}

/** Returns the number of days in a row of the year table; 0 if it is missing. */
export async function sumOf(row: Locator): Promise<number> {
  const counts = await row.getByRole('cell').allTextContents()
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

/** The month of a day, such as "November 2026". */
export function monthInFull(ago: number): string {
  const words = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(dayAgo(ago)))
}

/** The number of days in that month. */
export function daysInMonthOf(ago: number): number {
  const [inYear = 0, month = 0] = dayAgo(ago).split('-').map(Number)
  return new Date(inYear, month, 0).getDate()
}

import type { Page } from '@playwright/test'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { violations } from './axe.ts'
import { expect, test } from './test.ts'

/** 2 o'clock at night in India, in the night after a working day. */
const NIGHT = new Date('2026-11-23T20:30:00Z')
const AFTERNOON = new Date('2026-11-24T09:30:00Z')

test.use({ timezoneId: 'Asia/Kolkata' })

const numbers = (page: Page) => page.getByRole('region', { name: 'The two numbers to call first' })
const lines = (page: Page) => page.getByRole('region', { name: 'More helplines' }).getByRole('listitem')

test.describe('without a network', () => {
  // Its own browser, with the worker that all other tests do without.
  test.use({ serviceWorkers: 'allow' })

  test('ASM-14 at 2 in the night, on a phone without a network, the whole crisis page is there', async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(NIGHT)
    await page.goto('/')
    // The worker is in control once it has cached all that it needs.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto('/crisis')

    await expect(numbers(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    await expect(numbers(page).getByRole('link', { name: '112' })).toBeInViewport({ ratio: 1 })
    await expect(numbers(page).getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416')
    for (const number of await numbers(page).getByRole('listitem').all())
      await expect(number).toContainText(/Checked \d{1,2} \w+ 20\d\d/)

    await page.getByRole('link', { name: 'I cannot speak' }).click()
    const silent = page.getByRole('region', { name: 'I cannot speak' })
    await expect(silent).toBeInViewport()
    await expect(silent.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )

    const elderline = lines(page).filter({ hasText: 'Elderline' })
    await elderline.scrollIntoViewIfNeeded()
    await expect(elderline).toContainText('Closed now Opens at 08:00 AM')
  })
})

test('the board says of each line what it costs, when it answers and when it was checked, by day and by night', async ({
  page,
}) => {
  await page.clock.setFixedTime(AFTERNOON)
  await page.goto('/crisis')
  expect(await lines(page).count()).toBeGreaterThanOrEqual(8)
  for (const line of await lines(page).all()) {
    await expect(line).toContainText(/(?:Checked|Not checked since|find this out on) \d{1,2} \w+ 20\d\d/)
    await expect(line.getByRole('term').filter({ hasText: /^Hours$/ })).toHaveCount(1)
    await expect(line.getByRole('term').filter({ hasText: /^Cost$/ })).toHaveCount(1)
  }
  const elderline = lines(page).filter({ hasText: 'Elderline' })
  await elderline.scrollIntoViewIfNeeded()
  await expect(elderline).toContainText('Open now Until 08:00 PM')
  await expect(page.getByRole('main')).not.toContainText('Please confirm')
  expect(await violations(page)).toEqual([])
})

test('every situation can be reached by its link, and has a number to call or a way on', async ({ page }) => {
  await page.goto('/crisis')
  const links = page.getByRole('navigation', { name: 'Choose what fits' }).getByRole('link')
  expect(await links.count()).toBe(7)
  for (const link of await links.all()) {
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
})

test('D51 the hours card of the contact page says whether anyone answers now', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT)
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByText('11:00 AM to 08:00 PM').scrollIntoViewIfNeeded()
  await expect(main).toContainText('Closed now Opens at 11:00 AM')
})

const actions = (page: Page) =>
  page.locator('#result').getByRole('link', { name: /^(?:Call|Ask us|Speak|Back)|^1(?:12|4416)/ })

test('D51 at night a result asks for a call first, and its numbers stand above that', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT)
  await openAssessment(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: 1 })
  await submit(page)
  const result = page.locator('#result')
  await expect(result).toContainText('We answer from 11:00 AM.')
  const names = await actions(page).allInnerTexts()
  const places = ['14416', '112', 'Ask us to call from 11:00 AM', 'Speak with counselor now'].map((start) =>
    names.findIndex((name) => name.startsWith(start)),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await expect(result.getByRole('link', { name: 'Ask us to call from 11:00 AM' })).toHaveAttribute(
    'href',
    '/consultation',
  )
  await expect(result.getByRole('link', { name: 'Speak with counselor now' })).toHaveAttribute(
    'href',
    '/contact',
  )
  expect(await violations(page)).toEqual([])
})

test('D51 in the working hours a result offers to speak with a counselor now, and a calm one calls nobody', async ({
  page,
}) => {
  await page.clock.setFixedTime(AFTERNOON)
  await openAssessment(page, '/perceived-stress-assessment')
  await answer(page, 10, 1)
  await submit(page)
  const result = page.locator('#result')
  await expect(result.getByRole('link', { name: 'Speak with counselor now' })).toBeVisible()
  await expect(result).not.toContainText(/Ask us to call|We answer/)
  await expect(result.locator('a[href="tel:14416"], a[href="tel:112"]')).toHaveCount(0)
})

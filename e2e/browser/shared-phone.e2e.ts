import type { Page } from '@playwright/test'
import { leaveByShift, NEUTRAL } from './neutral-site.ts'
import { expect, test } from './test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const locked = (page: Page) => page.getByRole('heading', { name: 'Your plan is locked' })

/** What the next person could read in this browser without a password. */
const leftInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases.map(({ name }) => name),
      document.cookie,
    ])
  })

test('on a shared phone: a plan behind a PIN, a search that nobody reads after, a quick exit, and no trace at the end', async ({
  page,
  context,
}) => {
  await page.route(`${NEUTRAL}**`, (route) =>
    route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' }),
  )
  await page.goto('/safety-plan')
  await expect(button(page, 'Print on one page')).toBeVisible()
  await field(page, 'What I can do alone').fill('walk to the temple tank')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await field(page, 'New PIN').fill('4711')
  await button(page, 'Set a PIN').click()
  await expect(page.getByText('now asks for the PIN')).toBeVisible()

  await page.goto('/blog-grid?q=pati+marta+hai')
  await expect(
    page.getByRole('main').getByRole('region', { name: 'Please talk to someone first' }),
  ).toBeVisible()
  await leaveByShift(page)

  // The next person goes back, and then opens the site by its address.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(NEUTRAL)
  const next = await context.newPage()
  await next.goto('/safety-plan')
  await expect(locked(next)).toBeVisible()
  for (const guess of ['0000', '1234']) {
    await field(next, 'PIN').fill(guess)
    await button(next, 'Open my plan').click()
    await expect(next.getByRole('alert').filter({ hasText: 'That is not the PIN' })).toBeVisible()
  }
  await expect(next.getByText('temple tank')).toHaveCount(0)
  expect(await leftInBrowser(next)).not.toMatch(/temple|pati|marta|4711/)
  await next.close()

  // The plan outlives the guesses, and goes when its owner wants it to.
  await page.goto('/safety-plan')
  await expect(locked(page)).toBeVisible()
  await field(page, 'PIN').fill('4711')
  await button(page, 'Open my plan').click()
  const card = page.getByRole('article', { name: 'My plan' })
  await expect(card).toContainText('walk to the temple tank')
  await button(page, 'Leave no trace').click()
  await button(page, 'Remove it').click()
  await expect(page.getByText('are gone from this browser')).toBeVisible()
  expect(await leftInBrowser(page)).not.toMatch(/plan/)
  await page.reload()
  await expect(field(page, 'What I can do alone')).toHaveValue('')
})

import type { Page } from '@playwright/test'
import { stack } from '../stack/shared-stack.ts'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { publishHours } from './published-hours.ts'
import { expect, test } from './test.ts'

const said = (page: Page) => page.getByRole('status').first()
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** Opens the form that chooses a person's entry. */
async function open(page: Page, name: string) {
  await page.getByRole('button', { name: `Choose the entry of ${name} on the team page` }).click()
  const choice = page.getByLabel(`Entry of ${name} on the team page`)
  await expect(choice).toBeFocused()
  return choice
}

/** The team page's current text about a person: with a session no page comes from the cache. */
async function nextFreeOn(page: Page, entry: string): Promise<string> {
  await page.context().addCookies([{ url: stack.siteUrl, name: 'refresh', value: 'of-nobody' }])
  await page.goto(`${stack.siteUrl}/team`)
  const card = page.locator('.member').filter({ hasText: entry })
  return (await card.first().textContent()) ?? ''
}

test('decision 91: an owner chooses who is shown by which entry, the team page follows, and no entry shows two', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(90_000)
  const { bala, chitra } = await publishHours()
  await signInAtDesk(page)
  await page.goto(`${DESK_SITE}/desk/people`)
  await expect(rowOf(page, bala.name)).toContainText('not shown')
  const choice = await open(page, bala.name)
  // Samples have entries of their own, and the phone and the desktop do not choose the same one.
  const free = (await choice.locator('option').allInnerTexts()).filter((text) => /, (?!.*shows)/.test(text))
  const label = free.at(isMobile ? 0 : -1) ?? ''
  const [entry = ''] = label.split(', ')
  expect(entry).not.toBe('')
  await choice.selectOption({ label })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(said(page)).toHaveText(`${bala.name} is now shown as ${entry} on the team page.`)
  await expect(page.getByRole('button', { name: `Choose the entry of ${bala.name}` })).toBeFocused()
  await expect(rowOf(page, bala.name)).toContainText(entry)
  expect(await nextFreeOn(page, entry)).toContain('Next free')

  await page.goto(`${DESK_SITE}/desk/people`)
  const other = await open(page, chitra.name)
  await other.selectOption({ label: `${label} (shows ${bala.name})` })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveAccessibleDescription(
    `This entry shows ${bala.name} already. Clear it there first.`,
  )
  await expect(other).toBeFocused()
  await page.getByRole('button', { name: 'Leave as it is' }).click()
  await expect(rowOf(page, chitra.name)).toContainText('not shown')

  await (await open(page, bala.name)).selectOption('No entry')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(said(page)).toHaveText(`${bala.name} no longer has an entry on the team page.`)
  await expect(rowOf(page, bala.name)).toContainText('not shown')
  expect(await nextFreeOn(page, entry)).not.toContain('Next free')
})

test('without an answer about the team page people are listed all the same', async ({ page }) => {
  const { name } = await signInAtDesk(page, { name: `Owner ${Date.now()}` })
  await page.route('**/api/v1/desk/team-entries', (route) => route.abort())
  await page.goto(`${DESK_SITE}/desk/people`)
  await expect(rowOf(page, name)).toBeVisible()
  await expect(page.getByText('The team page cannot be read right now.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose the entry of/ })).toHaveCount(0)
})

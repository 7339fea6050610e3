import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { uniqueLetters } from '../unique-letters.ts'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { typeProofCode } from './proof-code.ts'
import { publishHours } from './published-hours.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

const PAGE = `${DESK_SITE}/desk/services`

const adding = (page: Page) => page.getByRole('region', { name: 'Add a service' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const said = (page: Page) => page.getByRole('status').first()

/** Adds a service without a person who gives it. */
async function add(page: Page, name: string) {
  const form = adding(page)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Clinical Psychology').check()
  await form.getByRole('button', { name: 'Add a service' }).click()
  await expect(said(page)).toHaveText(`${name} is added.`)
}

test('an owner adds a service and gives it to a counsellor; a visitor can then choose a time for it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { bala } = await publishHours()
  const name = `Long talk ${uniqueLetters()}`
  await signInAtDesk(page)
  await page.goto(PAGE)
  const form = adding(page)

  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Minutes', { exact: true }).fill('soon')
  await form.getByLabel('How').selectOption('Phone')
  await form.getByRole('button', { name: 'Add a service' }).click()
  await expect(form.getByLabel('Minutes', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Minutes', { exact: true })).toHaveAccessibleDescription(
    'Enter whole minutes from 5 to 480.',
  )
  const kinds = form.getByRole('group', { name: 'Kinds of care' })
  await expect(kinds).toHaveAccessibleDescription('Choose at least one kind of care.')
  await form.getByLabel('Minutes', { exact: true }).fill('80')
  await kinds.getByLabel('Clinical Psychology').check()

  // The connection fails after the service was stored: the input stays, and is not stored twice.
  await page.route('**/api/v1/desk/services', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Add a service' }).click()
  await expect(form.getByRole('alert')).toContainText('What you typed is still here')
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await page.unroute('**/api/v1/desk/services')
  await form.getByRole('button', { name: 'Add a service' }).click()
  await expect(said(page)).toHaveText(`${name} is added.`)
  await expect(form.getByLabel('Name')).toBeFocused()
  const row = rowOf(page, name)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(
    'Visitors can choose a time for this once someone who gives it has published hours.',
  )

  await row.getByRole('button', { name: `Change ${name}` }).click()
  const change = page.locator('.desk__open')
  await expect(change.getByLabel('Name')).toBeFocused()
  await change.getByLabel(bala.name).check()
  expect(await violations(page)).toEqual([])
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(said(page)).toHaveText(`${name} is changed.`)
  await expect(row.getByRole('button', { name: `Change ${name}` })).toBeFocused()
  await expect(row).toContainText('Can be booked')

  const body = consultationBody({ section: 'Clinical Psychology' })
  const sent = { data: body, headers: forwardedFor() }
  const { token } = (await (await page.request.post('/api/v1/mwellness/requests', sent)).json()).data
  await page.goto(`/request/${token}`)
  await page.getByLabel('Last four digits').fill(body.phone.slice(-4))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'See free times' }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('region', { name: 'When?' }).getByRole('link').nth(1).click()
  await page.getByRole('button', { name: '11:00' }).click()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await typeProofCode(page)
  await expect(page.getByRole('main')).toContainText('Your appointment is booked.')
  const { pathname: link } = new URL(page.url())

  // A retired service keeps its appointments.
  await page.goto(PAGE)
  await expect(row).toContainText('Booked and still to come: 1.')
  await row.getByRole('button', { name: `Retire ${name}` }).click()
  await expect(said(page)).toHaveText(`${name} is retired. What was booked stays booked.`)
  await expect(page.getByRole('region', { name: 'Retired' }).getByRole('row', { name })).toContainText(
    'Booked and still to come: 1.',
  )
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'Your appointment', exact: true })).toContainText(bala.name)
})

test('of two people changing a service at once, the second sees the current text and decides', async ({
  page,
}) => {
  const name = `Short talk ${uniqueLetters()}`
  await signInAtDesk(page)
  await page.goto(PAGE)
  await add(page, name)
  await rowOf(page, name)
    .getByRole('button', { name: `Change ${name}` })
    .click()
  const change = page.locator('.desk__open')
  await change.getByLabel('Minutes', { exact: true }).fill('25')
  await query('update services set minutes = 45, version = version + 1 where name = $1', [name])
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(change.getByRole('alert')).toContainText('Nothing of yours is stored yet.')
  await expect(change.getByRole('alert')).toContainText(`It now reads: ${name}; 45 minutes, then 10 free`)
  await expect(change.getByLabel('Minutes', { exact: true })).toHaveValue('25')
  expect(await violations(page)).toEqual([])
  await change.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(said(page)).toHaveText(`${name} is changed.`)
  await expect(rowOf(page, name)).toContainText('25 minutes, then 10 free')
  await query('delete from services where name = $1', [name])
})

test('services are moved by keyboard, and the focus goes with them', async ({ page }) => {
  const [first, second] = [`A ${uniqueLetters()}`, `B ${uniqueLetters()}`]
  await signInAtDesk(page)
  await page.goto(PAGE)
  await add(page, first)
  await add(page, second)
  await expect(rowOf(page, second)).toBeVisible()
  const up = page.getByRole('button', { name: `Move ${second} up` })
  const isAhead = async () => {
    const names = await page.getByRole('rowheader').allInnerTexts()
    const placeOf = (name: string) => names.findIndex((text) => text.startsWith(name))
    return placeOf(second) < placeOf(first)
  }
  expect(await isAhead()).toBe(false)
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(/ is now \d+ of \d+\.$/)
  await expect.poll(isAhead).toBe(true)
  await expect(page.locator('.service__move:focus')).toHaveAccessibleName(new RegExp(second))
  await query('delete from services where name = any($1)', [[first, second]])
})

test('a coordinator reads the services and changes none; a counsellor does not see the page', async ({
  page,
}) => {
  const name = `Read only ${uniqueLetters()}`
  await signInAtDesk(page)
  await page.goto(PAGE)
  await add(page, name)
  await signInAtDesk(page, { roles: ['coordinator'] })
  await page.goto(PAGE)
  await expect(rowOf(page, name)).toContainText('Not bookable yet')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await signInAtDesk(page, { roles: ['counsellor'] })
  await page.goto(PAGE)
  await expect(page.getByText('Your role does not include this.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Services' })).toHaveCount(0)
  await query('delete from services where name = $1', [name])
})

test('axe finds nothing on the page of services, and it fits, also while one is changed @desktop', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the widths are set here')
  const name = `A service with a long name that breaks into several lines ${uniqueLetters()}`
  await signInAtDesk(page)
  await page.goto(PAGE)
  await add(page, name)
  await page.getByRole('button', { name: `Change ${name}` }).click()
  expect(await violations(page)).toEqual([])
  for (const width of [360, 390, 720, 900, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(widthOf, `at ${width} px`).toBe(width)
  }
  await query('delete from services where name = $1', [name])
})

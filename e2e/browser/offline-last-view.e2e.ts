import type { Page } from '@playwright/test'
import { kept, openDashboard, openedText, storedText, storeNames, viewNames } from './kept-in-browser.ts'
import { signInNewMember } from './new-member.ts'
import { storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')

test('D40, security rows 20 and 21: a waiting check-in is announced, and a logout leaves nothing of the member', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const member = await signInNewMember(page)
  await storeMoodsOf(member.id, [{ ago: 2, mood: 'BAD', note: 'monsoon' }])
  await openDashboard(page)
  await expect.poll(() => openedText(page)).toContain('monsoon')

  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  const asks = page.getByRole('alertdialog', { name: 'A check-in is waiting' })
  await asks.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(asks).toBeHidden()

  const text = await openedText(page)
  expect(text).toContain('"OKAY"')
  // M5: neither can be read on the disk.
  expect(await storedText(page)).not.toMatch(/monsoon|OKAY|mood_type/)
  expect(text).not.toMatch(/access_token|mobile|otp|assessment_responses/i)
  const paths = (await kept(page)).filter((path) => !path.startsWith('/assets/'))
  expect(paths.filter((path) => /^\/(?:api|uploads|img)/.test(path))).toEqual([])
  const shell = await page.evaluate(async () => (await caches.match('/dashboard/mood-tracker'))?.text())
  expect(shell).toContain('<html')
  expect(shell).not.toMatch(/Asha|monsoon/)

  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent. We send it')).toBeHidden()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => storeNames(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
})

/** Opens My data and media and waits until both work offline. */
async function seeMyDataAndMedia(page: Page) {
  await page.goto('/dashboard/media')
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => viewNames(page)).toEqual(['media#favourites', 'media#library'])
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('What we call you')).toHaveValue('Asha')
  await expect.poll(() => viewNames(page)).toEqual(MY_VIEWS)
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/dashboard/profile')
}

const MY_VIEWS = [
  'media#favourites',
  'media#library',
  'profile#about',
  'profile#consents',
  'profile#sessions',
]

test('D40 my data and media show without a network what was seen last, and of when it is', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const member = await signInNewMember(page)
  await seeMyDataAndMedia(page)
  await context.setOffline(true)
  await page.reload()
  const note = page.getByText(/There is no network. This is what you saw last, as of \d/)
  await expect(note).toBeVisible()
  await expect(page.getByLabel('What we call you')).toHaveValue('Asha')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Where you are signed in').getByRole('listitem')).toHaveCount(1)
  await expect(part('What we may keep').getByRole('listitem')).toHaveCount(2)
  // Without the ids of recordings, in which three letters may occur by chance.
  const text = (await openedText(page)).replaceAll(/\b[a-z][a-z0-9]{23}\b/g, '')
  expect(text).not.toMatch(new RegExp(`${member.phone}|access_token|otp`, 'i'))

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  await expect(note).toBeVisible()

  // Another member signs in in this browser, whose previous session had expired without a logout.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('dashboard-user') ?? '')
    localStorage.setItem('dashboard-user', JSON.stringify({ ...user, id: crypto.randomUUID(), name: 'Ravi' }))
  })
  await page.goto('/dashboard/profile')
  await expect(part('You').getByRole('alert')).toContainText('This could not be loaded')
  await expect(part('Where you are signed in').getByRole('alert')).toContainText('This could not be loaded')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Asha')
})

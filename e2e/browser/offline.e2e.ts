import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { stack } from '../stack/shared-stack.ts'
import { violations } from './axe.ts'
import { dayAgo, signInNewMember, storeMoods } from './new-member.ts'

// Its own browser, with the worker that all other tests do without.
test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'a phone is sent the same files')

/** Opens the site once, and waits until the browser has kept what it keeps. */
async function openOnce(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** What is kept, by its path. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    }
    return found
  })
}

test('ASM-14 once the site was opened, the crisis page comes without a network, with its letters', async ({
  page,
  context,
}) => {
  await openOnce(page, '/')
  // Its pictures: one that is still under way now would fail below.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const faults: string[] = []
  page.on('requestfailed', (request) => faults.push(request.url()))
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /112/ }).first()).toHaveAttribute('href', 'tel:112')
  await expect(main.getByRole('link', { name: /14416/ }).first()).toHaveAttribute('href', 'tel:14416')
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Anek Latin"'))),
  ).toBe(true)
  expect(faults.filter((url) => !/favicon|manifest|vitals/.test(url))).toEqual([])
})

test('ASM-14, NC-36 without a network, an answer that signals danger brings the panel', async ({
  page,
  context,
}) => {
  await openOnce(page, '/')
  await context.setOffline(true)
  await page.goto('/depression-assessment')
  await page.locator('#questions input[name="q8"][value="2"]').check({ force: true })
  await page.getByRole('button', { name: 'See my result' }).click()
  const help = page.getByRole('complementary', { name: /please (?:talk|call)/i })
  await expect(help.getByRole('link', { name: /14416/ }).first()).toHaveAttribute('href', 'tel:14416')
})

test('without a network any other page says so, with whom to call and what can be done', async ({
  page,
  context,
}) => {
  await openOnce(page, '/faq')
  await context.setOffline(true)
  for (const path of ['/team', '/dashboard/login', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network just now.')
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await expect(page.getByRole('main').getByRole('link', { name: /14416/ }).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no network just now.')
})

test('a page is read from the network where there is one, never from what was kept', async ({ page }) => {
  await openOnce(page, '/')
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    await (await caches.open(name)).put(
      '/crisis',
      new Response('old words', { headers: { 'content-type': 'text/html' } }),
    )
  })
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
})

test('nothing is kept but help, the questions and files of the build', async ({ page }) => {
  await openOnce(page, '/journals')
  await page.goto('/photo-gallery', { waitUntil: 'networkidle' })
  const pages = (await kept(page)).filter((path) => !path.startsWith('/assets/'))
  expect(pages.sort()).toEqual([
    '/anxiety-assessment',
    '/crisis',
    '/depression-assessment',
    '/offline',
    '/perceived-stress-assessment',
  ])
})

test('the worker is asked for anew each time, and may fetch from this site alone', async ({ request }) => {
  const { headers: of } = await request.get('/sw.js').then((answer) => ({ headers: answer.headers() }))
  expect(of['cache-control']).toBe('no-cache')
  expect(of['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  const page = await request.get('/')
  expect(page.headers()['content-security-policy']).toContain("; worker-src 'self';")
})

const MOODS = '/dashboard/mood-tracker'

/** Opens the dashboard, and waits until it can be opened without a network. */
async function openDashboard(page: Page) {
  await page.goto('/dashboard/assessment')
  await page.goto(MOODS)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/dashboard/assessment')
}

const today = (page: Page) => page.locator('td', { has: page.locator(`[data-day="${dayAgo(0)}"]`) })

/** What the database has of a member. */
async function entriesOf(memberId: string) {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select day::text, mood_type, note, version from moods where member_id = $1',
      [memberId],
    )
    return rows
  } finally {
    await client.end()
  }
}

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
  await expect(page.getByText('Waiting to be sent. It goes')).toBeVisible()
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
  await expect(page.getByText('Waiting to be sent. It goes')).toBeHidden()
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
  await expect(page.getByText('Waiting to be sent. It goes')).toBeVisible()
  await member.call('PUT', '/members/me/consents/moods', { is_given: false })
  await context.setOffline(false)
  await expect(page.getByText(/This check-in waited, and was not accepted/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Without your agreement moods are not kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Let it go' }).click()
  await expect(page.getByText(/This check-in waited/)).toBeHidden()
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
  await context.setOffline(true)
  await main.getByRole('slider').press('End')
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(today(page)).toContainText('GREAT, waiting to be sent')
  await expect(main.getByText('Days in a dashed frame are waiting to be sent.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'there' })
  await context.setOffline(false)
  await expect(page.getByText(/another device saved BAD for this day, and that stands/)).toBeVisible()
  const there = { day: dayAgo(0), mood_type: 'BAD', note: 'there', version: 2 }
  expect(await entriesOf(member.id)).toEqual([there])

  // The member decides for their own.
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const own = { day: dayAgo(0), mood_type: 'GREAT', note: 'here', version: 3 }
  expect(await entriesOf(member.id)).toEqual([own])
})

test('D40, security rows 20 and 21: a waiting check-in is announced, and a logout leaves nothing of the member', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const member = await signInNewMember(page)
  await storeMoods(member.id, [{ ago: 2, type: 'BAD', note: 'monsoon' }])
  await openDashboard(page)
  expect(await storedText(page)).toContain('monsoon')

  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting to be sent. It goes')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  const asks = page.getByRole('alertdialog', { name: 'A check-in is waiting' })
  await asks.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(asks).toBeHidden()

  const text = await storedText(page)
  expect(text).toContain('"OKAY"')
  expect(text).not.toMatch(/access_token|mobile|otp|assessment_responses/i)
  const paths = (await kept(page)).filter((path) => !path.startsWith('/assets/'))
  expect(paths.filter((path) => /^\/(?:api|uploads|img)/.test(path))).toEqual([])
  const shell = await page.evaluate(async () => (await caches.match('/dashboard/mood-tracker'))?.text())
  expect(shell).toContain('<html')
  expect(shell).not.toMatch(/Asha|monsoon/)

  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent. It goes')).toBeHidden()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
  await context.setOffline(true)
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
})

/** Opens my data and media, and waits until both can be seen without a network. */
async function seeMyDataAndMedia(page: Page) {
  await page.goto('/dashboard/media')
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').first()).toBeVisible()
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
  expect(await storedText(page)).not.toMatch(new RegExp(`${member.phone}|access_token|otp`, 'i'))

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  await expect(note).toBeVisible()

  // Somebody else signs in in this browser, whose session before had run out without a logout.
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

test('D40 who hides quickly leaves no last view, and the network brings it back', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'neutral' }))
  await signInNewMember(page)
  await seeMyDataAndMedia(page)
  await page.getByRole('link', { name: 'Hide quickly' }).click()
  await expect(page).toHaveURL('https://www.google.com/')
  await context.setOffline(true)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toHaveCount(3)
  expect(await viewNames(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByLabel('What we call you')).toHaveValue('Asha')
})

/** The last views that are kept, without the address that they all begin with. */
function viewNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('pulli-member')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const reading = opening.result.transaction('views').objectStore('views').getAllKeys()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    opening.result.close()
    return reading.result.map((name) => String(name).replace('/dashboard/', ''))
  })
}

/** Everything in the dashboard's own store, as text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('pulli-member')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all: unknown[] = []
    for (const name of store.objectStoreNames) {
      const reading = store.transaction(name).objectStore(name).getAll()
      await new Promise((resolve) => {
        reading.onsuccess = resolve
      })
      all.push(...reading.result)
    }
    store.close()
    return JSON.stringify(all)
  })
}

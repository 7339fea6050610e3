import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { inLongRun } from './long-run.ts'
import { readSettings } from './site-pages.ts'
import { expect, test } from './test.ts'

interface Settings {
  readonly contact: {
    readonly phone: string
    readonly email: string
    readonly address: string
    readonly latitude: number
    readonly longitude: number
  }
}

/** The page's requests to OpenStreetMap, answered here so that no test uses the network. */
async function askedOfOpenStreetMap(page: Page) {
  const asked: string[] = []
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' })
  })
  return asked
}

test('CON-01 to CON-03 the contact page shows what the settings say, and the number can be tapped', async ({
  page,
}) => {
  const { contact } = await readSettings<Settings>()
  await page.goto('/contact')
  const main = page.getByRole('main')
  const headline = page.getByRole('heading', { level: 1 }).getByRole('link', { name: contact.phone })
  await expect(headline).toHaveAttribute('href', `tel:${contact.phone.replace(/[^\d+]/g, '')}`)
  await expect(main).toContainText('11:00 AM to 08:00 PM')
  await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  )
})

test('CON-04, CON-05 nothing is asked of OpenStreetMap before the click, and the map after it', async ({
  page,
}) => {
  const asked = await askedOfOpenStreetMap(page)
  const answer = await page.goto('/contact')
  expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;')
  const map = page.getByRole('region', { name: 'Where to find us' })
  await map.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-enhancer="map"][data-ready]')).toBeAttached()
  expect(asked).toEqual([])
  await map.getByRole('link', { name: 'Load the map' }).click()
  await expect(map.frameLocator('iframe').getByText('The map')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('/export/embed.html')
})

test('CON-01, CON-03, D8 a tap on Directions asks for the way to the office, and does not say who asks', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a tap is on a phone')
  const asked = await askedOfOpenStreetMap(page)
  const { contact } = await readSettings<Settings>()
  await page.goto('/contact')
  const address = page.getByRole('listitem').filter({ hasText: contact.address })
  const directions = address.getByRole('link', { name: 'Directions' })
  const box = await directions.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const request = page.waitForRequest(/openstreetmap\.org/)
  await directions.tap()
  const there = new URL((await request).url())
  expect([there.hostname, there.pathname]).toEqual(['www.openstreetmap.org', '/directions'])
  const [latitude, longitude] = (there.searchParams.get('to') ?? '').split(',').map(Number)
  expect(latitude).toBeCloseTo(contact.latitude, 4)
  expect(longitude).toBeCloseTo(contact.longitude, 4)
  expect((await request).headers().referer).toBeUndefined()
  await expect(page).toHaveURL(there.href)
  expect(asked).toEqual([there.href])
})

test('D43 no other page may show that frame', async ({ request }) => {
  for (const path of ['/', '/about', '/team', '/faq', '/crisis']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-security-policy'], path).not.toContain('frame-src')
  }
})

test('the contact details can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { contact } = await readSettings<Settings>()
  await page.goto('/contact')
  for (const [what, text] of [
    ['Phone', contact.phone],
    ['Email', contact.email],
    ['Address', contact.address],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${what}` }).click()
    await expect(page.getByRole('button', { name: `Copied ${what}` })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
})

test.describe('nothing moves when the words about who answers now appear', () => {
  test.skip(({ isMobile }) => !isMobile, 'the widths are those of phones')

  /** By the clock in India: an open office, a closed one that opens today, one that opens tomorrow. */
  const MOMENTS = ['2026-11-23T12:00:00+05:30', '2026-11-23T02:00:00+05:30', '2026-11-23T22:30:00+05:30']

  type Shift = PerformanceEntry & { value: number; sources?: { node?: Node | null }[] }

  /** Adds up what moves in the page's matter without the reader's doing. */
  const watchShifts = () =>
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[]) {
        const isInMain = sources.some(({ node }) => document.querySelector('main')?.contains(node ?? null))
        if (!isInMain) continue
        const { dataset } = document.documentElement
        dataset.shift = String(Number(dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })

  for (const timezoneId of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      for (const path of ['/contact', '/crisis']) {
        test(`P5 ${path} at any time of day`, inLongRun(timezoneId !== 'Asia/Kolkata'), async ({ page }) => {
          // Nine pages, one after another.
          test.setTimeout(120_000)
          await page.addInitScript(watchShifts)
          for (const width of [360, 390, 412]) {
            await page.setViewportSize({ width, height: 800 })
            for (const moment of MOMENTS) {
              await page.clock.setFixedTime(new Date(moment))
              const release = await holdBack(page, '**/assets/say-open-now-*.js')
              await page.goto(path)
              // A typeface that comes late may move something, the words may not. Scrolling waits until that is painted.
              await page.evaluate(() => document.fonts.ready.then(() => {}))
              await page.locator('[data-enhancer="open-now"]').first().scrollIntoViewIfNeeded()
              await page.evaluate(() => delete document.documentElement.dataset.shift)
              release()
              for (const told of await page.locator('[data-enhancer="open-now"]').all()) {
                await told.scrollIntoViewIfNeeded()
                await expect(told).toContainText(/^(?:Open|Closed) now (?:Until|Opens at) \d/)
                // The text fits into the space reserved for it.
                const isWhole = await told.evaluate((element) => {
                  const when = element.querySelector<HTMLElement>('[data-when]')
                  return when !== null && when.scrollHeight <= when.clientHeight + 1
                })
                expect(isWhole, `${width} px, ${moment}`).toBe(true)
              }
              const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
              expect(shift, `${width} px, ${moment}`).toBe(0)
            }
          }
        })
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Load the map leads to the same place at OpenStreetMap, and no button does nothing', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Load the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    )
  })
})

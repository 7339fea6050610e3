import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { HISTORY, isOn, menu, open, PAGE, RESULTS } from './dashboard-page.ts'
import { ASHA, answerLowerSections, answerWith, beMember, done } from './fake-member.ts'
import { followRequests } from './follow-requests.ts'
import { expect, test } from './test.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

test('DSH-01, D34 the sidebar lists pages that are there, and Log out', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  if (isMobile) await menu(page).click()
  for (const name of ['Dashboard', 'Assessment', 'Mood', 'Media'])
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Log out' })).toBeVisible()
  for (const link of await sidebar(page).getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (!href.startsWith('/')) continue
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('DSH-02, DSH-03 the sidebar closes on Escape and on a click elsewhere, and stays as it was left', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page)
  const expand = async () => {
    await expect(menu(page)).toHaveAttribute('aria-expanded', /true|false/)
    if ((await menu(page).getAttribute('aria-expanded')) === 'false') await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  }
  await expand()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expand()
  // Right beside the headline, where the open sidebar of a phone does not reach.
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 12, (headline?.y ?? 0) + 5)
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expand()
  await page.reload()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
})

test('DSH-04 the top bar greets by name', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await open(page)
  await expect(page.getByRole('banner')).toContainText(/Good (morning|afternoon|evening), Asha/)
  await expect(page.getByRole('banner').locator('.avatar svg')).toBeVisible()
  if (!isMobile) await expect(page.getByText('Asha', { exact: true })).toBeVisible()
})

test('the quick exit clears the view and leaves no way back, nor to the page before', async ({ page }) => {
  await page.route('https://www.google.com/', (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  await page.goto('/crisis')
  await open(page)
  await isOn(page)
  await page.getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('https://www.google.com/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('https://www.google.com/')
})

test('NAV-24 help is one tap away', async ({ page }) => {
  await open(page)
  await isOn(page)
  await page.getByRole('link', { name: 'Help now' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Talk to someone now' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('NAV-23, LIM-24 code that fails to load is reported, and can be retried', async ({ page }) => {
  await open(page)
  const code = /\/assets\/assessment-page-[^/]+\.js$/
  await page.route(code, (route) => route.abort('connectionfailed'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with any of the three.')
  await page.getByRole('link', { name: 'Start the depression assessment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not load' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/depression-assessment$/)
  await expect(page).toHaveTitle('Questions · Pulli')
  await expect(page.getByRole('main')).toBeFocused()
})

test('security rows 22 and 36, D39: the page of an app is stored nowhere, runs under a nonce and names nobody', async ({
  page,
}) => {
  const [one, two] = await Promise.all([page.request.get(PAGE), page.request.get(PAGE)])
  const nonces = [one, two].map(
    (answer) => /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1],
  )
  expect(nonces[0]).toHaveLength(24)
  expect(nonces[0]).not.toBe(nonces[1])
  expect(one.headers()['cache-control']).toContain('no-store')
  expect(await one.text()).toContain('noindex')

  const refusals: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refusals.push(message.text())
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await open(page, done(HISTORY))
  await expect(page.getByText('Borderline clinical depression').first()).toBeVisible()
  expect([refusals, faults]).toEqual([[], []])
})

test('P2 the first page of the dashboard: at most 105 kB of JavaScript, asked for at once', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone is sent the same files')
  const settled = followRequests(page)
  await open(page, done(HISTORY))
  await expect(page.getByText('Borderline clinical depression').first()).toBeVisible()
  await settled()
  const { scripts, askedAt } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = files.find(({ name }) => name.includes('getAssessmentResult'))
    return {
      askedAt: data?.startTime ?? 0,
      scripts: files
        .filter(({ name }) => name.endsWith('.js'))
        .map((file) => ({ name: file.name, at: file.startTime, bytes: file.encodedBodySize })),
    }
  })
  // What draws the avatar and the day's kolam comes after the page is there.
  const first = scripts.filter(({ at }) => at < askedAt)
  expect(first.length).toBeGreaterThan(3)
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(105 * 1_024)
  // None of them waits for another: the page itself names each.
  const html = await (await page.request.get(PAGE)).text()
  for (const { name } of first) expect(html).toContain(new URL(name).pathname)
})

for (const path of ['/dashboard/login', '/dashboard/OTP']) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    const settled = followRequests(page)
    await page.goto(path)
    await settled()
    expect(await violations(page)).toEqual([])
  })
}

for (const path of [
  '/dashboard/welcome',
  PAGE,
  '/dashboard/depression-assessment',
  '/dashboard/anxiety-assessment',
  '/dashboard/phq-9-assessment',
  '/dashboard/gad-7-assessment',
]) {
  test(`axe finds nothing on ${path}, light or dark`, {
    // The two others have the same form.
    tag: path.includes('anxiety') || path.includes('gad-7') ? '@long' : '@desktop',
  }, async ({ page }) => {
    await answerLowerSections(page)
    await beMember(page, path.endsWith('welcome') ? { ...ASHA, name: '' } : ASHA)
    await answerWith(page, RESULTS, done(HISTORY))
    await answerWith(page, '/members/me/consents', done([]))
    const settled = followRequests(page)
    await page.goto(path)
    await isOn(page)
    await settled()
    expect(await violations(page)).toEqual([])
  })
}

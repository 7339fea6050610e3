import { violations } from './axe.ts'
import { consultationForm } from './consultation-form.ts'
import { expect, test } from './test.ts'

// With all that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' })

test('a parent who is worried finds the page, whom to call, how to begin, and asks for a call', async ({
  page,
}) => {
  await page.goto('/crisis')
  await page.getByRole('link', { name: 'I am worried about someone' }).click()
  const worried = page.getByRole('region', { name: 'I am worried about someone' })
  await expect(worried).toBeInViewport()
  await worried.getByRole('link', { name: 'For a child or teenager: what parents can do' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worried about a child or teenager?')

  const calls = page.getByRole('region', { name: 'Numbers to call about a child' })
  for (const number of ['112', '14416', '1098'])
    await expect(calls.locator(`a[href="tel:${number}"]`)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quick exit' })).toBeInViewport({
    ratio: 1,
  })
  // Each part can be reached from the list of contents.
  const contents = page.getByRole('main').getByRole('navigation').getByRole('link')
  expect(await contents.count()).toBeGreaterThanOrEqual(10)
  for (const title of ['How to begin the talk', 'What to do today and tonight', 'If they hurt themselves']) {
    await contents.filter({ hasText: title }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  }
  expect(await violations(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'the form' }).click()
  await expect(page).toHaveURL('/consultation')
  await expect(consultationForm(page).send).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worried about a child or teenager?')
})

test('without JavaScript the page for parents is whole, and its numbers can be called', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/programs')
  await page.getByRole('link', { name: 'Worried about a child or teenager?' }).click()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Signs, by age' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="tel:1098"]').first()).toBeVisible()
  await context.close()
})

test.describe('without a network', () => {
  // Its own browser, with the worker that all other tests do without.
  test.use({ serviceWorkers: 'allow' })

  test('a parent who was on the site once has the page for parents, and finds it from any other', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto('/programs')
    await page.getByRole('main').getByRole('link', { name: 'Worried about a child or teenager?' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'How to begin the talk' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:1098"]').first()).toBeVisible()
  })
})

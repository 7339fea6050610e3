import { MAIN_LINKS, MENUS, menuLink, opener, openNavigation } from './site-navigation.ts'
import { expect, test } from './test.ts'

test('NAV-01 the top bar links home, about us, team and contact us', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const navigation = await openNavigation(page, isMobile)
  for (const [name, address] of MAIN_LINKS) {
    const link = navigation.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', address)
  }
})

test('NAV-02 NAV-03 the two menus link what the specification lists, in its order', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  const navigation = await openNavigation(page, isMobile)
  for (const menu of ['Resources', 'ARTs'] as const) {
    await opener(navigation, menu).click()
    for (const [name, address] of MENUS[menu]) {
      await expect(menuLink(navigation, name)).toBeVisible()
      await expect(menuLink(navigation, name)).toHaveAttribute('href', address)
    }
    const links = opener(navigation, menu).locator('..').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      MENUS[menu].map(([, address]) => address),
    )
  }
})

test('NAV-04 the footer links home, about, team, FAQ and contact', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'About', 'Team', 'FAQ', 'Contact'])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/about',
    '/team',
    '/faq',
    '/contact',
  ])
})

test('NAV-05 a visitor is offered Login', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await openNavigation(page, true)
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await expect(login).toBeVisible()
  await expect(login).toHaveAttribute('href', '/dashboard/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
})

test('NAV-06 a browser with a session is offered Dashboard', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'))
  await page.goto('/')
  if (isMobile) await openNavigation(page, true)
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(dashboard).toBeVisible()
  await expect(dashboard).toHaveAttribute('href', '/dashboard/assessment')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('NAV-06 any other value of the flag is a visitor', async ({ page, isMobile }) => {
  await page.addInitScript(() => localStorage.setItem('authenticated', 'false'))
  await page.goto('/')
  if (isMobile) await openNavigation(page, true)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('NAV-15 the footer names a unit of a private limited company, copyright 2025', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    /© 2025 Pulli, a unit of .*(Private Limited|private limited company)/,
  )
})

test('NAV-16 the footer shows five social icons', async ({ page }) => {
  await page.goto('/')
  const icons = page.getByRole('contentinfo').getByRole('list', { name: 'Pulli elsewhere' }).getByRole('link')
  await expect(icons).toHaveCount(5)
  for (const network of ['WhatsApp', 'Facebook', 'Instagram', 'Twitter', 'LinkedIn']) {
    await expect(icons.and(page.getByLabel(network))).toHaveAttribute('href', /^https:\/\//)
  }
})

test('NAV-22 an unknown address answers 404 with a page of its own', async ({ page }) => {
  const answer = await page.goto('/no/such/address')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address.')
  await expect(page.getByRole('main')).toContainText('Unexpected Application Error!')
  await expect(page.getByRole('main').getByRole('link', { name: '14416' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('ERR-22 what no page expected shows the error page, with a way home and a reference', async ({
  page,
}) => {
  await page.goto('/crisis')
  // A form that is sent to a page that takes none.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    document.body.append(form)
    form.submit()
  })
  expect((await answered).status()).toBeGreaterThanOrEqual(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText(/reference: [0-9a-f-]{36}/)
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('the first thing the keyboard meets skips to the content', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key')
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

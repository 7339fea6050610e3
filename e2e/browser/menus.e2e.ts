import { hamburger, menuLink, opener, openNavigation } from './site-navigation.ts'
import { expect, test } from './test.ts'

test('NAV-07 a dropdown opens on hover and closes when the pointer leaves', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing hovers on a phone')
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  for (const [menu, link] of [
    ['Resources', 'Blogs'],
    ['ARTs', 'Audio'],
  ] as const) {
    await opener(navigation, menu).hover()
    await expect(menuLink(navigation, link)).toBeVisible()
    // The way from the word to the list loses nothing.
    await menuLink(navigation, link).hover()
    await expect(menuLink(navigation, link)).toBeVisible()
    await page.mouse.move(400, 700)
    await expect(menuLink(navigation, link)).toBeHidden()
  }
})

test('NAV-07 a click on a dropdown that hover opened keeps it open, the next one closes it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing hovers on a phone')
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  const resources = opener(navigation, 'Resources')
  await resources.hover()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await resources.click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  // Pinned by the click, it stays open without the pointer.
  await page.mouse.move(400, 700)
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await resources.click()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
})

test('NAV-07 a dropdown opens on a tap and closes on a second one', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'the wide navigation is not shown on a phone')
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  for (const [menu, link] of [
    ['Resources', 'Blogs'],
    ['ARTs', 'Audio'],
  ] as const) {
    await opener(navigation, menu).tap()
    await expect(menuLink(navigation, link)).toBeVisible()
    await opener(navigation, menu).tap()
    await expect(menuLink(navigation, link)).toBeHidden()
  }
  await context.close()
})

test('NAV-07 in the mobile menu a menu opens on a tap and closes on a second one', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the mobile menu is not shown on a desktop')
  await page.goto('/')
  const navigation = await openNavigation(page, true)
  await opener(navigation, 'ARTs').tap()
  await expect(menuLink(navigation, 'Audio')).toBeVisible()
  await opener(navigation, 'ARTs').tap()
  await expect(menuLink(navigation, 'Audio')).toBeHidden()
})

test('NAV-08 opening one of the two dropdowns closes the other', async ({ page, isMobile }) => {
  await page.goto('/')
  const navigation = await openNavigation(page, isMobile)
  await opener(navigation, 'Resources').click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await opener(navigation, 'ARTs').click()
  await expect(menuLink(navigation, 'Audio')).toBeVisible()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
  await opener(navigation, 'Resources').click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await expect(menuLink(navigation, 'Audio')).toBeHidden()
})

test('NAV-08 the pointer that moves to the other dropdown closes the first', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing hovers on a phone')
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  await opener(navigation, 'Resources').hover()
  await opener(navigation, 'Resources').click()
  await opener(navigation, 'ARTs').hover()
  await expect(menuLink(navigation, 'Audio')).toBeVisible()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
})

test('Escape closes a dropdown and gives the focus back; focus that leaves closes it too', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Escape key')
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  const resources = opener(navigation, 'Resources')
  await resources.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menuLink(navigation, 'Blogs')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
  await expect(resources).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(navigation.getByRole('link', { name: 'Contact Us' })).toBeFocused()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
})

test('a click elsewhere closes a dropdown', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the wide navigation is not shown on a phone')
  await page.goto('/')
  const navigation = await openNavigation(page, false)
  await opener(navigation, 'Resources').click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
})

test('NAV-09 the hamburger opens the mobile menu and a second press closes it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is no hamburger on a desktop')
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await expect(menu).toBeHidden()
  await hamburger(page).tap()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await hamburger(page).tap()
  await expect(menu).toBeHidden()
})

test('NAV-09 Escape closes the mobile menu and gives the focus back', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'there is no hamburger on a desktop')
  await page.goto('/')
  const menu = await openNavigation(page, true)
  await menu.getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(hamburger(page)).toBeFocused()
})

test('NAV-09 while the mobile menu is open the page under it does not scroll', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'there is no hamburger on a desktop')
  await page.goto('/')
  await openNavigation(page, true)
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
  await hamburger(page).tap()
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
})

test('D25 Help now opens the two numbers over any page, and closes again', async ({ page, isMobile }) => {
  await page.goto('/blog-grid')
  const help = page.getByRole('banner').getByRole('link', { name: 'Help now' })
  const dialog = page.getByRole('dialog', { name: 'Talk to someone now' })
  await help.click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/blog-grid')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(help).toBeFocused()

  // Many people press everything twice.
  await help.dblclick()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()

  if (isMobile) return
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(help).toBeFocused()
})

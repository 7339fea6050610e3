import { consultationBody, inDays } from '../consultation-body.ts'
import { violations } from './axe.ts'
import { consultationForm, EMPTY, fillIn, typedIn } from './consultation-form.ts'
import { menuLink, opener, openNavigation } from './site-navigation.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'
import { prolongToasts } from './toast-life.ts'

test('axe finds nothing with a menu open, light or dark', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/crisis')
  const navigation = await openNavigation(page, isMobile)
  await opener(navigation, 'Resources').click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
})

test('axe finds nothing with a dialog open, light or dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  await expect(page.getByRole('dialog', { name: 'Talk to someone now' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in a refused form with its toast, light or dark', async ({ page }) => {
  await page.goto('/consultation')
  await prolongToasts(page)
  const form = consultationForm(page)
  await fillIn(form, consultationBody({ phone: '1' }))
  await form.send.click()
  const message = page.getByRole('alert')
  await expect(message).toBeVisible()
  expect(await violations(page)).toEqual([])
  // It was there for both looks.
  await expect(message).toBeVisible()
})

test('axe finds nothing in a search without results, and in the film', async ({ page }) => {
  await page.goto('/blog-grid?q=xylophonequux')
  expect(await violations(page)).toEqual([])
  await page.goto('/')
  await page.getByRole('button', { name: /Play the video/ }).click()
  await expect(page.locator('video')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a visitor can use the header and request a consultation with the keyboard alone', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  await page.goto('/')
  for (const name of [
    'Skip to the content',
    'Call 112',
    'Tele-MANAS 14416',
    'My plan',
    'Pulli, home',
    'Home',
    'About Us',
    'Team',
    'Contact Us',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name, exact: true }).and(page.locator(':focus'))).toHaveCount(1)
  }
  const navigation = await openNavigation(page, false)
  await page.keyboard.press('Tab')
  await expect(opener(navigation, 'Resources')).toBeFocused()
  // Wherever the focus is, it is seen.
  await expect(opener(navigation, 'Resources')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menuLink(navigation, 'Blogs')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(navigation, 'Resources')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(opener(navigation, 'ARTs')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused()

  const form = consultationForm(page)
  const filled = consultationBody({ section: 'Music Therapy', consultation_date: inDays(30) })
  await form.name.focus()
  await page.keyboard.type(filled.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(filled.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(filled.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mus')
  await page.keyboard.press('Tab')
  await expect(form.date).toBeFocused()
  const [year, month, day] = filled.consultation_date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  expect(await typedIn(form)).toEqual(filled)
  // From the year to the button that opens the field's calendar, and on.
  await page.keyboard.press('Tab')
  await expect(form.date).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.form.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.success.getByRole('button', { name: 'Great!' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.success).toBeHidden()
  await expect(form.send).toBeFocused()
  expect(await typedIn(form)).toEqual(EMPTY)
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

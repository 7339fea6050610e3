import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { consultationForm, fillIn, typedIn } from './consultation-form.ts'
import { inLongRun } from './long-run.ts'
import { hamburger, menuLink, opener, openNavigation } from './site-navigation.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('NAV-07 NAV-08 without JavaScript the menus open, close, and close each other', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const navigation = await openNavigation(page, isMobile)
  await opener(navigation, 'Resources').click()
  await expect(menuLink(navigation, 'Blogs')).toBeVisible()
  await opener(navigation, 'ARTs').click()
  await expect(menuLink(navigation, 'Audio')).toBeVisible()
  await expect(menuLink(navigation, 'Blogs')).toBeHidden()
  await opener(navigation, 'ARTs').click()
  await expect(menuLink(navigation, 'Audio')).toBeHidden()
  if (!isMobile) return
  await hamburger(page).click()
  await expect(navigation).toBeHidden()
})

test('STA-09 without JavaScript one question is open at a time', async ({ page }) => {
  await page.goto('/')
  const faq = page.getByRole('region', { name: 'Questions people ask' })
  await faq.locator('summary').nth(1).click()
  await expect(faq.locator('details[open]')).toHaveCount(1)
  await faq.locator('summary').nth(1).click()
  await expect(faq.locator('details[open]')).toHaveCount(0)
})

test('D25 without JavaScript Help now leads to the crisis page', async ({ page }) => {
  await page.goto('/blog-grid')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  await expect(page).toHaveURL('/crisis')
})

test('ASM-14 without JavaScript the crisis page has its numbers, and says when each was checked', async ({
  page,
}) => {
  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to someone now')
  const first = page.getByRole('region', { name: 'The two numbers to call first' }).getByRole('link')
  // The third is the other way to the second, where a phone does not reach it.
  await expect(first).toHaveCount(3)
  await expect(first.nth(0)).toHaveAttribute('href', 'tel:112')
  await expect(first.nth(1)).toHaveAttribute('href', 'tel:14416')
  await expect(first.nth(2)).toHaveAttribute('href', 'tel:18008914416')
  await expect(first.nth(0)).toBeInViewport()
  const checks = page.getByRole('region', { name: 'The two numbers to call first' }).getByRole('listitem')
  for (const number of await checks.all()) await expect(number).toContainText(/Checked \d{1,2} \w+ 20\d\d/)

  const lines = page.getByRole('region', { name: 'More helplines' }).getByRole('listitem')
  expect(await lines.count()).toBeGreaterThanOrEqual(5)
  for (const line of await lines.all()) {
    await expect(line).toContainText(/(?:Checked|Not checked since|find this out on) \d{1,2} \w+ 20\d\d/)
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^tel:\+?\d+$/)
  }
})

for (const path of ['/seminars', '/arts-video', '/arts-audio']) {
  test(
    `SEM-04 without JavaScript ${path} promises no length that nobody will write`,
    inLongRun(path !== '/arts-audio'),
    async ({ page }) => {
      await page.goto(path)
      const lengths = page.locator('.length')
      expect(await lengths.count()).toBeGreaterThan(0)
      for (const length of await lengths.all()) await expect(length).toBeHidden()
      expect(await page.locator('main').innerText()).not.toContain('Loading')
    },
  )
}

test('BLG-03 without JavaScript the search finds', async ({ page }) => {
  await page.goto('/blog-grid')
  await page.getByRole('searchbox', { name: 'Search' }).fill('caffeine')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/blog-grid')
  await expect(
    page.getByRole('article').getByRole('link', { name: 'When sleep will not come' }),
  ).toBeVisible()
})

test('D65 without JavaScript a search for help shows the numbers, and a link with it leads to them', async ({
  page,
}) => {
  await page.goto('/blog-grid')
  await page.getByRole('searchbox', { name: 'Search' }).fill('pati marta hai')
  await page.getByRole('button', { name: 'Search' }).click()
  const call = page.getByRole('main').getByRole('link', { name: 'Call 181' })
  await expect(call).toBeVisible()
  await page.goto('/blog-grid?q=pati+marta+hai')
  await expect(page).toHaveURL('/blog-grid?help')
  await expect(call).toBeVisible()
})

test('CNS-13 without JavaScript a refused form keeps what was typed, with a message beside each field', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody({ phone: '98765' })
  await fillIn(form, filled)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.send.click()
  expect((await answer).status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('Please enter valid phone number')
  expect(await typedIn(form)).toEqual(filled)
  await expect(form.phone).toHaveAccessibleDescription('Please enter valid phone number')
  await expect(form.faults.getByRole('link', { name: 'Please enter valid phone number' })).toBeVisible()
  expect(await requestsOf(filled.email)).toEqual([])

  await form.phone.fill(mobileNumber())
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  await expect(page.getByRole('main')).toContainText('Form submitted successfully.')
  expect(await requestsOf(filled.email)).toHaveLength(1)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
})

test('without JavaScript a form that is sent again by a reload is stored once', async ({ page }) => {
  await page.goto('/consultation')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  await page.reload()
  await page.goBack()
  await fillIn(form, filled)
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('D41 without JavaScript Child Psychiatry asks for the guardian', async ({ page }) => {
  await page.goto('/consultation')
  const { form, section } = consultationForm(page)
  await section.selectOption('Child Psychiatry')
  await expect(form.getByRole('textbox', { name: 'Name of the parent or guardian' })).toBeVisible()
})

test('D31 without JavaScript the letters are asked for, and a bad address comes back with what to do', async ({
  page,
}) => {
  await page.goto('/newsletter')
  const form = page.getByRole('form', { name: 'Get the next letter' })
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await form.getByRole('button', { name: 'Send me a link' }).click()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody')
  await form.getByRole('textbox', { name: 'Email' }).fill(consultationBody().email)
  await form.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox.')
})

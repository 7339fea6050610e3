import { consultationBody } from '../consultation-body.ts'
import { readSettings } from './site-pages.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test('SVC-03 NC-13 Submit stores a consultation request for the chosen section', async ({ page }) => {
  await page.goto('/service-details')
  const form = page.getByRole('form', { name: 'Ask for a consultation' })
  const filled = consultationBody({ section: 'Dance and Movement Therapy' })
  await form.getByRole('textbox', { name: 'Your name', exact: true }).fill(filled.name)
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(filled.phone)
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(filled.email)
  await form.getByRole('combobox', { name: 'Kind of care' }).selectOption(filled.section)
  await form.getByLabel('A day that suits you').fill(filled.consultation_date)
  await form.getByRole('button', { name: 'Submit' }).click()
  const success = page.getByRole('dialog', { name: 'Success!' })
  await expect(success).toContainText('Form submitted successfully.')
  await success.getByRole('button', { name: 'Great!' }).click()
  const stored = await requestsOf(filled.email)
  expect(stored.map(({ section }) => section)).toEqual(['Dance and Movement Therapy'])
})

test('SVC-02 SVC-04 five questions open one at a time, and More Info leads to them', async ({ page }) => {
  await page.goto('/service-details')
  const questions = page.getByRole('region', { name: 'Five questions about the care' })
  await expect(questions.locator('summary')).toHaveCount(5)
  await questions.locator('summary').nth(3).click()
  await expect(questions.locator('details[open]')).toHaveCount(1)
  const others = page.getByRole('region', { name: 'Other Services' })
  await others.getByRole('link', { name: /Couples Counselling.*More Info/ }).click()
  await expect(questions.getByRole('heading')).toBeInViewport()
  await others.getByRole('link', { name: 'All Services' }).click()
  await expect(page).toHaveURL('/programs')
})

interface Plan {
  readonly name: string
  readonly price: string
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PRG-05 LIM-20 LIM-21 the switch swaps the prices of the settings, Monthly first', async ({
    page,
  }) => {
    const settings = await readSettings<{ monthlyPlans: Plan[]; annualPlans: Plan[] }>()
    await page.goto('/programs')
    const pricing = page.getByRole('region', { name: 'What it costs' })
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    for (const { price } of settings.monthlyPlans)
      await expect(pricing.getByText(price, { exact: true })).toBeVisible()
    for (const { price } of settings.annualPlans)
      await expect(pricing.getByText(price, { exact: true })).toBeHidden()
    await pricing.getByText('Annually').click()
    for (const { price } of settings.annualPlans)
      await expect(pricing.getByText(price, { exact: true })).toBeVisible()
    for (const { price } of settings.monthlyPlans)
      await expect(pricing.getByText(price, { exact: true })).toBeHidden()
  })
})

test('PRG-05 the switch obeys the arrow keys; the popular plan comes first on a phone', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.goto('/programs')
  const pricing = page.getByRole('region', { name: 'What it costs' })
  const at = async (name: string) => {
    const box = await pricing.getByRole('heading', { name }).first().boundingBox()
    return box ? (isMobile ? box.y : box.x) : Number.NaN
  }
  const [light, standard] = [await at('Light Session'), await at('Standard Session')]
  if (isMobile) expect(standard).toBeLessThan(light)
  else expect(light).toBeLessThan(standard)
  await pricing.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(pricing.getByRole('radio', { name: 'Annually' })).toBeChecked()
  await expect(pricing.getByText('You save').first()).toBeVisible()
})

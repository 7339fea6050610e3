import { consultationForm } from './consultation-form.ts'
import { expect, test } from './test.ts'

test('ASM-01 ASM-02 CNS-05 three ways in, four steps, and a form whose five fields are marked required', async ({
  page,
}) => {
  await page.goto('/assessments')
  const cards = page.getByRole('region', { name: 'The three questionnaires' }).getByRole('link')
  expect(await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/depression-assessment',
    '/anxiety-assessment',
    '/perceived-stress-assessment',
  ])
  const short = page.getByRole('region', { name: 'Two short ones that clinicians use' }).getByRole('link')
  expect(await short.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/phq-9-assessment',
    '/gad-7-assessment',
  ])
  const steps = page.getByRole('region', { name: 'How it goes' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(4)
  const { name, email, phone, section, date, form } = consultationForm(page)
  for (const field of [name, email, phone, section, date]) await expect(field).toHaveAttribute('required')
  await expect(form).toContainText('Please fill in all five.')
})

test('CNS-07 also on /assessments the page submits incomplete forms: the API names what is missing', async ({
  page,
}) => {
  await page.goto('/assessments')
  const { send, faults } = consultationForm(page)
  await send.click()
  await expect(faults).toBeVisible()
})

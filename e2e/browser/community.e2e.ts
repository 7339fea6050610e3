import { consultationForm } from './consultation-form.ts'
import { readRecords } from './site-pages.ts'
import { expect, test } from './test.ts'

const letters = () =>
  readRecords<{ documentId: string; title: string }>('newsletters', 'sort=date:desc&pagination[pageSize]=100')

test('COM-01 COM-02 CNS-01 points, questions, who should join, Join Us and the form', async ({ page }) => {
  await page.goto('/community')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'What is in a letter' }).getByRole('listitem')).toHaveCount(5)
  await expect(main.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/about')
  const cards = main.getByRole('region', { name: 'Who should join' }).getByRole('link')
  for (const card of await cards.all()) await expect(card).toHaveAttribute('href', '/service-details')
  expect(await cards.count()).toBeGreaterThan(2)
  const questions = main.getByRole('region', { name: 'Questions people ask' }).locator('details')
  await expect(questions.first()).toHaveAttribute('open', '')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open', '')
  await expect(questions.first()).not.toHaveAttribute('open', '')
  await expect(consultationForm(page).send).toBeVisible()
})

test('D31 the archive lists every past letter, and each can be read', async ({ page }) => {
  const all = await letters()
  await page.goto('/community')
  const letterList = page.getByRole('region', { name: 'Past letters' }).getByRole('listitem')
  const archive = letterList.getByRole('link')
  await expect(archive).toHaveText(all.map(({ title }) => title))
  await archive.first().click()
  await expect(page).toHaveURL(`/community/${all[0]?.documentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[0]?.title ?? '')
  await page.getByRole('complementary', { name: 'Other letters' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[1]?.title ?? '')
})

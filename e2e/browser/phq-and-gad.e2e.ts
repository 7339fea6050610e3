import { answer, checked, openAssessment, STORE_CALL, submit } from './assessment-form.ts'
import { violations } from './axe.ts'
import { expect, test } from './test.ts'

const FUNCTIONAL = /^If you checked off any problems, how difficult/

for (const { address, count, sum, level } of [
  { address: '/phq-9-assessment', count: 9, sum: '8 out of 27', level: 'Mild depression' },
  { address: '/gad-7-assessment', count: 7, sum: '7 out of 21', level: 'Mild anxiety' },
]) {
  test(`D53 ${address} is taken without an account; the last question is asked and not scored`, async ({
    page,
  }) => {
    await openAssessment(page, address)
    await expect(page.getByText(/^Over the last 2 weeks, how often have you been bothered by /)).toBeVisible()
    await expect(page.getByText('No permission required to reproduce, translate')).toBeVisible()
    await answer(page, count, 1, { 8: 0 })
    const more = page.getByRole('group', { name: FUNCTIONAL })
    await more.getByRole('radio', { name: 'Very difficult' }).check()
    await expect(page.locator('[data-progress]')).toHaveAttribute('aria-valuenow', String(count))
    const sent = page.waitForRequest(STORE_CALL)
    await submit(page)
    const body = (await sent).postDataJSON()
    expect(body.assessment_responses).toHaveLength(count)
    expect(body).toMatchObject({ pack_version: '1', functional_answer_index: 2 })
    const result = page.locator('#result')
    await expect(result).toContainText(sum)
    await expect(result).toContainText(level)
    await expect(result).toContainText('51–77% of the people they picked out (Patel and others, 2008)')
    await expect(result).toContainText('What else can raise the score')
    await expect(result).toContainText('When to see a doctor quickly')
    await expect(result).toContainText('Call 1098')
    await expect(checked(page)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })
}

test('D53 the question that is not scored may stay without an answer, and comes back with the others', async ({
  page,
}) => {
  await openAssessment(page, '/gad-7-assessment')
  await answer(page, 6, 1)
  await page
    .getByRole('group', { name: FUNCTIONAL })
    .getByRole('radio', { name: 'Extremely difficult' })
    .check()
  await submit(page)
  await page.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(checked(page)).toHaveCount(7)
  await expect(page.getByRole('radio', { name: 'Extremely difficult' })).toBeChecked()
  await page.reload()
  await openAssessment(page, '/gad-7-assessment')
  await answer(page, 7, 0)
  const sent = page.waitForRequest(STORE_CALL)
  await submit(page)
  expect((await sent).postDataJSON().functional_answer_index).toBeNull()
  await expect(page.locator('#result')).toContainText('0 out of 21')
})

test('D52 item 9 of the PHQ-9 at several days: the line under it, and help before a result that calms nobody', async ({
  page,
}) => {
  await openAssessment(page, '/phq-9-assessment')
  await answer(page, 8, 0)
  await page.locator('#questions input[name="q8"][value="1"]').check()
  await expect(page.locator('.saline')).toBeVisible()
  await submit(page)
  const result = page.locator('#result')
  await expect(result.getByRole('heading').first()).toHaveText('First, please talk to someone today')
  await expect(result).toContainText('One of your answers is about dying, or about hurting yourself.')
  await expect(result).toContainText('Your score is 1 out of 27.')
  await expect(result).not.toContainText(/look again|few of these|51–77/i)
})

test('answers to questions of another version are refused in words, and come back', async ({ page }) => {
  await openAssessment(page, '/gad-7-assessment')
  await page.route(STORE_CALL, async (route) => {
    const body = { ...route.request().postDataJSON(), pack_version: '0' }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await answer(page, 7, 1)
  await submit(page)
  await expect(page.getByRole('alertdialog')).toContainText('These questions have changed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D53 the plain form brings the result, with or without the last answer', async ({ page }) => {
    await page.goto('/phq-9-assessment')
    await answer(page, 9, 2, { 8: 0 })
    await page.locator('#questions input[name="q9"][value="3"]').check()
    await submit(page)
    await expect(page.getByRole('main')).toContainText('16 out of 27')
    await expect(page.getByRole('main')).toContainText('Moderately severe depression')
  })
})

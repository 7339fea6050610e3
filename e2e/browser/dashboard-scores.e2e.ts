import { HISTORY, open, toast } from './dashboard-page.ts'
import { done, refused } from './fake-member.ts'
import { followRequests } from './follow-requests.ts'
import { expect, test } from './test.ts'

test('DAS-01, DAS-02, STA-06 without results all three are NA, each with its questions', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with any of the three.')
  await expect(page.getByText('NA', { exact: true })).toHaveCount(3)
  const starts = await page
    .getByRole('link', { name: /^Start/ })
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(starts).toEqual([
    '/dashboard/depression-assessment',
    '/dashboard/anxiety-assessment',
    '/dashboard/stress-assessment',
  ])
})

test('STA-07 D54 a score appears with its range, its change without a judgement, and a table of all scores', async ({
  page,
}) => {
  await open(page, done(HISTORY))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /You last answered the depression questions on 14 March/,
  )
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Depression' }) })
  await expect(row).toContainText('18')
  await expect(row).toContainText('Borderline clinical depression')
  await expect(row).toContainText('11 points lower than on 6 February')
  await row.getByText('All results (2)').click()
  await expect(row.getByRole('row')).toHaveCount(3)
  await expect(row).toContainText('None of them were tested on this wording')
  // The recording of the day says what it likes: rain has heavier drops.
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Assessments' }),
  ])
    await expect(part).not.toContainText(/come down|gone up|better|worse/)
})

test('ERR-08 scores that could not be loaded are a toast; a 404 is silent', async ({ page }) => {
  const settled = followRequests(page)
  let status = 500
  await open(page, () => refused(status, 'unexpected'))
  await expect(toast(page)).toContainText('Failed to load assessment scores')
  status = 404
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with any of the three.')
  await settled()
  await expect(toast(page)).toHaveCount(0)
})

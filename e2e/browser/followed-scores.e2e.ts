import type { Page } from '@playwright/test'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { violations } from './axe.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { query, signIn, storeMember, storePhq9 } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const DASHBOARD = '/dashboard/assessment'
const followed = (page: Page) => page.getByRole('region', { name: 'To see how you change' })
const rowOf = (page: Page, name: string) =>
  followed(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const refusals = (page: Page) => page.evaluate(() => localStorage.getItem('repeat-refusals'))

test('D53 below the three stand PHQ-9 and GAD-7, with Take and "Not taken yet", never Start or NA', async ({
  page,
}) => {
  await signIn(page, await storeMember())
  await page.goto(DASHBOARD)
  await expect(followed(page).getByRole('link')).toHaveCount(2)
  const takes = await followed(page)
    .getByRole('link', { name: /^Take/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(takes).toEqual(['/dashboard/phq-9-assessment', '/dashboard/gad-7-assessment'])
  await expect(followed(page).getByText('Not taken yet')).toHaveCount(2)
  await expect(followed(page)).not.toContainText(/Start|\bNA\b/)
  await expect(page.getByText('NA', { exact: true })).toHaveCount(3)
  expect(await violations(page)).toEqual([])
})

test('D53 D54 the year of a member: PHQ-9 at its interval, a change inside the band, then one beyond it', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const member = await storeMember()
  await storePhq9(member.id, [
    { ago: 340, total: 17, everyday: 2 },
    { ago: 210, total: 15 },
    { ago: 60, total: 14, everyday: 1 },
    { ago: 15, total: 12, everyday: 1 },
  ])
  await signIn(page, member)
  const row = rowOf(page, 'PHQ-9')

  await test.step('a change inside the band is given in points, with no further judgement', async () => {
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'You last answered the PHQ-9 questions on',
    )
    await expect(row).toContainText('2 points lower than on')
    await expect(row).toContainText(
      "This alone can't show whether things have changed for you. How you feel matters more.",
    )
    await expect(row).toContainText('Shaded: a change of less than 6 points.')
    await expect(row).toContainText('Work, home and people: Somewhat difficult')
    await expect(row.locator('.trend__band')).toHaveCount(1)
    for (const part of [page.getByRole('heading', { level: 1 }), row])
      await expect(part).not.toContainText(/come down|gone up/)
    expect(await violations(page)).toEqual([])
  })

  await test.step('two weeks after the last answers it asks to take it again', async () => {
    await expect(row.getByRole('status')).toContainText('Would you like to take it again?')
    await row.getByRole('link', { name: 'Take the PHQ-9' }).click()
    await expect(page).toHaveURL(/phq-9-assessment$/)
    await expect(page).not.toHaveTitle(/PHQ|mood|depress/i)
  })

  await test.step('a result beyond the band says that it has come down', async () => {
    await openAssessment(page, '/dashboard/phq-9-assessment')
    await answer(page, 9, 0, { 0: 2, 1: 1, 2: 1, 3: 1 })
    await page.getByRole('radio', { name: 'Not difficult at all' }).check()
    await submit(page)
    await expect(page.locator('#result')).toContainText('5 out of 27')
    await page.goto(DASHBOARD)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Your PHQ-9 score has come down since',
    )
    await expect(row).toContainText('Your score has come down: 7 points lower than on')
    await expect(row).not.toContainText('This alone can')
    await expect(row.getByRole('status')).toBeEmpty()
    await expect(row).toContainText('Look again from')
    await row.getByText('All results (5)').click()
    await expect(row.getByRole('row').nth(1)).toContainText('Not difficult at all')
    await expect(row.getByRole('row').nth(5)).toContainText('Very difficult')
    await expect(row).toContainText('Where the limits come from: The limits 5, 10, 15 and 20 are those')
    await expect(row).toContainText('Where the width of the band comes from: NHS Talking Therapies manual')
  })

  await test.step('the summary for a doctor has the results, the answer that is not scored, and the band', async () => {
    await page.goto('/dashboard/profile/summary')
    const part = page.getByRole('region', { name: 'PHQ-9, low mood' })
    await expect(part).toContainText('5 of 27')
    await expect(part).toContainText('Not difficult at all')
    await expect(part).toContainText('a change of 6 points or more is taken as real')
    await expect(part).toContainText('NHS Talking Therapies')
    await expect(page.getByLabel('GAD-7: scores and ranges')).not.toBeChecked()
  })

  await test.step('the answer that is not scored is kept with the result', async () => {
    const kept = await query(
      'select total, functional_answer from assessments where member_id = $1 order by taken_at desc limit 1',
      [member.id],
    )
    expect(kept).toEqual([{ total: 5, functional_answer: 0 }])
  })
})

test('D54 an increase is only reported beyond the band, after a higher range', async ({ page }) => {
  const member = await storeMember()
  await storePhq9(member.id, [
    { ago: 40, total: 6 },
    { ago: 3, total: 12 },
  ])
  await signIn(page, member)
  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your PHQ-9 score is in a higher range than on',
  )
  await expect(rowOf(page, 'PHQ-9')).toContainText('Your score has gone up: 6 points higher than on')
  await storePhq9(member.id, [{ ago: 0, total: 22 }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your PHQ-9 score from .* is high\.$/)
  await expect(rowOf(page, 'PHQ-9')).toContainText('10 points higher than on')
  await expect(rowOf(page, 'PHQ-9')).not.toContainText(/gone up|This alone can/)
})

test('a repeat is asked for once, once more an interval after a refusal, and no more after the second', async ({
  page,
}) => {
  const member = await storeMember()
  await storePhq9(member.id, [
    { ago: 90, total: 9 },
    { ago: 60, total: 8 },
  ])
  await signIn(page, member)
  const row = rowOf(page, 'PHQ-9')
  const notNow = row.getByRole('button', { name: 'Not now' })
  await page.goto(DASHBOARD)
  await expect(notNow).toBeVisible()
  const asked = await row.getByRole('status').boundingBox()
  const said = await row.getByText('A change of less than').boundingBox()
  expect(
    (asked?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0),
    'it is separate from the words about the band',
  ).toBeGreaterThan(8)
  await notNow.click()
  await expect(row.getByRole('status')).toHaveText('All right. We will ask once more in 14 days.')
  await expect(row.getByRole('heading')).toBeFocused()
  expect(await refusals(page)).toMatch(/^\{"phq9":\[\d{13}\]\}$/)
  await page.reload()
  await expect(row).toContainText('You can look again now')
  await expect(notNow).toHaveCount(0)
  await page.evaluate(() => {
    const at = Date.now() - 15 * 86_400_000
    localStorage.setItem('repeat-refusals', JSON.stringify({ phq9: [at] }))
  })
  await page.reload()
  await notNow.click()
  await expect(row.getByRole('status')).toHaveText('All right. We will not ask again.')
  await page.evaluate(() => {
    const ago = (days: number) => Date.now() - days * 86_400_000
    localStorage.setItem('repeat-refusals', JSON.stringify({ phq9: [ago(45), ago(30)] }))
  })
  await page.reload()
  await expect(row).toContainText('You can look again now')
  await expect(notNow).toHaveCount(0)
})

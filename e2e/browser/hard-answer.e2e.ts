import type { Page } from '@playwright/test'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { violations } from './axe.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { query, signIn, storeHardAnswer, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

const DASHBOARD = '/dashboard/assessment'
const CALMING = /ups and downs|look again|in a month|most people|come back|come down|you are here/i

const itemNine = (page: Page, value: number) => page.locator(`#questions input[name="q8"][value="${value}"]`)
const line = (page: Page) => page.locator('.saline')
const numbers = (page: Page) => page.getByRole('complementary', { name: 'If you want to talk now' })

test('ASM-12 D52 a hard answer and nothing else: under the question, on the result and on the dashboard', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await openAssessment(page, '/dashboard/depression-assessment')
  await answer(page, 8, 0)
  await expect(line(page)).toBeHidden()
  await itemNine(page, 3).check()
  await expect(line(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ has: line(page) })).toContainText('talk to someone first')
  await expect(itemNine(page, 3), 'it takes no focus and blocks nothing').toBeFocused()
  await expect(line(page).getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(line(page).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await answer(page, 21, 0, { 8: 3 })
  await submit(page)

  const result = page.locator('#result')
  await expect(result.getByRole('heading').first()).toHaveText('Please call now, before you read on')
  await expect(result).toContainText('Please talk to someone now.')
  await expect(result).toContainText('Your score is 3 out of 63.')
  await expect(result.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  const sum =
    'Your score is 3 out of 63. The range for that score is called Normal ups and downs. A score cannot show how much one answer matters.'
  expect(((await result.textContent()) ?? '').replace(sum, '')).not.toMatch(CALMING)

  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have to face this alone.")
  await expect(numbers(page).getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416')
  await expect(numbers(page).getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  await expect(numbers(page).getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Depression' }) })
  await expect(row).toContainText('One answer matters more than this score.')
  await expect(row).toContainText('3of 63')
  const shown = (await page.getByRole('main').innerText()).replace(/^.*by the score alone.*$/m, '')
  expect(shown).not.toMatch(CALMING)
  expect(
    await query('select safety, has_safety_answer from assessments where member_id = $1', [member.id]),
  ).toEqual([{ safety: 'now', has_safety_answer: true }])
})

test('the result of a public assessment has the quick exit within reach, which a modal dialog would cover', async ({
  page,
}) => {
  await page.route('https://www.google.com/', (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  await openAssessment(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: 3 })
  await submit(page)
  const exit = page.locator('#result').getByRole('link', { name: 'Quick exit' })
  await expect(exit).toBeInViewport({ ratio: 1 })
  await exit.click()
  await expect(page).toHaveURL('https://www.google.com/')
})

test('D52 the line is there without a network, and goes with another answer', async ({ page, context }) => {
  await openAssessment(page, '/depression-assessment')
  await context.setOffline(true)
  await itemNine(page, 1).check()
  await expect(line(page)).toBeVisible()
  await itemNine(page, 0).check()
  await expect(line(page)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await itemNine(page, 2).check()
  expect(await violations(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ASM-12 D52 the crisis line is below the question, and the result says nothing reassuring', async ({
    page,
  }) => {
    await page.goto('/depression-assessment')
    await expect(line(page)).toBeHidden()
    await answer(page, 21, 0, { 8: 1 })
    await expect(line(page)).toBeVisible()
    await submit(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'One of your answers matters more than the score.',
    )
    expect((await main.innerText()).replace(/The range for that score .*$/m, '')).not.toMatch(CALMING)
  })
})

/** The content beside the sentence once the numbers are hidden. */
async function expectLine(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(main.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  await expect(main.getByRole('link', { name: 'Speak with counselor now' })).toHaveAttribute(
    'href',
    '/contact',
  )
}

test('D77 finding: who hides the numbers keeps 14416, the plan and the counsellor, on a device that says not why', async ({
  page,
}) => {
  const member = await storeMember()
  await storeHardAnswer(member.id, { hoursAgo: 71 })
  await signIn(page, member)
  await page.goto(DASHBOARD)
  await expect(numbers(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await numbers(page).getByRole('button', { name: 'Hide these numbers' }).click()
  await expect(numbers(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have to face this alone.")
  await expect(numbers(page)).toHaveCount(0)
  await expectLine(page)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('calls-closed'))).toMatch(/^\d{13}$/)

  await storeHardAnswer(member.id, { hoursAgo: -0.01 })
  await page.reload()
  await expect(numbers(page)).toBeVisible()
})

test('D77 finding: after 14 days the dashboard asks how it is now, until the question is hidden', async ({
  page,
}) => {
  const member = await storeMember()
  await storeHardAnswer(member.id, { hoursAgo: 15 * 24 })
  await signIn(page, member)
  await page.goto(DASHBOARD)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('one of your depression answers asked for help. How is it now?')
  await expectLine(page)
  await expect(page.getByRole('link', { name: 'Answer the questions now' })).toHaveAttribute(
    'href',
    '/dashboard/depression-assessment',
  )
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide this question' }).click()
  await expect(heading).toContainText('You last answered the depression questions on')
  await expect(heading).toBeFocused()
})

test('D52 the summary for a clinician has the answer beside the score', async ({ page }) => {
  const member = await storeMember()
  await storeHardAnswer(member.id, { hoursAgo: 5 })
  await signIn(page, member)
  await page.goto('/dashboard/profile/summary')
  const scores = page.getByRole('article').getByRole('region', { name: 'Depression' })
  await expect(scores.getByRole('columnheader', { name: 'Safety answer' })).toBeVisible()
  await expect(scores.getByRole('row').last()).toContainText('Yes, urgent')
  await expect(scores).toContainText('own wording')
  expect(await violations(page)).toEqual([])
})

test('D77 after three hard days in a row the dashboard offers a person, once, below its sentence or in the week', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(
    member.id,
    [1, 2, 3].map((ago) => ({ ago, mood: ago === 2 ? 'AWFUL' : 'BAD' })),
  )
  await signIn(page, member)
  await page.goto(DASHBOARD)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've had three hard days in a row.")
  await expectLine(page)
  await expect(page.getByRole('region', { name: 'Your week' })).toBeVisible()
  const offer = page.getByRole('complementary', { name: 'Three hard days in a row' })
  await expect(offer).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await storeHardAnswer(member.id, { hoursAgo: 20 * 24 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How is it now?')
  await expect(offer.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416')
  await expect(offer.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  await expect(offer.getByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute(
    'href',
    '/consultation',
  )
  expect(await violations(page)).toEqual([])
})

test('MOD-06 after a hard day the alert asks whether anything would help, and nothing is an answer too', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto('/dashboard/mood-tracker')
  const modal = page.getByRole('dialog', { name: 'How are you feeling today?' })
  await modal.getByRole('slider').press('Home')
  await modal.getByRole('button', { name: 'Submit' }).click()
  const saved = page.getByRole('alertdialog', { name: 'Saved!' })
  await expect(saved).toHaveAccessibleDescription('Mood Saved successfully')
  const help = saved.getByRole('list', { name: 'Would anything help?' })
  await expect(help.getByRole('listitem')).toHaveText(['Breathe', 'A sound', 'Call 14416', 'Nothing for now'])
  await expect(help.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(help.getByRole('button', { name: 'Nothing for now' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await help.getByRole('button', { name: 'Nothing for now' }).click()
  await expect(saved).toBeHidden()

  await page.getByRole('slider').press('End')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(saved).toBeVisible()
  await expect(saved).not.toContainText('Would anything help?')
})

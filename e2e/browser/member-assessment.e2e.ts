import { violations } from './axe.ts'
import { isOn } from './dashboard-page.ts'
import { answerWith, beMember, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

test('NAV-10 who scrolls and answers before the code has come stays there', async ({ page }) => {
  await beMember(page)
  const release = await holdBack(page, '**/assets/app-client-*.js')
  await page.goto('/dashboard/stress-assessment', { waitUntil: 'commit' })
  const sixth = page.locator('fieldset').nth(5).getByRole('radio').first()
  await sixth.check()
  // A typeface that comes only now would move it too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const top = () => sixth.evaluate((radio) => Math.round(radio.getBoundingClientRect().top))
  const before = await top()
  release()
  await isOn(page)
  expect(await top()).toBe(before)
  await expect(sixth).toBeChecked()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
})

test('consent is asked for in place, and the answers are kept meanwhile', async ({ page }) => {
  await beMember(page)
  const notice = { version: 'assessments-5', title: 'Keep my assessments', text: 'What is kept.' }
  await answerWith(
    page,
    '/members/me/consents',
    done([{ purpose: 'assessments', is_given: false, notice, history: [] }]),
  )
  const given = await answerWith(page, '/members/me/consents/assessments', done({}))
  const sent = await answerWith(page, '/assessments/store-assessment-result', () =>
    given.length === 0 ? refused(403, 'consent-required') : refused(500, 'unexpected', 'Not today.'),
  )
  await page.goto('/dashboard/stress-assessment')
  await expect(page.locator('fieldset')).toHaveCount(10)
  for (const question of await page.locator('fieldset').all())
    await question.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'See my result' }).click()
  const dialog = page.getByRole('dialog', { name: 'May we keep this result?' })
  await dialog.getByLabel('Keep my assessments').check()
  await dialog.getByLabel('I am 18 or older').check()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Agree and see my result' }).click()
  const failure = page.getByRole('alertdialog')
  await expect(failure).toContainText('Not today.')
  expect(given.map(({ body }) => body)).toEqual([
    { is_given: true, notice_version: 'assessments-5', is_adult: true },
  ])
  expect(sent).toHaveLength(2)
  await failure.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(10)
})

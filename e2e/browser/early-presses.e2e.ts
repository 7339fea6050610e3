import { ASHA, answerBelowScores, answerWith, beMember, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { button, PLAN } from './safety-plan-page.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow phone is where the code comes late')

test('NC-03 answers submitted before the code has loaded are sent afterwards', async ({ page }) => {
  await beMember(page)
  const release = await holdBack(page)
  const sent = await answerWith(page, '/assessments/store-assessment-result', refused(500, 'unexpected'))
  await page.goto('/dashboard/stress-assessment', { waitUntil: 'commit' })
  const questions = page.locator('fieldset')
  await expect(questions).toHaveCount(10)
  for (const question of await questions.all()) await question.getByRole('radio').first().check()
  const send = page.getByRole('button', { name: 'See my result' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  const answer = await holdBack(page, '**/assessments/store-assessment-result*')
  release()
  await expect(page.getByText('Sending your answers.')).toBeVisible()
  answer()
  const failure = page.getByRole('alertdialog')
  await failure.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(page.locator('input:checked')).toHaveCount(10)
  expect(sent).toHaveLength(1)
})

test('LOG-08 a name submitted before the code has loaded is kept, and appears in no URL', async ({
  page,
}) => {
  await beMember(page, { ...ASHA, name: '' })
  const release = await holdBack(page)
  const notice = { version: 'moods-2', title: 'Keep my moods', text: 'What is kept.' }
  await answerWith(
    page,
    '/members/me/consents',
    done([{ purpose: 'moods', is_given: false, notice, history: [] }]),
  )
  const showWords = await holdBack(page, '**/members/me/consents')
  const kept = await answerWith(page, '/members/me', done({ name: 'Asha Rao' }))
  await answerWith(page, '/members/me/recovery-offer', done({}))
  await answerWith(page, '/assessments/getAssessmentResult', done([]))
  await answerBelowScores(page)
  await page.goto('/dashboard/welcome', { waitUntil: 'commit' })
  await page.getByLabel('What should we call you?').fill('Asha Rao')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await goOn.click()
  release()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  showWords()
  await expect(page.getByRole('alert').filter({ hasText: 'have now loaded' })).toBeVisible()
  expect(kept).toEqual([])
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
  await goOn.click()
  await expect(page).toHaveURL(/\/dashboard\/assessment$/)
  expect(kept.map(({ body }) => body)).toEqual([{ name: 'Asha Rao' }])
})

test('LOG-05 a number submitted before the page’s code has loaded is sent afterwards', async ({ page }) => {
  const release = await holdBack(page)
  const asked = await answerWith(page, '/auth/login-request', done({}))
  await page.goto('/dashboard/login', { waitUntil: 'commit' })
  await page.getByLabel('Mobile number').fill('98765 01234')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page).toHaveURL(/\/dashboard\/OTP$/)
  expect(asked.map(({ body }) => body)).toEqual([{ mobile_number: '9876501234' }])
})

test('OTP-06 a press on Resend OTP before the code has loaded sends once it has, but not while the wait runs', async ({
  page,
}) => {
  const sent = await answerWith(page, '/auth/resend-otp', done({}))
  const resend = page.getByRole('button', { name: 'Resend OTP' })
  const pressEarly = async () => {
    const release = await holdBack(page, '**/assets/sign-in-*.js')
    await page.goto('/dashboard/OTP')
    await page.getByLabel('Mobile number').fill('98765 01234')
    await resend.click()
    await expect(resend).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(resend).not.toHaveAttribute('aria-busy')
    await expect(resend).toHaveText(/Resend OTP in \d+s/)
  }
  await pressEarly()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ mobile_number: '9876501234', request_type: 'login' }])
  await pressEarly()
  await expect(resend).toBeDisabled()
  expect(sent).toHaveLength(1)
})

for (const what of ['the code of the safety plan', 'any script']) {
  test(`a press on Add a person before ${what} has loaded adds one afterwards`, async ({ page }) => {
    const isAny = what === 'any script'
    const release = await (isAny ? holdBack(page) : holdBack(page, '**/assets/plan-keeper-*.js'))
    await page.goto(PLAN, { waitUntil: 'commit' })
    const people = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(people).toHaveCount(2)
    const add = button(page, 'Add a person').first()
    if (isAny) {
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
      await add.click()
    } else {
      await page.waitForLoadState()
      await add.click()
      await expect(add).toHaveAttribute('aria-busy', 'true')
    }
    release()
    await expect(people).toHaveCount(3)
    await expect(add).not.toHaveAttribute('aria-busy')
  })
}

test('DSH-02 a press on the menu before the code has loaded opens it afterwards', async ({ page }) => {
  await beMember(page)
  const release = await holdBack(page)
  await page.goto('/dashboard/stress-assessment', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeInViewport()
})

test('NAV-23 if the code fails to load, a press leads to the message that says so', async ({ page }) => {
  await beMember(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard/stress-assessment')
  const note = page.getByRole('alert').filter({ hasText: 'could not load' })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(note).toBeInViewport()
  await expect(page).toHaveURL(/stress-assessment$/)
})

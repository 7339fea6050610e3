import { ASHA, answerLowerSections, answerWith, beMember, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { inLongRun } from './long-run.ts'
import { MOODS } from './mood-page.ts'
import { answerElsewhere, NEUTRAL, openSessions, pressShiftUntil } from './neutral-site.ts'
import { signInNewMember } from './new-member.ts'
import { button, PLAN } from './safety-plan-page.ts'
import { beSlowPhone } from './slow-phone.ts'
import { openWithStillClock, place } from './still-clock.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow phone is where the code comes late')
test.describe.configure({ timeout: 60_000 })

test('on a slow phone: NC-03 answers submitted before the code has loaded are sent afterwards', async ({
  page,
}) => {
  await beSlowPhone(page)
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

test('on a slow phone: LOG-08 a name submitted before the code has loaded is kept, and appears in no URL', {
  tag: '@long',
}, async ({ page }) => {
  await beSlowPhone(page)
  await beMember(page, { ...ASHA, name: '' })
  const release = await holdBack(page)
  const notice = { version: 'moods-4', title: 'Keep my moods', text: 'What is kept.' }
  await answerWith(
    page,
    '/members/me/consents',
    done([{ purpose: 'moods', is_given: false, notice, history: [] }]),
  )
  const showWords = await holdBack(page, '**/members/me/consents')
  const kept = await answerWith(page, '/members/me', done({ name: 'Asha Rao' }))
  await answerWith(page, '/members/me/recovery-offer', done({}))
  await answerWith(page, '/assessments/getAssessmentResult', done([]))
  await answerLowerSections(page)
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

test('on a slow phone: LOG-05 a number submitted before the page’s code has loaded is sent afterwards', async ({
  page,
}) => {
  await beSlowPhone(page)
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

test('on a slow phone: OTP-06 a press on Resend OTP before the code has loaded sends once it has, but not while the wait runs', async ({
  page,
}) => {
  await beSlowPhone(page)
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
  test(
    `on a slow phone: a press on Add a person before ${what} has loaded adds one afterwards`,
    inLongRun(what === 'any script'),
    async ({ page }) => {
      await beSlowPhone(page)
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
    },
  )
}

test('on a slow phone: DSH-02 a press on the menu before the code has loaded opens it afterwards', async ({
  page,
}) => {
  await beSlowPhone(page)
  await beMember(page)
  const release = await holdBack(page)
  await page.goto('/dashboard/stress-assessment', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeInViewport()
})

test('on a slow phone: NAV-23 if the code fails to load, a press leads to the message that says so', async ({
  page,
}) => {
  await beSlowPhone(page)
  await beMember(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard/stress-assessment')
  const note = page.getByRole('alert').filter({ hasText: 'could not load' })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(note).toBeInViewport()
  await expect(page).toHaveURL(/stress-assessment$/)
})

test('on a slow phone: a press on the theme’s switch before any script has come counts, once', async ({
  page,
}) => {
  await beSlowPhone(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await holdBack(page)
  await page.goto('/crisis', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('on a slow phone: NAV-13 the page stays under a finger that presses before it has scrolled', async ({
  page,
}) => {
  await beSlowPhone(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithStillClock(page, '/')
  const film = page.locator('main [data-open="film"]')
  await film.scrollIntoViewIfNeeded()
  const reached = await place(page)
  expect(reached).toBeGreaterThan(0)
  await film.hover()
  await page.mouse.down()
  await page.clock.runFor(2_000)
  await page.mouse.up()
  await expect(page.locator('dialog[open] video')).toBeVisible()
  expect(await place(page)).toBe(reached)
})

for (const way of ['a press', 'Shift three times']) {
  test(
    `on a slow phone: finding M6: in the dashboard ${way} leaves before the page's code has come, and the code leads nowhere else`,
    inLongRun(way === 'a press'),
    async ({ page }) => {
      const member = await signInNewMember(page)
      await answerElsewhere(page)
      await page.goto(MOODS)
      await beSlowPhone(page)
      const leave = await holdBack(page, `${NEUTRAL}**`)
      const release = await holdBack(page)
      // The page reports it: while it waits for the next one, a test cannot look.
      await page.addInitScript(() => {
        new MutationObserver((changes) => {
          for (const { attributeName, target } of changes)
            if (target === document.documentElement) console.log(`${location.pathname} ${attributeName}`)
        }).observe(document, { subtree: true, attributeFilter: ['hidden', 'data-on'] })
      })
      const told: string[] = []
      page.on('console', (message) => told.push(message.text()))
      await page.goto('/dashboard/profile', { waitUntil: 'commit' })
      const exit = page.getByRole('banner').getByRole('link', { name: 'Quick exit' })
      await expect(exit).toBeVisible()
      // The target of Shift is at the end of the page.
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
      if (way === 'a press') await exit.click({ noWaitAfter: true })
      // Too slow a try is followed by another at once: a wait for it would be one of ten seconds.
      else await pressShiftUntil(page, async () => expect(told).toContain('/dashboard/profile hidden'))
      await expect.poll(() => told).toContain('/dashboard/profile hidden')
      release()
      // The code has loaded, and found no session.
      await expect.poll(() => told).toContain('/dashboard/profile data-on')
      await expect.poll(() => openSessions(member.id)).toEqual([])
      leave()
      await expect(page).toHaveURL(NEUTRAL)
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard\/login$/)
    },
  )
}

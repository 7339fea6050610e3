import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { holdBack } from './hold-back.ts'
import { openNavigation } from './site-navigation.ts'
import { expect, test } from './test.ts'
import { endProlonging } from './toast-life.ts'

// With all that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' })

test('a new member: from home to the login, a name, a first assessment, a first mood, and out again', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(60_000)
  const mobile = mobileNumber()
  const calls: { path: string; authorization: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/v1/')) return
    calls.push({ path: pathname.slice(18), authorization: request.headers().authorization })
  })

  await test.step('NAV-05 home leads to the login', async () => {
    await page.goto('/')
    if (isMobile) await openNavigation(page, true)
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  })

  await test.step('NAV-19, NAV-20, OTP-04 the page asked for waits behind the login', async () => {
    await page.goto('/dashboard/stress-assessment')
    await expect(page).toHaveURL(/\/dashboard\/login$/)
    await page.getByLabel('Mobile number').fill(`+91 ${mobile}`)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const shown = page.getByText(/Your OTP: \d{6}/)
    const [otp = ''] = /\d{6}/.exec((await shown.textContent()) ?? '') ?? []
    await page.getByLabel('One-time code').fill(otp)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/dashboard\/welcome$/)
  })

  await test.step('security row 62: nothing is ticked beforehand, the age is asked for', async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Enter a name we can call you.')).toBeVisible()
    await page.getByLabel('What should we call you?').fill('Meera')
    await page.getByLabel('Keep my assessments').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('I am 18 or older')).toBeFocused()
    await page.getByLabel('I am 18 or older').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/dashboard\/stress-assessment$/)
  })

  await test.step('STA-08, security row 20: the browser keeps the keys of the specification and no other', async () => {
    const { local, user } = await page.evaluate(() => ({
      local: Object.keys(localStorage).sort(),
      user: JSON.parse(localStorage.getItem('dashboard-user') ?? '{}'),
    }))
    expect(local.filter((key) => key !== 'sidebar-expanded')).toEqual(['authenticated', 'dashboard-user'])
    expect(Object.keys(user).sort()).toEqual(['id', 'name', 'time_zone', 'time_zone_is_chosen', 'tokens'])
    expect(user.name).toBe('Meera')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name.endsWith('refresh'))).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
  })

  await test.step('DAS-03, RES-05, RES-07, ROL-05 the result is kept, and leads back to the dashboard', async () => {
    await expect(page.locator('fieldset')).toHaveCount(10)
    for (const question of await page.locator('fieldset').all()) {
      await question.getByRole('radio').nth(2).check()
    }
    await page.getByRole('button', { name: 'See my result' }).click()
    const result = page.getByRole('dialog')
    await expect(result.getByText('Moderate stress').first()).toBeVisible()
    await expect(page.getByText('Assessment submitted successfully.')).toBeVisible()
    // On a phone it may lie over the link.
    await endProlonging(page)
    await result.getByRole('link', { name: 'Back to dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard\/assessment$/)
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Moderate stress' }).locator('b').first(),
    ).toHaveText('20')
  })

  await test.step('MOD-04, MOD-06, D41 the first mood, agreed to where it is asked for', async () => {
    await page.goto('/dashboard/mood-tracker')
    const modal = page.getByRole('dialog', { name: 'How are you feeling today?' })
    await modal.getByLabel('A note, if you like').fill('The first day.')
    await modal.getByRole('button', { name: 'Submit' }).click()
    const question = page.getByRole('dialog', { name: 'May we keep your moods?' })
    await expect(question.getByRole('checkbox').first()).toBeVisible()
    for (const box of await question.getByRole('checkbox').all()) await box.check()
    await question.getByRole('button', { name: 'Agree and save' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Saved!' })).toContainText('Mood Saved successfully')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })

  await test.step('ROL-03 every call of the dashboard carried the token', async () => {
    const own = calls.filter(({ path }) => !path.startsWith('auth/') && path !== 'vitals')
    expect(own.length).toBeGreaterThan(3)
    for (const { authorization } of own) expect(authorization).toMatch(/^Bearer [\w-]{43}$/)
  })

  await test.step('NAV-06 the site knows who is signed in', async () => {
    await page.goto('/')
    if (!isMobile)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.goto('/dashboard/login')
    await expect(page).toHaveURL(/\/dashboard\/assessment$/)
  })

  await test.step('API-09, ERR-16, STA-04, security row 21: a logout leaves nothing', async () => {
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('dashboard-user') ?? '').tokens.access_token,
    )
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const goHome = await holdBack(page, '/')
    await page.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true })
    await expect(page.getByText('Logout Successful')).toBeVisible()
    goHome()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    const answer = await page.request.get('/api/v1/mwellness/members/me', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(401)
    await page.goBack()
    await expect(page.getByText('Meera')).toBeHidden()
  })
})

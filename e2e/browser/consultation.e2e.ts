import { expect, type Page, test } from '@playwright/test'
import { consultationBody, inDays } from '../consultation-body.ts'
import { consultationForm, EMPTY, fillIn, typedIn } from './consultation-form.ts'
import { mailsAbout, requestsOf } from './stored-requests.ts'

const CALL = '**/api/v1/mwellness/user-contact-email'

/** The toast with a text. */
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('CNS-02 CNS-03 CNS-06 the form has five fields and seven kinds of care, none marked as required', async ({
  page,
}) => {
  await page.goto('/')
  const { form, section } = consultationForm(page)
  const fields = form.locator('input:not([type=hidden]), select')
  expect(
    await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name).sort()),
  ).toEqual(['consultation_date', 'email', 'name', 'phone', 'section'])
  await expect(form.getByLabel('A day that suits you')).toHaveAttribute('type', 'date')
  await expect(section.locator('option')).toHaveText([
    'Choose Service',
    'Adult Psychiatry',
    'Child Psychiatry',
    'Clinical Psychology',
    'Counselling Psychology',
    'Art Therapy',
    'Music Therapy',
    'Dance and Movement Therapy',
  ])
  await expect(section).toHaveValue('')
  await expect(form.locator('[required], [aria-required]')).toHaveCount(0)
})

for (const timeZoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test(`CNS-04 the first day that can be chosen is today in ${timeZoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: timeZoneId })
    const page = await context.newPage()
    await page.goto('/')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneId }).format(new Date())
    await expect(consultationForm(page).date).toHaveAttribute('min', today)
    await context.close()
  })
}

test('CNS-08 CNS-09 CNS-11 a request is sent, stored with both mails, and the fields are empty', async ({
  page,
}) => {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.dismiss()
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(CALL, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const wish = consultationBody()
  const form = consultationForm(page)
  await fillIn(form, wish)
  await form.send.click()
  const sending = form.form.getByRole('button', { name: 'Sending' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  release()

  await expect(form.success).toBeVisible()
  await expect(form.success).toContainText('Form submitted successfully.')
  await expect(form.success.getByRole('button', { name: 'Great!' })).toBeFocused()
  await form.success.getByRole('button', { name: 'Great!' }).click()
  await expect(form.success).toBeHidden()
  await expect(form.send).toBeFocused()
  expect(await typedIn(form)).toEqual(EMPTY)
  await expect(form.restore).toHaveCount(0)
  expect(alerts).toEqual([])

  const stored = await requestsOf(wish.email)
  expect(stored).toMatchObject([
    {
      name: wish.name,
      phone: `+91${wish.phone}`,
      section: wish.section,
      consultation_on: wish.consultation_date,
    },
  ])
  const id = stored[0]?.id ?? ''
  await expect.poll(async () => (await mailsAbout(id)).length, { timeout: 15_000 }).toBe(2)
  const mails = await mailsAbout(id)
  const toVisitor = mails.find(({ to }) => to?.[0]?.address === wish.email)
  const toProvider = mails.find(({ to }) => to?.[0]?.address !== wish.email)
  expect(toVisitor?.subject).toBe('We have your consultation request')
  expect(toProvider?.subject).toBe(`Consultation request: ${wish.section}`)
  expect(toProvider?.text).toContain(wish.name)
})

test('CNS-07 CNS-13 an empty form is sent, and a message stands beside every field and in the summary', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const answer = page.waitForResponse(CALL)
  await form.send.click()
  expect((await answer).status()).toBe(422)
  await expect(form.name).toHaveAccessibleDescription('Enter your name.')
  await expect(form.phone).toHaveAccessibleDescription('Enter your mobile number.')
  await expect(form.email).toHaveAccessibleDescription('Enter your email address.')
  await expect(form.section).toHaveAccessibleDescription('Choose a service from the list.')
  await expect(form.date).toHaveAccessibleDescription('Choose a date.')
  for (const field of [form.name, form.phone, form.email, form.section, form.date]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.faults).toBeFocused()
  await expect(form.faults.getByRole('link')).toHaveCount(5)
  await form.faults.getByRole('link', { name: 'Choose a date.' }).click()
  await expect(form.date).toBeFocused()
})

test('CNS-07 CNS-14 a malformed email, a malformed phone and a past day are refused, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody({
    email: `no-at-sign-${Date.now()}`,
    phone: '12345',
    consultation_date: inDays(-2),
  })
  await fillIn(form, wish)
  const answer = page.waitForResponse(CALL)
  await form.send.click()
  expect((await answer).status()).toBe(422)
  await expect(form.email).toHaveAccessibleDescription('Enter one email address, such as name@example.com.')
  await expect(form.phone).toHaveAccessibleDescription('Please enter valid phone number')
  await expect(form.date).toHaveAccessibleDescription('Choose today or a later date.')
  await expect(form.name).not.toHaveAttribute('aria-invalid')
  expect(await requestsOf(wish.email)).toEqual([])
})

test('CNS-10 CNS-11 CNS-12 D3 after a refusal the fields are empty, and what was typed comes back and can be sent', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, { ...wish, phone: '98765' })
  await form.send.click()
  const message = toast(page, 'Please enter valid phone number')
  await expect(message).toBeVisible()
  expect(await typedIn(form)).toEqual(EMPTY)
  await form.restore.click()
  expect(await typedIn(form)).toEqual({ ...wish, phone: '98765' })
  await expect(form.phone).toBeFocused()
  await expect(form.restore).toHaveCount(0)

  await form.phone.fill(wish.phone)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(wish.email)).toHaveLength(1)
  await expect(form.faults).toHaveCount(0)
})

test('D3 the offer to restore ends with a new answer', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  const form = consultationForm(page)
  await fillIn(form, consultationBody())
  await form.send.click()
  await expect(form.restore).toBeVisible()
  await form.name.fill('Someone else')
  await expect(form.restore).toHaveCount(0)
})

for (const [what, answer, text] of [
  ['the message of the server', { error: true, message: 'Call us instead.' }, 'Call us instead.'],
  ['its own words where the server gives none', {}, 'An error occurred while submitting the form.'],
] as const) {
  test(`ERR-01 a failure's toast shows ${what}`, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: answer }))
    await page.goto('/')
    const form = consultationForm(page)
    await fillIn(form, consultationBody())
    await form.send.click()
    await expect(toast(page, text)).toBeVisible()
    await expect(form.success).toBeHidden()
    await expect(form.restore).toBeVisible()
  })
}

test('ERR-01 LIM-08 LIM-12 D3 a network that is away shows the toast at the top right for 3000 ms, and the offer stays', async ({
  page,
  isMobile,
}) => {
  await page.route(CALL, (route) => route.abort())
  await page.goto('/')
  const form = consultationForm(page)
  await fillIn(form, consultationBody())
  await form.send.click()
  const message = toast(page, 'An error occurred while submitting the form.')
  await expect(message).toBeVisible()
  const shownAt = Date.now()
  const box = await message.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(200)
  if (!isMobile) expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
  await page.mouse.move(5, 400)
  await expect(message).toHaveCount(0, { timeout: 10_000 })
  const shownFor = Date.now() - shownAt
  expect(shownFor).toBeGreaterThan(2_300)
  expect(shownFor).toBeLessThan(4_900)
  // The toast is gone; the offer stays.
  await expect(form.restore).toBeVisible()
})

test('STA-14 a toast under the pointer waits until the pointer leaves', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing hovers on a phone')
  await page.route(CALL, (route) => route.abort())
  await page.goto('/')
  const form = consultationForm(page)
  await form.send.click()
  const message = toast(page, 'An error occurred while submitting the form.')
  await message.hover()
  const bar = () =>
    message.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState as string),
    )
  await expect.poll(bar).toContain('paused')
  await page.mouse.move(5, 400)
  await expect(message).toHaveCount(0, { timeout: 10_000 })
})

test('D46 a call without any answer for 30 s is given up and can be tried again', async ({ page }) => {
  // The browser's own time-out does not follow the clock of a test, so it is made of a timer that does.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds: number) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    // The first call is never answered.
    return calls === 1 ? undefined : route.fulfill({ status: 200, json: {} })
  })
  await page.clock.install()
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.click()
  const sending = form.form.getByRole('button', { name: 'Sending' })
  await expect(sending).toBeVisible()
  await expect.poll(() => calls).toBe(1)
  await page.clock.fastForward(20_000)
  await expect(sending).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(toast(page, 'An error occurred while submitting the form.')).toBeVisible()
  await form.restore.click()
  expect(await typedIn(form)).toEqual(wish)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(calls).toBe(2)
})

test('a repeated attempt carries the same key, so that a request is never stored twice', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route(CALL, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The request arrives, its answer does not.
    if (keys.length === 1) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.click()
  await form.restore.click()
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await requestsOf(wish.email)).toHaveLength(1)
})

test('a double click sends once', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/user-contact-email')) calls += 1
  })
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.dblclick()
  await expect(form.success).toBeVisible()
  expect(calls).toBe(1)
  expect(await requestsOf(wish.email)).toHaveLength(1)
})

test('a tap that comes before the script of the form is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/consultation-form*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.click()
  await expect(page).toHaveURL('/')
  expect(await typedIn(form)).toEqual(wish)
  release()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(wish.email)).toHaveLength(1)
})

test('a day that is half typed when the script of the form arrives is not lost', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone gives the whole day at once')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/consultation-form*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const { date, form } = consultationForm(page)
  await date.focus()
  await page.keyboard.type('1221')
  release()
  // React has come once it keeps its properties on what it hydrated.
  await expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await page.keyboard.type('2030')
  await expect(date).toHaveValue('2030-12-21')
})

test('a form whose script cannot be loaded posts itself', async ({ page }) => {
  await page.route('**/assets/consultation-form*.js', (route) => route.abort())
  await page.goto('/')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  expect(await requestsOf(wish.email)).toHaveLength(1)
})

test('D41 Child Psychiatry asks for the guardian, and another section for the visitor again', async ({
  page,
}) => {
  await page.goto('/')
  const { form, name, section } = consultationForm(page)
  await section.selectOption('Child Psychiatry')
  for (const label of [
    'Name of the parent or guardian',
    'Mobile number of the parent or guardian',
    'Email of the parent or guardian',
  ]) {
    await expect(form.getByRole('textbox', { name: label, exact: true })).toBeVisible()
  }
  await expect(name).toHaveCount(0)
  await section.selectOption('Art Therapy')
  await expect(name).toBeVisible()
})

test('the form of the consultation page works like the others', async ({ page }) => {
  await page.goto('/consultation')
  const form = consultationForm(page)
  const wish = consultationBody()
  await fillIn(form, wish)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(wish.email)).toHaveLength(1)
})

import type { Page } from '@playwright/test'
import { consultationBody } from '../consultation-body.ts'
import { CONSULTATION_CALL, consultationForm, EMPTY, fillIn, typedIn } from './consultation-form.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'
import { endProlonging, lifeOfToast } from './toast-life.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

/** What a failure without words of the server's says. */
const FAILED = 'An error occurred while submitting the form.'

/** The toast with a text. */
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('CNS-10 CNS-11 CNS-12 D3 after a refusal the fields are empty, and what was typed comes back and can be sent', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, { ...filled, phone: '98765' })
  await form.send.click()
  const message = toast(page, 'Please enter valid phone number')
  await expect(message).toBeVisible()
  await endProlonging(page)
  expect(await typedIn(form)).toEqual(EMPTY)
  await form.restore.click()
  expect(await typedIn(form)).toEqual({ ...filled, phone: '98765' })
  await expect(form.phone).toBeFocused()
  await expect(form.restore).toHaveCount(0)

  await form.phone.fill(filled.phone)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toHaveLength(1)
  await expect(form.faults).toHaveCount(0)
})

test('finding code bug 5: a request is sent where the browser has no randomUUID, as on plain http', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('code bug 5: where the browser can make no key at all the button is ready again, and what was typed is kept', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'getRandomValues'))
  await page.goto('/')
  const form = consultationForm(page)
  await fillIn(form, consultationBody())
  await form.send.click()
  await expect(toast(page, FAILED)).toBeVisible()
  await expect(form.send).toBeEnabled()
  await expect(form.restore).toBeVisible()
})

test('D3 the offer to restore ends with a new answer', async ({ page }) => {
  await page.route(CONSULTATION_CALL, (route) => route.fulfill({ status: 503, body: '' }))
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
  ['its own words where the server gives none', {}, FAILED],
] as const) {
  test(`ERR-01 a failure's toast shows ${what}`, async ({ page }) => {
    await page.route(CONSULTATION_CALL, (route) => route.fulfill({ status: 500, json: answer }))
    await page.goto('/')
    const form = consultationForm(page)
    await fillIn(form, consultationBody())
    await form.send.click()
    await expect(toast(page, text)).toBeVisible()
    await expect(form.success).toBeHidden()
    await expect(form.restore).toBeVisible()
  })
}

test('ERR-01 D3 a network failure shows the toast at the top right; it goes, and the offer stays', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.route(CONSULTATION_CALL, (route) => route.abort())
  await page.goto('/')
  const form = consultationForm(page)
  await fillIn(form, consultationBody())
  // Not by a click, after which the pointer could lie on the toast, where it waits.
  await form.send.press('Enter')
  const message = toast(page, FAILED)
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(200)
  if (!isMobile) expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
  await endProlonging(page)
  await expect(message).toHaveCount(0)
  await expect(form.restore).toBeVisible()
})

test.describe('a toast that nobody keeps', () => {
  test.use({ toasts: 'real' })

  test('LIM-08 LIM-12 the toast of a network failure stays for 3000 ms', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.route(CONSULTATION_CALL, (route) => route.abort())
    await page.goto('/')
    const form = consultationForm(page)
    await fillIn(form, consultationBody())
    // Not by a click, after which the pointer could lie on the toast, where it waits.
    const life = await lifeOfToast(page, FAILED, () => form.send.press('Enter'))
    expect(life).toEqual({ milliseconds: 3_000, hasRunOut: true })
  })
})

test('D46 a call without a response for 30 s is aborted and can be retried', async ({ page }) => {
  // The browser's own time-out does not follow the clock of a test, so it is made of a timer that does.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds: number) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  let calls = 0
  await page.route(CONSULTATION_CALL, (route) => {
    calls += 1
    // The first call is never answered.
    return calls === 1 ? undefined : route.fulfill({ status: 200, json: {} })
  })
  await page.clock.install()
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  const sending = form.form.getByRole('button', { name: 'Sending' })
  await expect(sending).toBeVisible()
  await expect.poll(() => calls).toBe(1)
  await page.clock.fastForward(20_000)
  await expect(sending).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(toast(page, FAILED)).toBeVisible()
  await endProlonging(page)
  await form.restore.click()
  expect(await typedIn(form)).toEqual(filled)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(calls).toBe(2)
})

test('a repeated attempt carries the same key, so that a request is never stored twice', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route(CONSULTATION_CALL, async (route) => {
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
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await form.restore.click()
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

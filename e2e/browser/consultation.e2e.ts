import { consultationBody, inDays } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import { CONSULTATION_CALL, consultationForm, EMPTY, fillIn, typedIn } from './consultation-form.ts'
import { holdBack } from './hold-back.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test('CNS-02 CNS-03 CNS-06 the form has five fields and seven kinds of care, none marked as required', async ({
  page,
}) => {
  await page.goto('/')
  const { form, section } = consultationForm(page)
  // The rest is asked in a group that a box below them opens (D57).
  const fields = form.locator('input:not([type=hidden], [type=checkbox]):visible, select:visible')
  await expect(form.getByRole('checkbox')).toHaveAccessibleName('How may we call you?')
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
    const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneId }).format(new Date())
    const before = today()
    await page.goto('/')
    const min = new RegExp(`^(?:${before}|${today()})$`)
    await expect(consultationForm(page).date).toHaveAttribute('min', min)
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
  const release = await holdBack(page, CONSULTATION_CALL)
  await page.goto('/')
  const filled = consultationBody()
  const form = consultationForm(page)
  await fillIn(form, filled)
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

  const stored = await requestsOf(filled.email)
  expect(stored).toMatchObject([
    {
      name: filled.name,
      phone: `+91${filled.phone}`,
      section: filled.section,
      consultation_on: filled.consultation_date,
    },
  ])
  const id = stored[0]?.id ?? ''
  await expect.poll(() => mailsNamed(id, stack), { timeout: 15_000 }).toHaveLength(2)
  const mails = await mailsNamed(id, stack)
  const toVisitor = mails.find(({ to }) => to?.[0]?.address === filled.email)
  const toProvider = mails.find(({ to }) => to?.[0]?.address !== filled.email)
  expect(toVisitor?.subject).toBe('We have your consultation request')
  expect(toProvider?.subject).toBe(`Consultation request: ${filled.section}`)
  expect(toProvider?.text).toContain(filled.name)
})

test('CNS-07 CNS-13 an empty form shows a message beside every field and in the summary', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  const answer = page.waitForResponse(CONSULTATION_CALL)
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
  const filled = consultationBody({
    email: `no-at-sign-${Date.now()}`,
    phone: '12345',
    consultation_date: inDays(-2),
  })
  await fillIn(form, filled)
  const answer = page.waitForResponse(CONSULTATION_CALL)
  await form.send.click()
  expect((await answer).status()).toBe(422)
  await expect(form.email).toHaveAccessibleDescription('Enter one email address, such as name@example.com.')
  await expect(form.phone).toHaveAccessibleDescription('Please enter valid phone number')
  await expect(form.date).toHaveAccessibleDescription('Choose today or a later date.')
  await expect(form.name).not.toHaveAttribute('aria-invalid')
  expect(await requestsOf(filled.email)).toEqual([])
})

test('a double click sends once', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/user-contact-email')) calls += 1
  })
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.dblclick()
  await expect(form.success).toBeVisible()
  expect(calls).toBe(1)
  expect(await requestsOf(filled.email)).toHaveLength(1)
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
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import { violations } from './axe.ts'
import { consultationForm, EMPTY, fillIn, typedIn } from './consultation-form.ts'
import { signInNewMember } from './new-member.ts'
import { asked, linkOf, typeDigits } from './request-page.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test('CNS-11 D57 after the dialog the next steps appear above the emptied form, with a computed day', async ({
  page,
}) => {
  await page.goto('/')
  const form = consultationForm(page)
  await fillIn(form, consultationBody())
  await form.send.click()
  await form.success.getByRole('button', { name: 'Great!' }).click()
  const next = page.getByRole('region', { name: 'What happens now' })
  await expect(next.getByRole('listitem')).toHaveText([
    'Received, now',
    /^We call by (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+(?: \w+)?, between 11:00 and 20:00$/,
    'You choose the person',
  ])
  expect(await typedIn(form)).toEqual(EMPTY)
  expect(await violations(page)).toEqual([])
})

test('D56 D57 for a child the labels name the adult, and what is refused can be brought back', async ({
  page,
}) => {
  await page.goto('/')
  const filled = consultationBody()
  const form = consultationForm(page)
  await fillIn(form, filled)
  const group = form.form.getByRole('group', { name: 'How may we call you?' })
  await expect(group).toBeHidden()
  await form.form.getByRole('checkbox', { name: 'How may we call you?' }).check()
  await group.getByLabel('Who is this for?').selectOption('For a child or teenager')
  await expect(form.form.getByRole('textbox', { name: 'Name of the parent or guardian' })).toBeVisible()
  await group.getByLabel('If someone else answers').selectOption('Say nothing, and call again later')
  expect(await violations(page)).toEqual([])
  await form.send.click()
  await expect(form.faults).toContainText('Choose how you are related to the child.')

  await form.restore.click()
  await expect(group.getByLabel('If someone else answers')).toHaveValue('call-again')
  await group.getByLabel('How are you related to the child?').selectOption('Mother or father')
  await group.getByRole('checkbox', { name: 'I have the right to decide about this child' }).check()
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toMatchObject([
    { for_whom: 'child', relation: 'parent', contact: { if_others_answer: 'call-again' } },
  ])
})

test('D57 a closed group sends the five fields alone', async ({ page }) => {
  await page.goto('/')
  const form = consultationForm(page)
  const box = form.form.getByRole('checkbox', { name: 'How may we call you?' })
  await box.check()
  await form.form.getByLabel('Which language?').selectOption('Hindi')
  await box.uncheck()
  await fillIn(form, consultationBody())
  const sent = page.waitForRequest('**/user-contact-email')
  await form.send.click()
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(Object.keys(EMPTY).sort())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor asks, follows the link of the mail, changes how to be called, and withdraws', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.goto('/consultation')
    const filled = consultationBody()
    const form = consultationForm(page)
    await fillIn(form, filled)
    await form.form.getByRole('checkbox', { name: 'How may we call you?' }).check()
    await form.form.getByLabel('Which language?').selectOption('Hindi')
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'We call by' })).toBeVisible()

    // In another browser than the one that sent it.
    await page.context().clearCookies()
    const answer = await page.goto(await linkOf(filled.email))
    const headers = answer?.headers() ?? {}
    expect([headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
      'no-store',
      'no-referrer',
      'noindex',
    ])
    const main = page.getByRole('main')
    await expect(main).toContainText('Your request has arrived.')
    for (const secret of [filled.name, filled.email, filled.phone.slice(-4), filled.section])
      await expect(main).not.toContainText(secret)

    await typeDigits(page, '0000')
    await expect(page.getByText('These are not the last four digits')).toBeVisible()
    await typeDigits(page, filled.phone.slice(-4))
    await expect(page.getByLabel('Which language?')).toHaveValue('hindi')
    await page.getByLabel('If nobody answers').selectOption('name-only')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. We will call you this way.')).toBeVisible()
    await expect(page.getByLabel('If nobody answers')).toHaveValue('name-only')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(main).toContainText('You withdrew this request. We will not call.')
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
    const [{ id = '' } = {}] = await requestsOf(filled.email)
    const changes = async () =>
      (await mailsNamed('request-change', stack)).filter(({ text }) => text?.includes(id))
    await expect.poll(changes, { timeout: 20_000 }).toHaveLength(2)
  })

  test('an erasure is confirmed first, then everything is gone, and the link is a page that says so', async ({
    page,
  }) => {
    const { body, path, digits } = await asked(page)
    await page.goto(path)
    await typeDigits(page, digits)
    await page.getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByText('Tick the box first')).toBeVisible()
    await page.getByLabel('Yes, erase everything').check()
    await page.getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
    expect(await requestsOf(body.email)).toEqual([])
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'We could not find this request' })).toBeVisible()
  })

  test('answers that were sent too late are saved with the digits', async ({ page, context }) => {
    const { path, digits } = await asked(page)
    await page.goto(path)
    await typeDigits(page, digits)
    await page.getByLabel('Which language?').selectOption('hindi')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    await typeDigits(page, digits)
    await expect(page.getByText('Saved. We will call you this way.')).toBeVisible()
    await expect(page.getByLabel('Which language?')).toHaveValue('hindi')
  })
})

test('a guessed link is a page without a request', async ({ page }) => {
  const answer = await page.goto(`/request/${'A'.repeat(22)}`)
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on the page of a request, light or dark, closed or open', async ({ page }) => {
  const { path, digits } = await asked(page, { for_whom: 'child', relation: 'parent', declaration: true })
  await page.goto(path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await typeDigits(page, digits)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
})

test('a member sees the state of their number’s request in the dashboard', async ({ page }) => {
  const { phone } = await signInNewMember(page)
  const sent = consultationBody({ phone })
  await page.request.post('/api/v1/mwellness/requests', { data: sent, headers: forwardedFor() })
  await page.goto('/dashboard/assessment')
  const section = page.getByRole('region', { name: 'Your request' })
  await expect(section).toContainText('Your request has arrived.')
  await expect(section).not.toContainText(sent.section)
  expect(await violations(page)).toEqual([])
})

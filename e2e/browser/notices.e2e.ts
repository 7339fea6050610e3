import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { answerWith, done } from './fake-member.ts'
import { isReact } from './is-react.ts'
import { expect, test } from './test.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'What we keep, and your rights' })
const terms = (page: Page) => notice(page).getByRole('listitem').locator('b').allTextContents()

/** Whether the first precedes the second in the document. */
const isBefore = async (first: Locator, second: Locator) =>
  first.evaluate(
    (one, other) => Boolean(one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
    await second.elementHandle(),
  )

test('DPDP rule 3: before a number is typed the login says what is kept, and leads to every item', async ({
  page,
}) => {
  await page.goto('/dashboard/login')
  const number = page.getByLabel('Mobile number')
  const short = page.getByText('We keep your number to send you the code')
  await expect(short).toBeInViewport()
  expect(await isBefore(short, number)).toBe(true)
  expect(await terms(page)).toEqual([
    'What we keep',
    'Why',
    'Who sees it',
    'How long',
    'Asked for later',
    'To take it back',
    'To complain',
    'More',
  ])
  await expect(notice(page)).toContainText('for 30 days at most, or 7 days without use')
  await expect(notice(page)).toContainText('Data Protection Board of India')
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/privacy#accounts')
  expect(await violations(page)).toEqual([])

  await expect.poll(() => isReact(number)).toBe(true)
  await number.fill('98765 43210')
  await short.getByRole('link', { name: 'What we keep, and your rights' }).click()
  await expect(notice(page)).toBeInViewport()
  await expect(number).toHaveValue('9876543210')
})

test('where the number is typed already, the notice makes room for the code, and comes back with the number', async ({
  page,
}) => {
  await answerWith(page, '/auth/login-request', done({}))
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page).toHaveURL(/\/dashboard\/OTP$/)
  await expect(notice(page)).toBeHidden()
  await page.getByRole('link', { name: 'Edit number' }).click()
  await expect(notice(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/consultation']) {
    test(`DPDP rule 3, D41: on ${path} the notice of the consultation form has every item, and its sentence is before the first field`, async ({
      page,
    }) => {
      await page.goto(path)
      const form = page.getByRole('form', { name: 'Tell us where to reach you.' })
      const short = form.getByText('We use what you write here to arrange your consultation')
      expect(await isBefore(short, form.getByRole('textbox', { name: 'Your name', exact: true }))).toBe(true)
      await short.getByRole('link', { name: 'What we keep, and your rights' }).click()
      await expect(notice(page)).toBeInViewport()
      expect(await terms(page)).toEqual([
        'What we keep',
        'Why',
        'Who sees it',
        'How long',
        'To take it back',
        'Your rights',
        'More',
      ])
      await expect(form).toContainText('By sending the form you agree to what is listed here.')
      await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/privacy#consultation')
    })
  }
})

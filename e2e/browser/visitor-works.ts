import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import { answer } from './assessment-form.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { typeProofCode } from './proof-code.ts'
import { publishHours } from './published-hours.ts'
import { appointment, asked, seeTimes, typeDigits } from './request-page.ts'
import { shownCode } from './sign-in-page.ts'
import type { PageName } from './site-pages.ts'
import { requestsOf } from './stored-requests.ts'
import { expect } from './test.ts'

/** Does what the form of a page is for, with the page's code or without. */
export type Work = (page: Page) => Promise<void>

const consultation =
  (address: string, names?: { form: string; send: string }): Work =>
  async (page) => {
    await page.goto(address)
    const form = consultationForm(page, names)
    const filled = consultationBody()
    await fillIn(form, filled)
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
    expect(await requestsOf(filled.email)).toHaveLength(1)
  }

const questionnaire =
  (address: string, questions: number, result: string): Work =>
  async (page) => {
    await page.goto(address)
    await answer(page, questions, 1)
    await page.getByRole('button', { name: 'See my result' }).click()
    await expect(page.getByText(result).locator('visible=true').first()).toBeVisible()
  }

const signIn = async (page: Page) => {
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill(mobileNumber())
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('One-time code').fill(await shownCode(page))
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signInAnew: Work = async (page) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
}

/** The same without JavaScript, which the dashboard needs: there the server says that the member is signed in. */
export const signInByForm: Work = async (page) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in.')
}

const newsletter =
  (address: string): Work =>
  async (page) => {
    const email = `reader-${randomUUID()}@example.in`
    await page.goto(address)
    const form = page.getByRole('form', { name: 'Get the next letter' })
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox.')
    const link = async () => {
      const mails = await mailsNamed('newsletter-link', stack)
      const mail = mails.find(({ to }) => to?.some(({ address: to }) => to === email))
      return /\/newsletter\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(link, { timeout: 15_000 }).not.toBe('')
    await page.goto(await link())
    await page.getByRole('button', { name: 'Yes, send me the letters' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed.')
  }

const search: Work = async (page) => {
  await page.goto('/blog-grid')
  await page.getByRole('searchbox', { name: 'Search' }).fill('caffeine')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(
    page.getByRole('article').getByRole('link', { name: 'When sleep will not come' }),
  ).toBeVisible()
}

const filter: Work = async (page) => {
  await page.goto('/team')
  await page.getByLabel('Language').selectOption('Tamil')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/language=Tamil/)
  await expect(page.getByRole('link', { name: /^Ask for / }).first()).toBeVisible()
}

const book: Work = async (page) => {
  const hours = await publishHours()
  const { path, digits } = await asked(page, { section: 'Clinical Psychology' })
  await page.goto(path)
  await typeDigits(page, digits)
  await seeTimes(page, hours)
  await page.getByRole('button', { name: '12:00' }).click()
  await expect(appointment(page)).toContainText(/, 12:00/)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await typeProofCode(page)
  await expect(page.getByRole('main')).toContainText('Your appointment is booked.')
}

/** Writes a plan. If the page says that it is stored, it is there after a reload. */
const plan: Work = async (page) => {
  const isKept = page.getByText('Your plan is in this browser, on this device').locator('visible=true')
  const isNotKept = page
    .getByText(/cannot keep what you write|does not let the page keep anything/)
    .locator('visible=true')
    .first()
  await page.goto('/safety-plan')
  await page.getByRole('textbox').first().fill('I stop answering calls')
  await page.getByRole('textbox').first().blur()
  await expect(isKept.or(isNotKept)).toBeVisible()
  if (await isNotKept.isVisible()) return
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(isKept).toBeVisible()
  await expect(page.getByText('I stop answering calls').locator('visible=true').first()).toBeVisible()
}

const IN_SERVICES = { form: 'Ask for a consultation', send: 'Submit' }

/** What is done on each public page with a form. */
export const VISITOR_WORKS = {
  home: consultation('/'),
  about: consultation('/about'),
  assessments: consultation('/assessments'),
  community: consultation('/community'),
  'service details': consultation('/service-details', IN_SERVICES),
  consultation: consultation('/consultation'),
  depression: questionnaire('/depression-assessment', 21, '21 out of 63'),
  anxiety: questionnaire('/anxiety-assessment', 21, '21 out of 63'),
  stress: questionnaire('/perceived-stress-assessment', 10, 'Moderate stress'),
  'PHQ-9': questionnaire('/phq-9-assessment', 9, '9 out of 27'),
  'GAD-7': questionnaire('/gad-7-assessment', 7, '7 out of 21'),
  newsletter: newsletter('/newsletter'),
  'blog list': search,
  team: filter,
  'safety plan': plan,
} satisfies Partial<Record<PageName, Work>>

/** The same for those that are no page of the site's list. */
export const OTHER_WORKS = { 'the sign-in': signInAnew, 'a request': book } satisfies Record<string, Work>

import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import type { publishHours } from './published-hours.ts'
import { requestsOf } from './stored-requests.ts'
import { expect } from './test.ts'

/** Sends a request by the API; returns the page of its link. */
export async function asked(page: Page, changes: Record<string, unknown> = {}) {
  const body = consultationBody(changes)
  const answer = await page.request.post('/api/v1/mwellness/requests', {
    data: body,
    headers: forwardedFor(),
  })
  const { id, token } = (await answer.json()).data
  return { body, id: String(id), path: `/request/${token}`, digits: body.phone.slice(-4) }
}

/** Returns the page of the link that a mail to the sender of a request brings. */
export async function linkOf(email: string, subject = 'We have your consultation request') {
  const [{ id = '' } = {}] = await requestsOf(email)
  const toVisitor = async () =>
    (await mailsNamed(id, stack)).find((mail) => mail.to?.[0]?.address === email && mail.subject === subject)
  await expect.poll(toVisitor, { timeout: 20_000 }).toBeDefined()
  const [link = ''] = /\/request\/[\w-]{22}/.exec((await toVisitor())?.text ?? '') ?? []
  expect(link).not.toBe('')
  return link
}

/** Opens a request for reading. */
export async function typeDigits(page: Page, digits: string) {
  await page.getByLabel('Last four digits').fill(digits)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens the free times of one person on the second day from now. */
export async function seeTimes(page: Page, { service, bala }: Awaited<ReturnType<typeof publishHours>>) {
  await page.getByRole('link', { name: 'See free times' }).click()
  // A service that is the only one is chosen already.
  const choice = page.getByRole('link', { name: service.name })
  await expect(choice.or(page.getByRole('region', { name: 'With whom?' })).first()).toBeVisible()
  if (await choice.isVisible()) await choice.click()
  await page.getByRole('link', { name: bala.name }).click()
  await page.getByRole('region', { name: 'When?' }).getByRole('link').nth(1).click()
}

/** The part of the page about the appointment, or the time that is held. */
export const appointment = (page: Page) =>
  page.getByRole('region', { name: /^(?:Your appointment|The time you chose)$/ })

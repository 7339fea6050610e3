import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { uniqueLetters } from '../unique-letters.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { query } from './stored-member.ts'
import { expect } from './test.ts'

export const COORDINATOR = ['coordinator']

/**
 * Sends a request by the API. Its promise is broken long ago, and longer than those of all earlier ones, so it is at the
 * top of the list, which ends after some. All tests together may send as many as a burst: it is taken for none.
 */
export async function asked(page: Page, changes: Record<string, unknown> = {}) {
  const unique = uniqueLetters()
  const firstName = `Asha${unique}`
  const answer = await page.request.post('/api/v1/mwellness/requests', {
    data: consultationBody({ name: `${firstName} Rao`, ...changes }),
    headers: forwardedFor(),
  })
  const { id } = (await answer.json()).data
  await query(
    `update consultation_requests
        set promised_by = now() - interval '3 days' - 2 * (now() - pg_postmaster_start_time()), unproven = null where id = $1`,
    [id],
  )
  return { id: String(id), firstName, path: `${DESK_SITE}/desk/requests/${id}` }
}

/** Waits until the desk announces something. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

/** A coordinator opens a new request and takes it. */
export async function takeRequest(page: Page) {
  await signInAtDesk(page, { roles: COORDINATOR })
  const request = await asked(page)
  await page.goto(request.path)
  await expect(page.locator('.desk__who')).toContainText('Bala Iyer')
  await page.getByRole('button', { name: 'Take this request' }).click()
  await said(page, 'You have this request.')
  return request
}

/** Presses a key until the focus is on what has a name. */
export async function pressTo(page: Page, key: string, name: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    // A button also has the words that it shows while it works.
    if (focused.startsWith(name)) return
  }
  throw new Error(`${key} never came to ${name}`)
}

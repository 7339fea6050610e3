import type { Page } from '@playwright/test'
import { query } from './stored-member.ts'
import { expect } from './test.ts'

/** Where a quick exit leads. */
export const NEUTRAL = 'https://www.google.com/'

/** The devices on which a member is still signed in. */
export const openSessions = (memberId: string) =>
  query('select device from sessions where member_id = $1 and ended_at is null', [memberId])

/** Answers for the neutral site, which the tests cannot reach. */
export const answerElsewhere = (page: Page) =>
  page.route(`${NEUTRAL}**`, (route) =>
    route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' }),
  )

/** Presses Shift three times, and again where a busy machine was too slow for the time in which they count. */
export const pressShiftUntil = (page: Page, hasLeft: () => Promise<void>) =>
  expect(async () => {
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift')
    await hasLeft()
  }).toPass()

export const leaveByShift = (page: Page) => pressShiftUntil(page, () => expect(page).toHaveURL(NEUTRAL))

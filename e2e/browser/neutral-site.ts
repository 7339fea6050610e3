import type { Page } from '@playwright/test'
import { query } from './stored-member.ts'

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

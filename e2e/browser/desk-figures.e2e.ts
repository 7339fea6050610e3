import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { insertConsultationRequest } from '@pulli/data/consultation/requests.ts'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { stack } from '../stack/shared-stack.ts'
import { inDatabase } from '../stored-rows.ts'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

/** Kind of care that no other test asks for. */
const RARE: ConsultationSection = 'Dance and Movement Therapy'

/** Stores requests of different people, some days ago, each reached after two hours. */
async function storeRequests(
  count: number,
  { section = RARE, daysAgo = 1 }: { section?: ConsultationSection; daysAgo?: number } = {},
) {
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID()
    const at = new Date(Date.now() - daysAgo * 86_400_000)
    await inDatabase(stack, ({ db, context: { encryption } }) =>
      db.transaction().execute((tx) =>
        insertConsultationRequest(tx, encryption, {
          id,
          name: 'Asha',
          email: 'asha@example.org',
          phone: `+91${mobileNumber()}`,
          section,
          consultationOn: dayIn('Asia/Kolkata', at),
          timeZone: 'Asia/Kolkata',
          noticeVersion: '1',
          contact: { language: 'hindi' },
          promisedBy: new Date(at.getTime() + 86_400_000),
          now: at,
        }),
      ),
    )
    await query(
      `insert into request_events (request_id, position, kind, occurred_at, actor, reason)
       values ($1, 2, 'reached', $2, 'site', 'talked'), ($1, 3, 'withdrawn', $3, 'visitor', null)`,
      [id, new Date(at.getTime() + 7_200_000), new Date(at.getTime() + 10_000_000)],
    )
  }
}

const row = (page: Page, name: string) => page.getByRole('row', { name })

test('desk §4: the figures of a period say how long people wait, and hide what few people are behind', {
  tag: '@desktop',
}, async ({ page }) => {
  // Four looks of axe.
  test.slow()
  await storeRequests(6, { section: 'Art Therapy' })
  await storeRequests(6, { daysAgo: 60 })
  await signInAtDesk(page, { roles: ['coordinator'] })
  await page.goto(`${DESK_SITE}/desk/figures?days=7`)
  await expect(page.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(/^Requests that arrived: \d+ to \d+$/)).toBeVisible()
  await expect(row(page, 'Art Therapy')).toContainText(/\d+ to \d+/)
  await expect(row(page, RARE)).toContainText('Hidden: fewer than 5 people')
  await expect(row(page, RARE)).not.toContainText(/\d+ to/)
  await expect(row(page, 'Until we talked to them')).toContainText(/within \d+(\.5)? (minutes|hours|days)/)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Last 90 days' }).click()
  await expect(page.getByRole('link', { name: 'Last 90 days' })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/days=90$/)
  await expect(row(page, RARE)).toContainText(/\d+ to \d+/)
  await expect(page.getByRole('heading', { name: 'How to read this' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('at 390 pixels nothing is cut off, and in print the menu is gone', async ({ page }) => {
  await storeRequests(5, { section: 'Art Therapy' })
  await signInAtDesk(page, { roles: ['owner'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${DESK_SITE}/desk/figures`)
  await expect(page.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'Art Therapy')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Period' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(row(page, 'Art Therapy')).toBeVisible()
})

test('a counsellor learns that figures are not for them, and their menu does not list the page', async ({
  page,
}) => {
  await signInAtDesk(page, { roles: ['counsellor'] })
  await page.goto(`${DESK_SITE}/desk/figures`)
  await expect(page.getByRole('alert')).toContainText('Your role does not include this')
  await expect(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Figures' }),
  ).toHaveCount(0)
})

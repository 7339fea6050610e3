import { randomInt } from 'node:crypto'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { uniqueLetters } from '../unique-letters.ts'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

test('what is over is listed with how it ended, found by the day on which it arrived, and opened by keyboard', async ({
  page,
  isMobile,
}) => {
  // Four looks of axe.
  test.slow()
  await signInAtDesk(page, { roles: ['coordinator'] })
  const firstName = `Asha${uniqueLetters()}`
  const answer = await page.request.post('/api/v1/mwellness/requests', {
    data: consultationBody({ name: `${firstName} Rao` }),
    headers: forwardedFor(),
  })
  const { id } = (await answer.json()).data
  // A day of years ago that is this test's own.
  const day = new Date(Date.UTC(2001, 0, 1 + randomInt(7_000)))
  await query('update consultation_requests set submitted_at = $2 where id = $1', [id, day])
  await query(
    `insert into request_events (request_id, position, kind, occurred_at, actor, reason)
     values ($1, 2, 'closed', now(), 'site', 'referred')`,
    [id],
  )
  await page.goto(`${DESK_SITE}/desk/over`)
  const row = page.getByRole('row', { name: firstName })
  await expect(row).toContainText('Closed: They were referred elsewhere')
  await expect(row).not.toContainText(/\d{6}|@example/)
  await expect(page.getByRole('button', { name: /^Take the request/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  const text = day.toISOString().slice(0, 10)
  await page.getByLabel('Day it arrived').fill(text)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${text}$`))
  await expect(row).toBeVisible()
  await expect(page.getByLabel('Day it arrived')).toHaveValue(text)
  if (!isMobile) {
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: firstName })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible()
    await page.goBack()
  }

  await page.goto(`${DESK_SITE}/desk/over?day=1999-05-05`)
  await expect(page.getByRole('heading', { name: 'Nothing from this day is closed' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(row).toBeVisible()
})

import { expect, type Page, test } from '@playwright/test'
import { isOn } from './dashboard-page.ts'
import { holdBack } from './hold-back.ts'
import { canWait, storeNames, viewNames } from './kept-in-browser.ts'
import { MOODS, modal } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { query } from './stored-member.ts'

const NEUTRAL = 'https://www.google.com/'

const openSessions = (memberId: string) =>
  query('select device from sessions where member_id = $1 and ended_at is null', [memberId])

/** A member on the mood page with the check-in dialog open, after another dashboard page. */
async function askedForMood(page: Page) {
  await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  const member = await signInNewMember(page)
  await page.goto('/dashboard/profile')
  await page.goto(MOODS)
  await isOn(page)
  await expect(modal(page)).toBeVisible()
  await expect.poll(() => canWait(page)).toBe(true)
  return member
}

test('finding M6: hide quickly works in the open check-in, blanks the page at once, and the way back meets the login', async ({
  page,
}) => {
  const member = await askedForMood(page)
  const leave = await holdBack(page, `${NEUTRAL}**`)
  await modal(page).getByRole('textbox').fill('by the river')
  const link = modal(page).getByRole('link', { name: 'Hide quickly' })
  await expect(link).toBeInViewport({ ratio: 1 })
  const shownFor = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            const from = performance.now()
            new ResizeObserver(() => document.body.hidden && resolve(performance.now() - from)).observe(
              document.body,
            )
          },
          true,
        )
      }),
  )
  await link.click({ noWaitAfter: true })
  expect(await shownFor).toBeLessThan(300)
  leave()
  await expect(page).toHaveURL(NEUTRAL)
  await expect.poll(() => openSessions(member.id)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come in')
  await expect.poll(() => storeNames(page)).toEqual([])
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(left).not.toMatch(/river|Asha|access_token/)
  await page.goForward()
  await expect(page).toHaveURL(NEUTRAL)
})

test('finding M6: Shift three times hides from within a dialog, and capital letters do not', async ({
  page,
}) => {
  await askedForMood(page)
  const note = modal(page).getByRole('textbox')
  await note.pressSequentially('ABC')
  await page.keyboard.press('Shift+A')
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Shift+C')
  await expect(modal(page)).toBeVisible()

  await page.keyboard.press('Shift')
  await expect(modal(page).getByRole('status').filter({ hasText: 'two more times' })).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(modal(page).getByRole('status').filter({ hasText: 'once more' })).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(NEUTRAL)
})

test('finding M6: what hiding could not end in 300 ms the login ends, in the browser and on the server', async ({
  page,
  context,
}) => {
  const member = await askedForMood(page)
  await page.route('**/auth/logout', (route) => route.abort('connectionfailed'))
  // Another tab holds the store open, so that it cannot be deleted.
  const beside = await context.newPage()
  await beside.goto('/crisis')
  await expect.poll(() => viewNames(beside)).toContain('mood-tracker')
  await beside.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('pulli-device')
        opening.onsuccess = () => resolve(Object.assign(window, { held: opening.result }))
      }),
  )
  await modal(page).getByRole('link', { name: 'Hide quickly' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  expect(await openSessions(member.id)).toHaveLength(1)
  await page.unroute('**/auth/logout')
  await beside.close()

  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect.poll(() => openSessions(member.id)).toEqual([])
  await expect.poll(() => storeNames(page)).toEqual([])
})

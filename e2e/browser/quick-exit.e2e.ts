import type { Page } from '@playwright/test'
import { isOn } from './dashboard-page.ts'
import { holdBack } from './hold-back.ts'
import { canWait, storeNames, viewNames } from './kept-in-browser.ts'
import { inLongRun } from './long-run.ts'
import { MOODS, modal } from './mood-page.ts'
import { answerElsewhere, leaveByShift, NEUTRAL, openSessions } from './neutral-site.ts'
import { signInNewMember } from './new-member.ts'
import { signInByCode } from './sign-in-page.ts'
import { addressOf, type PageName } from './site-pages.ts'
import { expect, test } from './test.ts'

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

test('finding M6: the quick exit works in the open check-in, blanks the page at once, and the way back meets the login', async ({
  page,
}) => {
  const member = await askedForMood(page)
  const leave = await holdBack(page, `${NEUTRAL}**`)
  await modal(page).getByRole('textbox').fill('by the river')
  const link = modal(page).getByRole('link', { name: 'Quick exit' })
  await expect(link).toBeInViewport({ ratio: 1 })
  // The last listener of the press finds the page blank already.
  const isBlank = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('click', () => resolve(document.documentElement.hidden === true))
      }),
  )
  await link.click({ noWaitAfter: true })
  expect(await isBlank).toBe(true)
  leave()
  await expect(page).toHaveURL(NEUTRAL)
  await expect.poll(() => openSessions(member.id)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect.poll(() => storeNames(page)).toEqual([])
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(left).not.toMatch(/Asha|access_token/)
  await page.goForward()
  await expect(page).toHaveURL(NEUTRAL)
})

test('finding field A1: the note that was being written at a quick exit comes back after signing in', async ({
  page,
}) => {
  const member = await askedForMood(page)
  await modal(page).getByRole('textbox').fill('by the river')
  await modal(page).getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await signInByCode(page, member.phone)
  await expect(page).toHaveURL(/\/dashboard\/assessment$/)
  await page.goto(MOODS)
  await expect(modal(page).getByRole('textbox')).toHaveValue('by the river')
})

test('finding M6: Shift three times leaves from within a dialog, and capital letters do not', async ({
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
  await expect(modal(page).getByRole('status').filter({ hasText: 'Shift pressed' })).toHaveCount(1)
  await leaveByShift(page)
})

test('finding M6: what a quick exit could not end in 300 ms the login ends, in the browser and on the server', async ({
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
  await modal(page).getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  expect(await openSessions(member.id)).toHaveLength(1)
  await page.unroute('**/auth/logout')
  await beside.close()

  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect.poll(() => openSessions(member.id)).toEqual([])
  await expect.poll(() => storeNames(page)).toEqual([])
})

test('finding M6: presses of Shift that were announced before the code has come stand in the way of nothing', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  await signInNewMember(page)
  const release = await holdBack(page)
  await page.goto('/dashboard/profile', { waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quick exit' })).toBeVisible()
  const status = page.getByRole('banner').getByRole('status')
  await page.keyboard.press('Shift')
  await expect(status).toHaveText(/Shift pressed/)
  release()
  await isOn(page)
  await expect(status).toHaveText(/Shift pressed/)
  await page.keyboard.press('a')
  await expect(status).toHaveText('')
  expect(faults).toEqual([])
})

const SHOWN: readonly PageName[] = [
  'crisis',
  'blog',
  'assessments',
  'depression',
  'anxiety',
  'stress',
  'PHQ-9',
  'GAD-7',
]

for (const name of SHOWN) {
  test(
    `the quick exit is in the header of ${name} and stays in view`,
    inLongRun(!['crisis', 'blog', 'PHQ-9'].includes(name)),
    async ({ page }) => {
      await page.goto(await addressOf(name))
      const exit = page.getByRole('banner').getByRole('link', { name: 'Quick exit' })
      await expect(exit).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      await expect(exit).toBeInViewport({ ratio: 1 })
    },
  )
}

test('the quick exit leaves an article before its scripts have come', async ({ page }) => {
  await answerElsewhere(page)
  const release = await holdBack(page)
  await page.goto(await addressOf('blog'), { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  release()
})

test('after a quick exit the way back opens as an empty page and leads out again; opened anew, the page opens', async ({
  page,
}) => {
  await answerElsewhere(page)
  await page.goto('/crisis')
  await page.goto(await addressOf('blog'))
  await page.getByRole('banner').getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  // The article was replaced. The entry before it is /crisis, which notes what it showed when it was left again.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      localStorage.setItem('left', `${location.pathname} ${document.documentElement.hidden}`)
    })
  })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(NEUTRAL)
  expect(visited.map((url) => new URL(url).host === new URL(NEUTRAL).host)).toEqual([false, true])

  await page.goto('/crisis')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBe('/crisis true')
})

test('Shift three times leaves any page of the site, and a press is announced; typing capitals is not leaving', async ({
  page,
}) => {
  await answerElsewhere(page)
  await page.goto('/blog-grid')
  await expect(page.getByRole('link', { name: 'Quick exit' })).toHaveCount(0)
  const search = page.getByRole('searchbox').first()
  await search.focus()
  for (const letter of ['A', 'B', 'C', 'D']) await page.keyboard.press(`Shift+${letter}`)
  await expect(search).toHaveValue('ABCD')

  const status = page.locator('[data-exit]')
  await page.keyboard.press('Shift')
  await expect(status).toHaveText(/Shift pressed/)
  await page.keyboard.press('a')
  await expect(status).toHaveText('')
  await leaveByShift(page)
})

test('a quick exit from a page of the site ends the session too, also from within the dialog', async ({
  page,
}) => {
  await answerElsewhere(page)
  const member = await signInNewMember(page)
  await page.goto('/crisis')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await expect.poll(() => openSessions(member.id)).toEqual([])
  await page.goto('/crisis')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Asha|access_token/)
})

test('without JavaScript the quick exit is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await answerElsewhere(page)
  await page.goto('/crisis')
  await page.getByRole('banner').getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await context.close()
})

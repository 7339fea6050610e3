import type { Page, Route } from '@playwright/test'
import { isOn } from './dashboard-page.ts'
import { ASHA, answerWith, beMember, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { day, MOODS, modal, saved, showMonthOf, today } from './mood-page.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow phone is where answers come late')
test.use(IN_ONE_DAY)

const note = (page: Page) => modal(page).getByLabel('A note, if you like')
const entry = (ago: number, text: string) => ({
  mood_id: `0198c2f0-0000-7000-8000-00000000030${ago}`,
  day: dayAgo(ago),
  mood_type: 'OKAY',
  note: text,
  version: 1,
})

async function open(page: Page, moods: object[] = []) {
  await beMember(page)
  await answerWith(page, '/mood/getMoods', () => done({ moods, today: dayAgo(0), next_to: null }))
  await page.goto(MOODS)
}

test('NC-03 what is written while a mood is being saved stays, and can be saved too', async ({ page }) => {
  const sent = await answerWith(page, '/mood/createMood', done(entry(0, 'First.')))
  const release = await holdBack(page, '**/mood/createMood')
  await open(page)
  await note(page).fill('First.')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await note(page).fill('First. And more.')
  release()
  await saved(page).getByRole('button').click()
  await expect(today(page).note).toHaveValue('First. And more.')
  await expect(today(page).cancel).toBeVisible()
  expect(sent.map(({ body }) => (body as { note: string }).note)).toEqual(['First.'])
})

test('NC-03, D40 what was written and not saved is there after a reload, for its member alone', async ({
  page,
}) => {
  await open(page)
  await note(page).fill('Half a thought')
  await modal(page).getByRole('slider').press('End')
  await page.reload()
  await expect(note(page)).toHaveValue('Half a thought')
  await expect(modal(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'GREAT')

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('dashboard-user') ?? '{}')
    const other = { ...user, id: '0198c2f0-0000-7000-8000-000000000002' }
    localStorage.setItem('dashboard-user', JSON.stringify(other))
  })
  await page.reload()
  await expect(note(page)).toHaveValue('')
})

test('D40 a logout in another tab takes away what was written in this one', async ({ page, context }) => {
  await open(page)
  await note(page).fill('For nobody else')
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:mood'))
  expect(await draft()).toContain('For nobody else')
  const other = await context.newPage()
  await answerWith(other, '/mood/getMoods', done({ moods: [], today: dayAgo(0), next_to: null }))
  await answerWith(other, '/auth/logout', done({}))
  await answerWith(other, '/members/me/sealing-keys', refused(503, 'not-now'))
  await answerWith(other, '/members/me/sign-in-notices', done([]))
  await other.goto('/dashboard/stress-assessment')
  await isOn(other)
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  await expect.poll(draft).toBeNull()
})

test('D40 a page that slept while another person signed in in another tab reloads without its old content', async ({
  page,
  context,
}) => {
  const ravi = {
    ...ASHA,
    id: '0198c2f0-0000-7000-8000-000000000002',
    name: 'Ravi',
    tokens: { access_token: 'ravis-token', expires_in: 900 },
  }
  const isRavi = (route: Route) => route.request().headers().authorization === 'Bearer ravis-token'
  await beMember(page)
  await answerWith(page, '/mood/getMoods', (route) =>
    done({ moods: isRavi(route) ? [] : [entry(1, 'Of Asha')], today: dayAgo(0), next_to: null }),
  )
  await page.goto(MOODS)
  await note(page).fill('Also of Asha')
  await showMonthOf(page, 1)
  await expect(day(page, 1)).toContainText('OKAY')

  const other = await context.newPage()
  await other.goto('/crisis')
  const anew = page.waitForEvent('load')
  // A page that slept finds Ravi in Asha's place, and nothing of the logout between.
  await other.evaluate((user) => localStorage.setItem('dashboard-user', JSON.stringify(user)), ravi)
  await anew
  await showMonthOf(page, 1)
  await expect(day(page, 1)).not.toContainText('OKAY')
  await expect(note(page)).toHaveValue('')
})

test('MOD-07, NC-03 what was written before midnight is still there for its day', async ({ page }) => {
  const isNext = { value: false }
  await beMember(page)
  await answerWith(page, '/mood/getMoods', () =>
    done({ moods: [], today: dayAgo(isNext.value ? 0 : 1), next_to: null }),
  )
  await page.clock.setFixedTime(Date.now() - 86_400_000)
  await page.goto(MOODS)
  await note(page).fill('Late, and not done yet')
  isNext.value = true
  await page.clock.setFixedTime(Date.now())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const yesterday = page.getByRole('dialog').filter({ visible: true })
  await expect(yesterday).not.toHaveAccessibleName('How are you feeling today?')
  await expect(yesterday.getByLabel('A note, if you like')).toHaveValue('Late, and not done yet')
})

test('D30 a day that was closed while it was being saved comes back when that is refused', async ({
  page,
}) => {
  await answerWith(page, '/mood/createMood', refused(500, 'unexpected', 'Not today.'))
  const release = await holdBack(page, '**/mood/createMood')
  await open(page, [entry(0, '')])
  await showMonthOf(page, 1)
  await day(page, 1).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('A note, if you like').fill('Yesterday, in short')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  release()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('A note, if you like')).toHaveValue('Yesterday, in short')
})

test('NC-03 a slip that closes another day keeps what was written for it, Cancel does not', async ({
  page,
}) => {
  await open(page, [entry(0, '')])
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const text = dialog.getByLabel('A note, if you like')
  await showMonthOf(page, 1)
  await day(page, 1).click()
  await text.fill('Not done yet')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await day(page, 1).click()
  await expect(text).toHaveValue('Not done yet')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await day(page, 1).click()
  await expect(text).toHaveValue('')
})

test('D40 a logout waits for a mood that is being saved', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.url().split('/mwellness/')[1] ?? ''))
  await answerWith(page, '/mood/createMood', done(entry(0, 'First.')))
  await answerWith(page, '/auth/logout', done({}))
  const release = await holdBack(page, '**/mood/createMood')
  await open(page)
  await note(page).fill('First.')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Logging out' })).toBeVisible()
  const answered = page.waitForResponse('**/mood/createMood')
  expect(sent).not.toContain('auth/logout')
  release()
  await answered
  await expect.poll(() => sent).toContain('auth/logout')
})

test('D41 the question for consent opens with all its words, and none of its buttons moves under a finger', async ({
  page,
}) => {
  const notice = { version: 'moods-4', title: 'Keep my moods', text: 'What is kept.' }
  await answerWith(
    page,
    '/members/me/consents',
    done([{ purpose: 'moods', is_given: false, notice, history: [] }]),
  )
  const isAsked = await answerWith(page, '/mood/createMood', refused(403, 'consent-required'))
  const showWords = await holdBack(page, '**/members/me/consents')
  await open(page)
  await note(page).fill('Tea')
  const words = page.waitForRequest('**/members/me/consents')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await words
  expect(isAsked).toHaveLength(1)
  const question = page.getByRole('dialog', { name: 'May we keep your moods?' })
  await expect(modal(page).getByRole('button', { name: 'Saving' })).toBeVisible()
  await expect(question).toBeHidden()
  showWords()
  const notNow = question.getByRole('button', { name: 'Not now' })
  await expect(notNow).toBeVisible()
  const before = await notNow.boundingBox()
  await expect(question.getByLabel('Keep my moods')).toBeVisible()
  expect(await notNow.boundingBox()).toEqual(before)
  await notNow.click()
  await expect(modal(page).getByRole('alert')).toContainText('Without your agreement nothing is kept')
  await expect(note(page)).toHaveValue('Tea')
})

test('D41 what was agreed to holds, though the question is closed before the answer has come', async ({
  page,
}) => {
  const notice = { version: 'moods-4', title: 'Keep my moods', text: 'What is kept.' }
  const asked = { purpose: 'moods', is_given: false, notice, history: [] }
  await answerWith(page, '/members/me/consents', done([asked]))
  const given = await answerWith(page, '/members/me/consents/moods', done({ ...asked, is_given: true }))
  await answerWith(page, '/mood/createMood', () =>
    given.length > 0 ? done(entry(0, 'First.')) : refused(403, 'consent-required'),
  )
  const release = await holdBack(page, '**/members/me/consents/moods')
  await open(page)
  await note(page).fill('First.')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  const question = page.getByRole('dialog', { name: 'May we keep your moods?' })
  await question.getByLabel('Keep my moods').check()
  await question.getByLabel('I am 18 or older').check()
  await question.locator('button[type=submit]').click()
  await expect(question.getByRole('button', { name: 'Saving' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  release()
  await expect(saved(page)).toBeVisible()
})

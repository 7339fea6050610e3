import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { dayAgo, type NewMember, signInNewMember, storeMoods } from './new-member.ts'

const PATH = '/dashboard/mood-tracker'
const QUESTION = 'How are you feeling today?'
const modal = (page: Page) => page.getByRole('dialog', { name: QUESTION })
const saved = (page: Page) => page.getByRole('alertdialog', { name: 'Saved!' })
const day = (page: Page, ago: number) => page.locator(`[data-day="${dayAgo(ago)}"]`)

/** Today's form on the page, beside the calendar. */
function today(page: Page) {
  const form = page.getByRole('region', { name: QUESTION })
  return {
    slider: form.getByRole('slider'),
    note: form.getByLabel('A note, if you like'),
    submit: form.getByRole('button', { name: 'Submit' }),
    cancel: form.getByRole('button', { name: 'Cancel' }),
    form,
  }
}

async function moodsOf(member: NewMember) {
  const list = (await member.call('GET', '/mood/getMoods')) as {
    moods: { mood_id: string; day: string; mood_type: string; note: string; version: number }[]
  }
  return list.moods
}

test('MOD-01, MOD-04, MOD-06, D41, STA-15: a first mood, with the consent asked in place, and the focus given back', async ({
  page,
}) => {
  const member = await signInNewMember(page, { agrees: false })
  const sent = page.waitForRequest((request) => request.url().endsWith('/mood/createMood'))
  await page.goto(PATH)
  const slider = modal(page).getByRole('slider', { name: 'Your mood today, from awful to great' })
  await expect(slider).toBeFocused()
  await expect(slider).toHaveAttribute('aria-valuetext', 'OKAY')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'GOOD')
  await modal(page).getByLabel('A note, if you like').fill('Walked to the market with Ma.')
  await modal(page).getByRole('button', { name: 'Submit' }).click()

  const request = await sent
  expect(request.postDataJSON()).toEqual({
    day: dayAgo(0),
    moodType: 'GOOD',
    note: 'Walked to the market with Ma.',
  })
  expect(request.headers()).toMatchObject({
    'x-time-zone': expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  })

  const question = page.getByRole('dialog', { name: 'May we keep your moods?' })
  await expect(question.getByRole('checkbox')).toHaveCount(2)
  for (const box of await question.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await question.getByRole('button', { name: 'Agree and save' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  for (const box of await question.getByRole('checkbox').all()) await box.check()
  await question.getByRole('button', { name: 'Agree and save' }).click()

  await expect(saved(page)).toHaveAccessibleDescription('Mood Saved successfully')
  await expect(modal(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(saved(page)).toBeHidden()
  await expect(day(page, 0)).toContainText('GOOD, with a note')
  expect(await moodsOf(member)).toMatchObject([
    { day: dayAgo(0), mood_type: 'GOOD', note: 'Walked to the market with Ma.', version: 1 },
  ])
})

test('D41: who does not agree loses nothing that was entered', async ({ page }) => {
  await signInNewMember(page, { agrees: false })
  await page.goto(PATH)
  await modal(page).getByLabel('A note, if you like').fill('Tea')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(modal(page).getByRole('alert')).toContainText('Without your agreement nothing is kept')
  await expect(modal(page).getByLabel('A note, if you like')).toHaveValue('Tea')
})

test('MOD-03, MOD-05, STA-16: a mood of today is shown, the modal stays closed, and a save changes that entry', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'Rain' })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.goto(PATH)
  const { slider, note, submit, cancel } = today(page)
  await expect(slider).toHaveAttribute('aria-valuetext', 'BAD')
  await expect(note).toHaveValue('Rain')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cancel).toBeHidden()

  await slider.press('End')
  await cancel.click()
  await expect(slider).toHaveAttribute('aria-valuetext', 'BAD')
  await slider.press('End')
  await note.fill('')
  await submit.click()
  expect((await sent).headers()['if-match']).toBe('"1"')
  await saved(page).getByRole('button').click()
  await expect(submit).toBeFocused()
  expect(await moodsOf(member)).toMatchObject([{ mood_type: 'GREAT', note: '', version: 2 }])
})

test('MOD-02, LIM-06: every place of the slider by key and by pointer, the words pressed too', async ({
  page,
  isMobile,
}) => {
  await signInNewMember(page)
  await page.goto(PATH)
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  const { slider, form } = today(page)
  await slider.press('Home')
  for (const word of ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT']) {
    await expect(slider).toHaveAttribute('aria-valuetext', word)
    await expect(form.locator('.checkin__w')).toHaveText(word)
    await slider.press('ArrowRight')
  }
  const words = form.locator('.slide__l li')
  for (const index of [0, 3, 1, 4, 2]) {
    const box = await words.nth(index).boundingBox()
    if (!box) throw new Error('the word is not drawn')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    if (isMobile) await page.touchscreen.tap(...at)
    else await page.mouse.click(...at)
    await expect(slider).toHaveValue(String(index))
  }
})

test('D36: a day that another device changed is shown both ways, and nothing is lost', async ({ page }) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'OKAY', note: 'here' })
  await page.goto(PATH)
  const { slider, note, submit, form } = today(page)
  await note.fill('written here')
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'written there' })
  await submit.click()
  const both = form.getByRole('alert')
  await expect(both).toContainText('changed elsewhere')
  await expect(both).toContainText('written there')
  await expect(both).toContainText('written here')
  await both.getByRole('button', { name: 'Keep what is there' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', 'BAD')
  await expect(note).toHaveValue('written there')

  await note.fill('once more')
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'GOOD', note: 'there again' })
  await submit.click()
  await both.getByRole('button', { name: 'Save what is here' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await moodsOf(member)).toMatchObject([{ mood_type: 'BAD', note: 'once more', version: 4 }])
})

test('ERR-20: where the moods cannot be loaded the modal opens, and the page can try again', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'GREAT', note: 'kept' })
  await page.route('**/mood/getMoods', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(PATH)
  await expect(modal(page)).toBeVisible()
  await expect(page.locator('[data-day]')).toHaveCount(0)
  // What could not be shown is not overwritten: no note was written, so none is sent.
  await modal(page).getByRole('slider').press('Home')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await saved(page).getByRole('button').click()
  expect(await moodsOf(member)).toMatchObject([{ mood_type: 'AWFUL', note: 'kept', version: 2 }])

  await page.unroute('**/mood/getMoods')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(today(page).note).toHaveValue('kept')
  await expect(day(page, 0)).toContainText('AWFUL, with a note')
  await expect(page.getByText('Your days could not be loaded.')).toBeHidden()
})

test('ERR-21, NC-35, D30: a refused save is logged and the modal stays; one without an answer waits, and is one check-in', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const keys: (string | undefined)[] = []
  let answers: 'no' | 'refuse' | 'yes' = 'refuse'
  await page.route('**/mood/createMood', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (answers === 'refuse')
      return route.fulfill({ status: 500, json: { message: '', error: true, data: null } })
    // It arrived, and the answer was lost on the way.
    if (answers === 'no') {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await page.goto(PATH)
  await modal(page).getByRole('slider').press('Home')
  await modal(page).getByLabel('A note, if you like').fill('Slept two hours.')
  const submit = modal(page).getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(modal(page).getByRole('alert')).toContainText('This was not saved.')
  expect(logged.join()).toContain('mood save failed: 500')
  expect(logged.join()).not.toContain('Slept')

  answers = 'no'
  await submit.click()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('Waiting to be sent. It goes')).toBeVisible()
  answers = 'yes'
  await page.reload()
  await expect(page.getByText('Waiting to be sent. It goes')).toBeHidden()
  expect(new Set(keys).size).toBe(1)
  expect(await moodsOf(member)).toMatchObject([{ mood_type: 'AWFUL', version: 1 }])
})

test('NC-28: a note that is too long says so before it is sent, and nothing of it is cut', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto(PATH)
  const note = modal(page).getByLabel('A note, if you like')
  await note.fill('x'.repeat(901))
  await expect(note).toHaveAccessibleDescription('99 characters left')
  await note.fill('x'.repeat(1_001))
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription(/^1 character too many/)
  expect((await note.inputValue()).length).toBe(1_001)
})

test('D36: a day of the last week is filled in from the calendar, an older one is not', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoods(member.id, [
    { ago: 0, type: 'OKAY' },
    { ago: 12, type: 'BAD', note: 'Rent went up.' },
  ])
  await page.goto(PATH)
  await expect(day(page, 0)).toHaveAttribute('aria-current', 'date')

  await showMonthOf(page, 2)
  await day(page, 2).click()
  const filling = page.getByRole('dialog', { name: /^How was / })
  await filling.getByRole('slider', { name: 'Your mood that day, from awful to great' }).press('End')
  await filling.getByRole('button', { name: 'Submit' }).click()
  await saved(page).getByRole('button').click()
  await expect(filling).toBeHidden()
  await expect(day(page, 2)).toContainText('GREAT')
  await expect(day(page, 2)).toBeFocused()

  await showMonthOf(page, 12)
  await day(page, 12).click()
  await expect(filling.getByLabel('A note, if you like')).toHaveValue('Rent went up.')
  await filling.getByLabel('A note, if you like').fill('Rent went up. We managed.')
  await filling.getByRole('button', { name: 'Submit' }).click()
  await saved(page).getByRole('button').click()
  expect(await moodsOf(member)).toMatchObject([
    { day: dayAgo(0), mood_type: 'OKAY' },
    { day: dayAgo(2), mood_type: 'GREAT', note: '' },
    { day: dayAgo(12), mood_type: 'BAD', note: 'Rent went up. We managed.' },
  ])
  await showMonthOf(page, 8)
  await expect(day(page, 8)).toContainText('No mood')
  await expect(day(page, 8)).toHaveRole('gridcell')
})

test('the calendar is moved through with the keys, over the end of a month too', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoods(member.id, [
    { ago: 0, type: 'OKAY' },
    { ago: 70, type: 'GOOD' },
  ])
  await page.goto(PATH)
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await day(page, 0).focus()
  await page.keyboard.press('ArrowUp')
  await expect(day(page, 7)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 6)).toBeFocused()
  for (let ago = 6; ago < 40; ago += 7) await page.keyboard.press('ArrowUp')
  await expect(day(page, 41)).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(day(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
})

test('D40, LOG: a session that ends while a mood is sent leads to the login, and what was written comes back', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto(PATH)
  await modal(page).getByRole('slider').press('End')
  await modal(page).getByLabel('A note, if you like').fill('Danced in the kitchen.')
  const user = await page.evaluate(() => localStorage.getItem('dashboard-user') ?? '')
  const over = { message: '', error: true, data: { code: 'sign-in-needed' } }
  await page.route(/createMood|auth\/refresh/, (route) => route.fulfill({ status: 401, json: over }))
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login$/)

  await page.unroute(/createMood|auth\/refresh/)
  await page.evaluate((kept) => {
    localStorage.setItem('authenticated', 'true')
    localStorage.setItem('dashboard-user', kept)
  }, user)
  await page.goto(PATH)
  await expect(modal(page).getByLabel('A note, if you like')).toHaveValue('Danced in the kitchen.')
  await expect(modal(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'GREAT')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('draft:mood'))).toBeNull()
})

test('MOD-07: a page left open over midnight asks for the new day when it is looked at again', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await storeMoods(member.id, [{ ago: 0, type: 'GOOD' }])
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/mood/getMoods') && asked++)
  await page.goto(PATH)
  await expect(today(page).slider).toHaveAttribute('aria-valuetext', 'GOOD')
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await look()
  await page.clock.setFixedTime(Date.now() + 86_400_000)
  expect(asked).toBe(1)
  await look()
  await expect.poll(() => asked).toBe(2)
})

test('hard days are met with a way to talk and one small thing, better ones with neither', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  const days = (type: string) => [0, 1, 2, 3, 4, 5, 6].map((ago) => ({ ago, type }))
  await storeMoods(member.id, days('BAD'))
  await page.goto(PATH)
  const words = page.getByRole('complementary', { name: 'These have been heavy days.' })
  await expect(words.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(words.getByRole('link', { name: /slow breaths/ })).toHaveAttribute('href', '/arts-audio')

  const other = await signInNewMember(await page.context().newPage())
  await storeMoods(other.id, days('OKAY'))
  const second = page.context().pages()[1]
  if (!second) throw new Error('there is no second page')
  await second.goto(PATH)
  await expect(today(second).slider).toBeVisible()
  await expect(second.getByRole('complementary', { name: 'These have been heavy days.' })).toHaveCount(0)
})

test('more than a year: the calendar and the year go back as far as the entries, counted in a table', async ({
  page,
}) => {
  const member = await signInNewMember(page)
  await storeMoods(
    member.id,
    Array.from({ length: 500 }, (_, ago) => ({ ago, type: ago % 2 ? 'GOOD' : 'OKAY', note: `day ${ago}` })),
  )
  await page.goto(PATH)
  await expect(page.getByText('In the last 30 days you noted 30 days.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText('day 1')
  await page.getByRole('button', { name: 'The twelve months before' }).click()
  const month = dayAgo(450).slice(0, 7)
  const inFull = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
  const days = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate()
  await page.getByText('The same as a table').click()
  const row = page.getByRole('row', { name: new RegExp(`^${inFull}`) })
  const counts = (await row.getByRole('cell').allTextContents()).map(Number)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(days)

  await page.getByRole('button', { name: `Show ${inFull} in the calendar, ${days} days noted` }).click()
  await expect(page.getByRole('heading', { name: inFull })).toBeFocused()
  await expect(day(page, 450)).toContainText('OKAY, with a note')
})

test('axe finds nothing in the modal of the mood page and in its alert, light or dark', async ({ page }) => {
  await signInNewMember(page)
  await page.goto(PATH)
  await expect(modal(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on the mood page and in a day of it, light or dark', async ({ page }) => {
  const member = await signInNewMember(page)
  await storeMoods(
    member.id,
    Array.from({ length: 40 }, (_, ago) => ({ ago, type: ago < 7 ? 'BAD' : 'GOOD', note: 'a note' })),
  )
  await page.goto(PATH)
  await expect(page.getByRole('complementary', { name: 'These have been heavy days.' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await day(page, 0).click()
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  await showMonthOf(page, 1)
  await day(page, 1).click()
  await expect(page.getByRole('dialog', { name: /^How was / })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('LIM-17, visual.md: the modal is 32em wide, all of it is seen on a phone, and nothing scrolls sideways', async ({
  page,
  isMobile,
}) => {
  await signInNewMember(page)
  await page.goto(PATH)
  const box = await modal(page).boundingBox()
  if (isMobile) {
    await expect(modal(page).getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 700 })
  } else expect(box?.width).toBe(32 * (await fontSizeOf(page)))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('P2: the mood page brings at most 20 kB of script more than the first page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone is sent the same files')
  await signInNewMember(page)
  const weigh = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
  }
  const first = await weigh('/dashboard/assessment')
  expect(first).toBeGreaterThan(50 * 1_024)
  expect((await weigh(PATH)) - first).toBeLessThanOrEqual(20 * 1_024)
})

/** Goes to the month that a day of the last weeks lies in. */
async function showMonthOf(page: Page, ago: number) {
  while ((await day(page, ago).count()) === 0) {
    const isBefore = (await page.locator('[data-day]').first().getAttribute('data-day')) ?? ''
    await page
      .locator('.calhead__n')
      .first()
      .getByRole('button')
      .nth(dayAgo(ago) < isBefore ? 0 : 1)
      .click()
  }
}

const fontSizeOf = (page: Page) =>
  modal(page).evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).fontSize))

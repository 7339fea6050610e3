import { violations } from './axe.ts'
import { day, MOODS, modal, moodsOf, saved, today } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY, ZONE } from './one-day.ts'
import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

test.use(IN_ONE_DAY)

test('MOD-01, MOD-04, MOD-06, D41, STA-15: a first mood, with the consent asked in place, and the focus given back', async ({
  page,
}) => {
  const member = await signInNewMember(page, { agrees: false })
  const sent = page.waitForRequest((request) => request.url().endsWith('/mood/createMood'))
  await page.goto(MOODS)
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
    'x-time-zone': ZONE,
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
  await page.goto(MOODS)
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
  await page.goto(MOODS)
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

test('MOD-02, LIM-06: every place of the slider by key and by pointer, the words pressed too', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await signInNewMember(page)
  await page.goto(MOODS)
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  const { slider, form } = today(page)
  await slider.press('Home')
  for (const word of ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT']) {
    await expect(slider).toHaveAttribute('aria-valuetext', word)
    await expect(form.locator('.checkin__word')).toHaveText(word)
    await slider.press('ArrowRight')
  }
  const words = form.locator('.slide__labels li')
  for (const index of [0, 3, 1, 4, 2]) {
    const box = await words.nth(index).boundingBox()
    if (!box) throw new Error('the word is not drawn')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    if (isMobile) await page.touchscreen.tap(...at)
    else await page.mouse.click(...at)
    await expect(slider).toHaveValue(String(index))
  }
})

test('NC-28: a note that is too long says so before it is sent, and nothing of it is cut', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto(MOODS)
  const note = modal(page).getByLabel('A note, if you like')
  await note.fill('x'.repeat(901))
  await expect(note).toHaveAccessibleDescription('99 characters left')
  await note.fill('x'.repeat(1_001))
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription(/^1 character too many/)
  expect((await note.inputValue()).length).toBe(1_001)
})

test('axe finds nothing in the modal of the mood page and in its alert, light or dark', async ({ page }) => {
  await signInNewMember(page)
  await page.goto(MOODS)
  await expect(modal(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('LIM-17: the modal is 32em wide, all of it is seen on a phone, and nothing scrolls sideways', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await signInNewMember(page)
  await page.goto(MOODS)
  const box = await modal(page).boundingBox()
  if (isMobile) {
    await expect(modal(page).getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 700 })
  } else {
    const letters = await modal(page).evaluate((dialog) =>
      Number.parseFloat(getComputedStyle(dialog).fontSize),
    )
    expect(box?.width).toBe(32 * letters)
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})

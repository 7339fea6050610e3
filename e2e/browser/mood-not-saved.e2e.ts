import { day, MOODS, modal, moodsOf, saved, today } from './mood-page.ts'
import { signInNewMember } from './new-member.ts'
import { dayAgo, IN_ONE_DAY } from './one-day.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

test('D36: a day that another device changed is shown both ways, and nothing is lost', async ({ page }) => {
  const member = await signInNewMember(page)
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'OKAY', note: 'here' })
  await page.goto(MOODS)
  const { slider, note, submit, form } = today(page)
  await note.fill('written here')
  await member.call('POST', '/mood/createMood', { day: dayAgo(0), moodType: 'BAD', note: 'written there' })
  await submit.click()
  const both = form.getByRole('alert')
  await expect(both).toContainText('changed somewhere else')
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
  await page.goto(MOODS)
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
  await page.goto(MOODS)
  await modal(page).getByRole('slider').press('Home')
  await modal(page).getByLabel('A note, if you like').fill('Slept two hours.')
  const submit = modal(page).getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(modal(page).getByRole('alert')).toContainText('This was not saved.')
  await expect.poll(() => logged.join()).toContain('mood save failed: 500')
  expect(logged.join()).not.toContain('Slept')

  answers = 'no'
  await submit.click()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('Waiting to be sent. We send it')).toBeVisible()
  answers = 'yes'
  const sentAgain = page.waitForResponse('**/mood/createMood')
  await page.reload()
  expect((await sentAgain).status()).toBe(200)
  await expect(page.getByText('Waiting to be sent. We send it')).toBeHidden()
  expect(new Set(keys).size).toBe(1)
  expect(await moodsOf(member)).toMatchObject([{ mood_type: 'AWFUL', version: 1 }])
})

test('D40, LOG: a session that ends while a mood is sent leads to the login, and what was written comes back', async ({
  page,
}) => {
  await signInNewMember(page)
  await page.goto(MOODS)
  await modal(page).getByRole('slider').press('End')
  await modal(page).getByLabel('A note, if you like').fill('Danced in the kitchen.')
  const user = await page.evaluate(() => localStorage.getItem('dashboard-user') ?? '')
  const over = { message: '', error: true, data: { code: 'sign-in-needed' } }
  // The session stays over: the login ends what is left of one.
  for (const path of ['**/createMood', '**/auth/refresh'])
    await page.route(path, (route) => route.fulfill({ status: 401, json: over }))
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login$/)

  await page.unroute('**/createMood')
  // The login may detect a session at any moment, and redirect by itself.
  await page.evaluate(
    ({ user, path }) => {
      localStorage.setItem('authenticated', 'true')
      localStorage.setItem('dashboard-user', user)
      location.assign(path)
    },
    { user, path: MOODS },
  )
  await expect(page).toHaveURL(MOODS)
  await expect(modal(page).getByLabel('A note, if you like')).toHaveValue('Danced in the kitchen.')
  await expect(modal(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'GREAT')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('draft:mood'))).toBeNull()
})

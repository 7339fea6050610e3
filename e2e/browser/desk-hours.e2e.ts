import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { holdBack } from './hold-back.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

/** The day some days from now, in India. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)

test('a counsellor publishes hours, takes a day off, and sees both in the week', { tag: '@desktop' }, async ({
  page,
}) => {
  // Four passes of axe.
  test.slow()
  await signInAtDesk(page, { roles: ['counsellor'] })
  await page.goto(`${DESK_SITE}/desk/hours`)
  const weekly = page.getByRole('region', { name: 'Every week' })
  await expect(weekly.getByText('No hours yet.')).toBeVisible()

  await weekly.getByLabel('From').fill('14:00')
  await weekly.getByLabel('To').fill('11:00')
  await weekly.getByRole('button', { name: 'Add hours' }).click()
  await expect(weekly.getByLabel('To')).toHaveAccessibleDescription(/later than the beginning/)
  await expect(weekly.getByLabel('To')).toBeFocused()

  // The input survives a failed connection.
  await weekly.getByLabel('To').fill('17:00')
  await page.route('**/availability/rules', (route) => route.abort())
  await weekly.getByRole('button', { name: 'Add hours' }).click()
  await expect(weekly.getByRole('alert')).toBeVisible()
  await expect(weekly.getByLabel('To')).toHaveValue('17:00')
  await page.unroute('**/availability/rules')
  await weekly.getByRole('button', { name: 'Add hours' }).click()
  await expect(page.getByRole('status')).toContainText('The hours have been added.')
  await expect(weekly.getByRole('listitem')).toContainText('Monday 2:00 pm to 5:00 pm')

  const days = page.getByRole('region', { name: 'Days off and extra hours' })
  const dayOff = dayFromNow(3)
  await days.getByLabel('First day').fill(dayOff)
  await days.getByRole('button', { name: 'Add days' }).click()
  await expect(page.getByRole('status')).toContainText('The days have been added.')
  await expect(days.getByRole('listitem')).toContainText('Off')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }

  await page.goto(`${DESK_SITE}/desk/week?from=${dayOff}`)
  await expect(page.locator('.week__day[data-chosen]')).toContainText('off')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }

  await page.goto(`${DESK_SITE}/desk/hours`)
  await weekly.getByRole('button', { name: 'Delete Monday, 2:00 pm to 5:00 pm' }).click()
  await expect(page.getByRole('status')).toContainText('The hours have been deleted.')
  await expect(weekly.getByText('No hours yet.')).toBeVisible()
})

test('desk §4: a counsellor enters the room of their video appointments once, and only an https address', async ({
  page,
}) => {
  const { staffId } = await signInAtDesk(page, { roles: ['counsellor'] })
  await page.goto(`${DESK_SITE}/desk/hours`)
  const room = page.getByRole('region', { name: 'Video room' })
  const address = room.getByLabel('Address')
  await address.fill('meet.example.org/bala')
  await room.getByRole('button', { name: 'Save the room' }).click()
  await expect(address).toHaveAccessibleDescription(/beginning with https:/)
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('meet.example.org/bala')
  await address.fill('https://meet.example.org/bala')
  await room.getByRole('button', { name: 'Save the room' }).click()
  await expect(page.getByRole('status')).toContainText('The video room is saved.')
  await page.reload()
  await expect(address).toHaveValue('https://meet.example.org/bala')
  const [stored] = await query<{ video_room: string }>('select video_room from staff where id = $1', [
    staffId,
  ])
  expect(stored?.video_room).toBe('https://meet.example.org/bala')
})

test('a coordinator walks through the weeks, and chooses whose hours to change', async ({ page }) => {
  const chosen = `Chitra ${Date.now()}-${test.info().project.name}`
  await signInAtDesk(page, { roles: ['counsellor'], name: chosen })
  await signInAtDesk(page, { roles: ['coordinator'], name: 'Rekha Pillai' })
  await page.goto(`${DESK_SITE}/desk/week`)
  const today = page.locator('.week__day[data-today]')
  await expect(today).toBeVisible()
  const thisWeek = await page.locator('.week__dates').innerText()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page.locator('.week__dates')).not.toHaveText(thisWeek)
  await expect(today).toHaveCount(0)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(page.locator('.week__dates')).toHaveText(thisWeek)

  await page.goto(`${DESK_SITE}/desk/hours`)
  await page.getByLabel('Whose hours').selectOption({ label: chosen })
  // Until the chosen person's hours have loaded, no other person's can be changed by mistake.
  const release = await holdBack(page, '**/availability?staff=*')
  const answered = page.waitForResponse((response) => response.url().includes('/availability?staff='))
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('region', { name: 'Every week' })).toBeHidden()
  release()
  const { data } = await (await answered).json()
  expect(data.staff.name).toBe(chosen)
  await expect(page.getByLabel('Whose hours').locator('option:checked')).toHaveText(chosen)
})

test('where the hours cannot be loaded again after a step, what was typed for another one stays', async ({
  page,
}) => {
  await signInAtDesk(page, { roles: ['counsellor'] })
  await page.goto(`${DESK_SITE}/desk/hours`)
  const weekly = page.getByRole('region', { name: 'Every week' })
  const firstDay = page.getByRole('region', { name: 'Days off and extra hours' }).getByLabel('First day')
  await firstDay.fill(dayFromNow(5))
  await weekly.getByLabel('From').fill('14:00')
  await weekly.getByLabel('To').fill('17:00')
  await page.route('**/api/v1/desk/availability', (route) => route.abort())
  await weekly.getByRole('button', { name: 'Add hours' }).click()
  await expect(page.getByRole('status')).toContainText('The hours have been added.')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This could not be loaded.')
  await expect(alert).toContainText('Anything you have typed is still there.')
  await expect(firstDay).toHaveValue(dayFromNow(5))
  expect(await violations(page)).toEqual([])

  await page.unroute('**/api/v1/desk/availability')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(weekly.getByRole('listitem')).toContainText('2:00 pm to 5:00 pm')
  await expect(alert).toHaveCount(0)
  await expect(firstDay).toHaveValue(dayFromNow(5))
})

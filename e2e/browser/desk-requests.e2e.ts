import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { asked, COORDINATOR, pressTo, said } from './desk-request-page.ts'
import { holdBack } from './hold-back.ts'
import { isAskedAgain } from './press-again.ts'
import { publishHours } from './published-hours.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

test('a key that is pressed before the page knows who is signed in takes the request all the same', async ({
  page,
}) => {
  const { name } = await signInAtDesk(page, { roles: COORDINATOR, name: `Rekha ${Date.now()}` })
  const { firstName, path } = await asked(page)
  const release = await holdBack(page, '**/api/v1/desk/session')
  await page.goto(`${DESK_SITE}/desk/waiting`)
  await expect(page.getByRole('link', { name: firstName })).toBeVisible()
  await pressTo(page, 'j', firstName)
  await page.keyboard.press('a')
  release()
  await said(page, `You have the request of ${firstName}.`)
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText(name)
})

test('a broken promise is described in words, a child and a safety note are marked, and nothing reaches the person', async ({
  page,
}) => {
  await signInAtDesk(page, { roles: COORDINATOR })
  const { firstName, id } = await asked(page, { for_whom: 'child', relation: 'parent', declaration: true })
  await page.goto(`${DESK_SITE}/desk/waiting`)
  const row = page.getByRole('row', { name: firstName })
  await expect(row).toContainText('3 d late')
  await expect(row).toContainText('Child')
  await expect(row).not.toContainText(/\d{6}|@example/)
  await page.getByRole('button', { name: `Take the request of ${firstName}` }).click()
  await said(page, `You have the request of ${firstName}.`)
  await expect(row).toContainText('You')
  await page.goto(`${DESK_SITE}/desk/requests/${id}#call`)
  await page.getByRole('radio', { name: 'Someone may be in danger' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Saved.')
  await expect(page.getByText('Safety note')).toBeVisible()
})

test('D64 an unverified burst is one row below the list, and opens to requests that can be taken', async ({
  page,
}) => {
  await signInAtDesk(page, { roles: COORDINATOR })
  const { firstName, id } = await asked(page)
  await query(`update consultation_requests set unproven = 'burst' where id = $1`, [id])
  await page.goto(`${DESK_SITE}/desk/waiting`)
  const burst = page.locator('details', { hasText: /Unverified burst: \d/ })
  await expect(burst).toBeVisible()
  const row = page.getByRole('row', { name: firstName })
  await expect(row).toBeHidden()
  await burst.locator('summary').press('Enter')
  await expect(row).toContainText('Unverified')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Take the request of ${firstName}` }).click()
  await said(page, `You have the request of ${firstName}.`)
  await expect(burst.getByRole('row', { name: firstName })).toHaveCount(0)
  await expect(row).toContainText('You')
})

test('the number comes after the safe way to call, is shown on request, and each view is recorded', async ({
  page,
}) => {
  const { staffId } = await signInAtDesk(page, { roles: COORDINATOR })
  const { path, id } = await asked(page, { if_others_answer: 'call-again', call_time: 'evening' })
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText('Say nothing, and call again later')
  await expect(page.getByRole('main')).not.toContainText('+91')
  // For an unassigned case a reason is required.
  await page.getByRole('button', { name: 'Show number' }).click()
  const why = page.getByLabel('Why do you need the number now?')
  await expect(why).toBeFocused()
  await expect(why).toHaveAccessibleDescription('Choose why you need the number.')
  await why.selectOption('They asked me to call')
  await page.getByRole('button', { name: 'Show number' }).click()
  await expect(page.getByRole('link', { name: /^\+91\d{10}$/ })).toBeVisible()
  const views = await query('select staff_id, reason from record_views where request_id = $1', [id])
  expect(views).toEqual([{ staff_id: staffId, reason: 'asked-by-person' }])
})

test('two coordinators at once: the second sees who has the request', async ({ page, browser }) => {
  await signInAtDesk(page, { roles: COORDINATOR, name: 'Devi Nair' })
  const { path, firstName } = await asked(page)
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await signInAtDesk(theirs, { roles: COORDINATOR, name: 'Chitra Das' })
  await theirs.goto(path)
  await expect(theirs.getByRole('button', { name: 'Take this request' })).toBeVisible()
  await expect(theirs.locator('.desk__who')).toContainText('Chitra Das')
  await page.goto(path)
  await expect(page.locator('.desk__who')).toContainText('Devi Nair')
  await page.getByRole('button', { name: 'Take this request' }).click()
  await said(page, 'You have this request.')
  await theirs.getByRole('button', { name: 'Take this request' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Devi Nair')
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(firstName)
  // The page says so too, not the answer alone.
  await expect(theirs.locator('p:not([role])', { hasText: 'Devi Nair has this request.' })).toBeVisible()
  await other.close()
})

test('a time is booked for the person, moved to another, and cancelled', async ({ page }) => {
  const hours = await publishHours()
  await signInAtDesk(page, { roles: COORDINATOR })
  const { id, path } = await asked(page)
  await page.goto(path)
  await expect(page.locator('.desk__who')).toContainText('Bala Iyer')
  await page.getByRole('button', { name: 'Take this request' }).click()
  await said(page, 'You have this request.')
  await page.getByRole('button', { name: 'Book a time' }).click()
  await page.getByLabel('Service').selectOption(hours.service.name)
  await page.getByLabel('With', { exact: true }).selectOption(hours.bala.name)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a day and a time.')
  await page.getByLabel('Day and time').selectOption({ index: 1 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await said(page, 'Booked. They get an email if they confirmed an address.')
  // No mail is sent before the person has said on the phone where emails go (D63).
  const mail = page.getByRole('region', { name: 'Email about the appointment' })
  const box = async (name: string) => {
    const shown = await mail.getByRole('button', { name }).boundingBox()
    if (shown === null) throw new Error(`${name} is not shown`)
    return shown
  }
  await expect(mail).toContainText(/Email goes to \S•••@e•••\.\w+\. Is that right\?/)
  await mail.getByRole('button', { name: 'Use another address' }).click()
  await mail.getByLabel('Email address').fill('asha@example')
  expect(await violations(page)).toEqual([])
  await mail.getByRole('button', { name: 'Save the address' }).click()
  await expect(mail.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  // The two do not touch, beside or below each other.
  const [keep, other] = [await box('Keep this address'), await box('Use another address')]
  expect(Math.max(other.x - keep.x - keep.width, other.y - keep.y - keep.height)).toBeGreaterThanOrEqual(8)
  await mail.getByRole('button', { name: 'Send no email' }).click()
  await said(page, 'Saved.')
  await expect(mail).toHaveCount(0)
  const appointments = page.getByRole('region', { name: 'Appointments' })
  await expect(appointments).toContainText(`${hours.service.name} with ${hours.bala.name}`)
  // The page learns late of a step's result, and announces nothing before: the next step must not act on the old state.
  const saidBefore: string[] = []
  await page.route(`**/requests/${id}`, async (route) => {
    saidBefore.push(
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return document.querySelector('.desk__status')?.textContent ?? ''
      }),
    )
    await route.continue()
  })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByLabel('Day and time').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Move', exact: true }).last().click()
  await said(page, 'Moved. They get an email if they confirmed an address.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the appointment' }).click()
  await said(page, 'The appointment is cancelled.')
  expect(saidBefore[0]).toBe('')
  expect(saidBefore).not.toContain('The appointment is cancelled.')
})

test('a request is handed over, and erased after a question', async ({ page }) => {
  await signInAtDesk(page, { roles: COORDINATOR })
  const { path, id } = await asked(page)
  const name = `Esha ${Date.now()}`
  await query(
    `insert into staff (id, name, email, roles, created_at)
     values (gen_random_uuid(), $1, $2, '{coordinator}', now())`,
    [name, `${name.replace(' ', '-').toLowerCase()}@example.org`],
  )
  await page.goto(path)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByLabel('Person').selectOption(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, `${name} has this request now.`)
  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Leave as it is' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk/waiting`)
  expect(await query('select id from consultation_requests where id = $1', [id])).toEqual([])
})

test('the start page leads to the requests that come first and to the appointments of today', async ({
  page,
}) => {
  const hours = await publishHours()
  const { staffId } = await signInAtDesk(page, { roles: ['coordinator', 'counsellor'], name: 'Gita Pillai' })
  const { id } = await asked(page, { for_whom: 'child', relation: 'parent', declaration: true })
  // Before every other, whatever other tests ask for meanwhile.
  await query(
    `update consultation_requests set has_safety_note = true, promised_by = now() - interval '9 days' where id = $1`,
    [id],
  )
  const tomorrow = await asked(page)
  // Today and tomorrow: one of them is today, also after a midnight that falls into this test.
  await query(
    `insert into appointments (id, staff_id, service_id, request_id, starts_at, ends_at, free_at, status, calendar_uid,
       booked_at, created_at, changed_at)
     select gen_random_uuid(), $1, $2, request_id, noon, noon + interval '40 minutes', noon + interval '40 minutes',
       'booked', gen_random_uuid(), now(), now(), now()
       from unnest($3::uuid[], array[12, 36]) as given (request_id, hours),
         lateral (select (date_trunc('day', now() at time zone 'Asia/Kolkata') + make_interval(hours => hours))
           at time zone 'Asia/Kolkata' as noon)`,
    [staffId, hours.service.id, [id, tomorrow.id]],
  )
  await page.goto(`${DESK_SITE}/desk`)
  const waits = page.getByRole('region', { name: 'What is waiting' })
  await expect(waits.getByRole('link', { name: /^\d+ waiting$/ })).toBeVisible()
  await expect(waits.locator(`a[href="/desk/requests/${id}"]`)).toBeVisible()
  await expect(waits).toContainText('9 d late')
  const today = page.getByRole('region', { name: 'Today' })
  const either = [id, tomorrow.id].map((one) => `a[href="/desk/requests/${one}"]`).join()
  await expect(today.locator(either)).toHaveText(/^12:00\spm, A/)
  await expect(today).toContainText(`${hours.service.name} with Gita Pillai`)
  expect(await violations(page)).toEqual([])
  // It no longer comes before any other.
  await query('update consultation_requests set has_safety_note = false, promised_by = now() where id = $1', [
    id,
  ])
})

test('the shortcut keys can be switched off, and take nothing from a field @desktop', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await signInAtDesk(page, { roles: COORDINATOR })
  await asked(page)
  await page.goto(`${DESK_SITE}/desk/waiting`)
  const requests = page.locator('[data-request]')
  // Which of them: requests of other tests come and go above it.
  const focused = page.locator('[data-request]:focus')
  await expect(requests.first()).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Use shortcut keys' })
  await page.keyboard.press('j')
  await expect(focused).toHaveCount(1)
  await box.uncheck({ force: true })
  await page.reload()
  await expect(requests.first()).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.keyboard.press('j')
  await expect(focused).toHaveCount(0)
})

for (const name of ['the list of what waits', 'a request'] as const) {
  test(`axe finds nothing on ${name}, light or dark, and it fits @desktop`, async ({ page }) => {
    await signInAtDesk(page, { roles: COORDINATOR })
    const { path, firstName } = await asked(page, {
      for_whom: 'child',
      relation: 'parent',
      declaration: true,
    })
    await page.goto(name === 'a request' ? path : `${DESK_SITE}/desk/waiting`)
    await expect(page.getByText(firstName)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (name === 'a request') {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('radio').first()).toBeFocused()
    }
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('pressing again right after the question was closed asks again', async ({ page }) => {
  await signInAtDesk(page, { roles: COORDINATOR })
  const { path } = await asked(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Erase' }).click()
  await isAskedAgain(page)
})

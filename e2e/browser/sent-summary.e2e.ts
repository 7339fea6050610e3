import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { query, signIn, storeHardPhq9, storeMember, storeMoodsOf, storeStress } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

/** In India. */
const TOMORROW = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
  Date.now() + 86_400_000,
)

/** A member whose request has an appointment tomorrow with a person signed in at the desk in another browser. */
async function memberAndCounsellor(page: Page, desk: Page) {
  const member = await storeMember()
  await storeStress(member.id, [{ ago: 5, total: 24 }])
  await storeMoodsOf(member.id, [
    { ago: 4, mood: 'BAD', note: 'Slept four hours.' },
    { ago: 3, mood: 'GOOD', note: 'Walked home.' },
  ])
  const asked = await page.request.post('/api/v1/mwellness/requests', {
    data: consultationBody({ phone: member.phone }),
    headers: forwardedFor(),
  })
  const { id } = (await asked.json()).data
  const counsellor = await signInAtDesk(desk, { roles: ['counsellor'], name: `Chitra ${Date.now()}` })
  await query(
    `with service as (
       insert into services (id, name, minutes, buffer_minutes, mode, sections, position, created_at)
       values (gen_random_uuid(), 'First talk', 50, 10, 'phone', '{Clinical Psychology}', 1, now()) returning id
     )
     insert into appointments (id, staff_id, service_id, request_id, starts_at, ends_at, free_at, status, version,
       calendar_uid, booked_at, created_at, changed_at)
     select gen_random_uuid(), $1, id, $2, now() + interval '1 day', now() + interval '1 day 50 minutes',
       now() + interval '1 day 1 hour', 'booked', 1, gen_random_uuid(), now(), now(), now() from service`,
    [counsellor.staffId, id],
  )
  // They have confirmed that they sent it.
  await query('update consultation_requests set claimed_at = now() where id = $1', [id])
  await signIn(page, member)
  return { member, counsellor, request: `${DESK_SITE}/desk/requests/${id}` }
}

const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('desk §4: a member sends a summary item by item, its counsellor opens it, and the member takes it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await (await browser.newContext()).newPage()
  const { counsellor, request } = await memberAndCounsellor(page, desk)
  const { name } = counsellor
  await page.goto('/dashboard/assessment')
  await page.getByRole('link', { name: 'Send your summary to this appointment' }).click()

  // Nothing is chosen, and only what there is can be.
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A summary for your appointment')
  await expect(main).toContainText(`with ${name}.`)
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(main.getByLabel('Depression: scores and ranges')).toHaveCount(0)
  await main.getByRole('button', { name: 'Look at it first' }).click()
  await expect(main.getByRole('alert')).toHaveText('Choose at least one score, or your moods or notes.')
  await main.getByLabel('Stress: scores and ranges').check()
  await main.getByLabel('Moods, month by month').check()
  expect(await violations(page)).toEqual([])
  await main.getByRole('button', { name: 'Look at it first' }).click()

  // They see the page and to whom it goes, before it goes.
  const sheet = main.getByRole('article')
  await expect(sheet).toContainText('24 of 40')
  await expect(sheet).not.toContainText('Slept four hours.')
  await expect(main).toContainText(`Only ${name} can open it.`)
  await expect(main).toContainText(`That cannot undo what ${name} has read by then.`)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await main.getByRole('button', { name: `Send it to ${name}` }).click()
  await said(page, `Your summary is sent. Only ${name} can open it.`)
  await expect(main).toContainText(`${name} has not opened it yet.`)

  // The counsellor opens it, which is recorded.
  await desk.goto(request)
  const part = desk.getByRole('region', { name: 'The summary' })
  await expect(part).toContainText('We record that you opened it, and the member sees it.')
  await expect(part.getByRole('article')).toHaveCount(0)
  await part.getByRole('button', { name: 'Open the summary' }).click()
  await expect(part.getByRole('article')).toContainText('24 of 40')
  await expect(part.getByRole('article')).not.toContainText('Slept four hours.')
  expect(await violations(desk)).toEqual([])
  await desk.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(desk)).toEqual([])

  // The member sees that, and takes it back.
  await page.goto('/dashboard/assessment')
  await expect(main).toContainText(`${name} opened it on`)
  await page.getByRole('link', { name: 'See it or take it back' }).click()
  await expect(page.getByRole('region', { name: 'Who opened it' })).toContainText(`${name} opened it on`)
  expect(await violations(page)).toEqual([])
  await main.getByRole('button', { name: 'Take it back' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('What was read already cannot be undone.')
  await question.getByRole('button', { name: 'Take it back' }).click()
  await said(page, `You took your summary back. ${name} can no longer open it.`)
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)

  // A summary open at the desk disappears at the next load.
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Open the summary' })).toHaveCount(0)
})

test('finding: who sends an answer that asks for help sees whom to call, and the desk sees which summary to open first', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const { member, counsellor, request } = await memberAndCounsellor(page, desk)
  await storeHardPhq9(member.id, { ago: 2, points: 1, safety: 'today' })
  await page.goto('/dashboard/assessment')
  await page.getByRole('link', { name: 'Send your summary to this appointment' }).click()
  await page.getByLabel('PHQ-9: scores and ranges').check()
  await page.getByRole('button', { name: 'Look at it first' }).click()
  const help = page.getByRole('complementary', { name: 'If you want to talk now' })
  await expect(help.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416')
  await expect(help.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  await expect(help.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Send it to ${counsellor.name}` }).click()
  await said(page, 'Your summary is sent.')

  const FIRST = 'Open the summary first'
  await desk.goto(`${DESK_SITE}/desk/mine`)
  await expect(desk.getByRole('row').filter({ hasText: FIRST })).toBeVisible()
  expect(await violations(desk)).toEqual([])
  await desk.goto(`${DESK_SITE}/desk/week?from=${TOMORROW}`)
  await expect(desk.getByRole('link').filter({ hasText: FIRST })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme })
    expect(await violations(desk)).toEqual([])
  }
  await desk.goto(request)
  await expect(desk.getByText(FIRST)).toBeVisible()
  const part = desk.getByRole('region', { name: 'The summary' })
  await expect(part).toContainText('Open this today, before the session.')
  await part.getByRole('button', { name: 'Open the summary' }).click()
  await expect(part.getByRole('article')).toContainText(/Read this first.*better off dead.*Several days/s)
})

import { violations } from './axe.ts'
import { MOODS, modal, saved } from './mood-page.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { query, signIn, storeMember } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

test('D65 a note with words of distress is saved, and the alert says whom to call; nothing is sent about it', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto(MOODS)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await modal(page).getByRole('slider').press('End')
  await modal(page).getByRole('textbox').fill('marna chahta hu')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  const help = saved(page).getByRole('region', { name: 'Please talk to someone first' })
  await expect(help.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416')
  await expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await expect(help).toContainText('पहले किसी से बात कर लें')
  await expect(saved(page).getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
  await expect(saved(page).getByRole('link', { name: 'Talk to a counsellor' })).toHaveAttribute(
    'href',
    '/consultation',
  )
  expect(await violations(page)).toEqual([])
  await saved(page).getByRole('button', { name: 'Close' }).click()
  await expect(saved(page)).toBeHidden()

  const written = sent.filter((line) => !line.startsWith('GET '))
  expect(written).toEqual([expect.stringMatching(/^POST .*mood/i)])
  const [{ count } = { count: -1 }] = await query<{ count: number }>(
    'select count(*)::int from moods where member_id = $1',
    [member.id],
  )
  expect(count).toBe(1)
})

test('D65 an ordinary note shows no numbers', async ({ page }) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto(MOODS)
  await modal(page).getByRole('slider').press('End')
  await modal(page).getByRole('textbox').fill('a walk by the river with my sister')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  await expect(saved(page)).toContainText('Mood Saved successfully')
  await expect(saved(page).getByRole('link', { name: /^Call/ })).toHaveCount(0)
})

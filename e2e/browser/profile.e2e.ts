import { readFile } from 'node:fs/promises'
import { stack } from '../stack/shared-stack.ts'
import { membersIn } from '../stored-rows.ts'
import { violations } from './axe.ts'
import { part } from './profile-page.ts'
import { query, signIn, storeMember, storeMoodsOf, storeSession } from './stored-member.ts'
import { expect, test } from './test.ts'

test('DSH-04 the avatar leads to my data; name and time zone are saved, and nothing typed is lost', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto('/dashboard/assessment')
  await page.getByRole('link', { name: 'My data' }).click()
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(page).toHaveTitle(/^My data/)

  const you = part(page, 'You')
  const name = you.getByLabel('What we call you')
  const zone = you.getByLabel('Time zone')
  await expect(name).toHaveValue('Asha')
  await name.fill('')
  await zone.fill('Nowhere')
  await you.getByRole('button', { name: 'Save' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter a name we can call you.')
  await expect(zone).toHaveAccessibleDescription(/Choose a time zone from the list/)

  await name.fill('Asha M.')
  await zone.fill('new york')
  await page.route('**/members/me', (route) => route.abort())
  await you.getByRole('button', { name: 'Save' }).click()
  await expect(you.getByRole('alert')).toContainText('nothing you typed is lost')
  await expect(name).toHaveValue('Asha M.')
  await expect(zone).toHaveValue('new york')

  await page.unroute('**/members/me')
  await you.getByRole('button', { name: 'Save' }).click()
  await expect(you.getByRole('status')).toHaveText(
    'Saved. We call you Asha M., and times are for America/New_York.',
  )
  await expect(page.getByRole('link', { name: 'My data' })).toContainText('Asha M.')
  const rows = await query('select time_zone from members where member_id = $1', [member.id])
  expect(rows).toEqual([{ time_zone: 'America/New_York' }])
  const stored = (await membersIn(stack)).find(({ memberId }) => memberId === member.id)
  expect(stored?.name).toBe('Asha M.')
})

test('D1 a session that ended meanwhile leads to the login and keeps what was typed', async ({ page }) => {
  const member = await storeMember()
  await signIn(page, member)
  // The last that the page asks for by itself: later they would be the ones to find that the session has ended.
  const asked = ['sign-in-notices', 'sealing-keys'].map((last) =>
    page.waitForResponse(`**/members/me/${last}`),
  )
  await page.goto('/dashboard/profile')
  await Promise.all(asked)
  await part(page, 'You').getByLabel('What we call you').fill('A name typed late')
  await query('update sessions set ended_at = now() where member_id = $1', [member.id])
  await part(page, 'You').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/dashboard/login')

  const token = await storeSession(member.id)
  const user = { id: member.id, name: 'Asha', time_zone: 'Asia/Kolkata', tokens: { access_token: token } }
  await page.evaluate((signedIn) => {
    localStorage.setItem('dashboard-user', JSON.stringify(signedIn))
    localStorage.setItem('authenticated', 'true')
    location.reload()
  }, user)
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(part(page, 'You').getByLabel('What we call you')).toHaveValue('A name typed late')
})

test('security row 62, D41, D55: a consent is taken back and given at one place, and what was kept can stay', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const moods = part(page, 'What we may keep').getByRole('listitem').filter({ hasText: 'Keep my moods' })
  await expect(moods).toContainText('Nobody else sees them unless you send a summary to your counsellor.')
  await expect(moods).toContainText(/You agreed on \d+ \w+ \d{4}\./)
  await moods.getByRole('button', { name: 'Take it back' }).click()
  const question = page.getByRole('dialog', { name: 'Take back “Keep my moods”?' })
  await question.getByRole('radio', { name: 'Stop and keep what is there' }).check()
  await question.getByRole('button', { name: 'Take it back' }).click()
  await expect(moods.getByRole('status').first()).toHaveText(
    'You took it back. We keep nothing new from now on.',
  )
  await expect(moods).toContainText(/You took it back on \d+ \w+\./)
  const open = `select purpose from consents where member_id = $1 and withdrawn_at is null`
  expect(await query(open, [member.id])).toEqual([{ purpose: 'assessments' }])

  await moods.getByRole('button', { name: 'Agree' }).click()
  await expect(moods).toContainText(/You agreed on \d+ \w+\./)
  expect(await query(open, [member.id])).toHaveLength(2)
})

test('D41 who never agreed is asked for their age first, and nothing is ticked beforehand', async ({
  page,
}) => {
  const member = await storeMember({ agrees: false })
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const assessments = part(page, 'What we may keep').getByRole('listitem').first()
  await expect(assessments).toContainText('You have not agreed. Nothing is kept.')
  await expect(assessments.getByRole('checkbox')).not.toBeChecked()
  await assessments.getByRole('button', { name: 'Agree' }).click()
  await expect(assessments.getByRole('checkbox')).toBeFocused()
  expect(await query('select 1 from consents where member_id = $1', [member.id])).toEqual([])
  await assessments.getByRole('checkbox').check()
  await assessments.getByRole('button', { name: 'Agree' }).click()
  await expect(assessments.getByRole('status')).toHaveText('You agreed. We keep it from now on.')
})

test('security row 61: everything is downloaded as one file after a code, and the limit says so in words', async ({
  page,
}) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const take = part(page, 'Download my data')
  await take.getByRole('button', { name: 'Download everything' }).click()
  // In this session no code was entered yet.
  await take.getByRole('button', { name: 'Send me the code' }).click()
  const [otp = ''] = /\d{6}/.exec((await page.getByText(/Your OTP: \d{6}/).textContent()) ?? '') ?? []
  const code = take.getByLabel('Code from your phone')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code.')
  await code.fill(otp === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await code.fill(otp)
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^pulli-\d{4}-\d\d-\d\d\.zip$/)
  // A ZIP has its file names in plain text; another test covers their contents.
  const file = (await readFile(await download.path())).toString('latin1')
  expect(file.slice(0, 2)).toBe('PK')
  for (const name of ['README.txt', 'everything.json', 'profile.csv', 'assessments.csv', 'moods.csv']) {
    expect(file).toContain(name)
  }
  await expect(take.getByRole('status')).toContainText('is in your downloads.')

  await page.route('**/members/me/export', (route) =>
    route.fulfill({
      status: 429,
      json: { status: 429, error: true, message: 'Too many', data: { code: 'too-many-requests' } },
    }),
  )
  await take.getByRole('button', { name: 'Download everything' }).click()
  await expect(take.getByRole('alert')).toContainText('three times in the last hour')
})

test('axe finds nothing on my data and in its last question, light or dark', async ({ page }) => {
  const member = await storeMember()
  await storeSession(member.id)
  await storeSession(member.id)
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  await expect(part(page, 'What we may keep').getByRole('listitem')).toHaveCount(2)
  await expect(part(page, 'You').getByLabel('Time zone')).toBeVisible()
  await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  const erase = part(page, 'Delete my account')
  await erase.getByRole('button', { name: 'Send me the code' }).click()
  await erase.getByLabel('Code for deleting').fill('123456')
  await erase.getByRole('button', { name: 'Continue to delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('my data and the summary do not move sideways from 320 px on', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the widths are set here')
  const member = await storeMember()
  await storeMoodsOf(member.id, [{ ago: 1, mood: 'OKAY', note: 'x'.repeat(80) }])
  await signIn(page, member)
  for (const address of ['/dashboard/profile', '/dashboard/profile/summary']) {
    await page.goto(address)
    await expect(page.getByLabel(/What we call you|My notes/)).toBeVisible()
    if (address.endsWith('summary')) await page.getByLabel('My notes').check()
    for (const width of [320, 360, 720, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      const sizes = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      await expect.poll(sizes, `${address} at ${width} px`).toEqual([width, width])
    }
  }
})

import { stack } from '../stack/shared-stack.ts'
import { membersIn } from '../stored-rows.ts'
import { part } from './profile-page.ts'
import { query, signIn, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

test('security row 61, row 21: a member erases everything; it is gone from the database and the browser', async ({
  page,
}) => {
  const member = await storeMember()
  await storeMoodsOf(member.id, [{ ago: 1, mood: 'OKAY' }])
  await signIn(page, member)
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem('audio-positions', '{"a":12}')
  })
  await page.goto('/dashboard/profile')
  const erase = part(page, 'Delete my account')
  await expect(erase).toContainText('It cannot be brought back')
  await erase.getByRole('button', { name: 'Send me the code' }).click()
  const shown = page.getByText(/Your OTP: \d{6}/)
  const [otp = ''] = /\d{6}/.exec((await shown.textContent()) ?? '') ?? []
  const code = erase.getByLabel('Code for deleting')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code.')

  const dialog = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
  const wrong = otp === '000000' ? '000001' : '000000'
  await code.fill(wrong)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await expect(code).toBeFocused()
  expect(await query('select 1 from members where member_id = $1', [member.id])).toHaveLength(1)

  await code.fill(`${otp.slice(0, 3)} ${otp.slice(3)}`)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/goodbye')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is gone.')
  await expect(page.getByRole('main').getByRole('link', { name: '14416' })).toBeVisible()

  for (const table of ['members', 'member_pseudonyms', 'consents', 'moods', 'sessions', 'access_tokens']) {
    expect(await query(`select 1 from ${table} where member_id = $1`, [member.id]), table).toEqual([])
  }
  expect((await membersIn(stack)).filter(({ phone }) => phone === member.phone)).toEqual([])
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept).toEqual(['audio-positions', 'theme'])
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'test-signed-in')),
  ).toEqual([])
  await page.goBack()
  await expect(page).not.toHaveURL(/profile/)
})

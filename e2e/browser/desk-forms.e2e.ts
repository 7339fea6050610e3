import { said, takeRequest } from './desk-request-page.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

test('what was chosen survives a lost connection and a reload, and is recorded once', async ({ page }) => {
  const { id } = await takeRequest(page)
  await page.getByRole('button', { name: 'Note a call' }).click()
  await page.getByRole('radio', { name: 'Busy' }).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('What you chose is still here')
  await expect(page.getByRole('radio', { name: 'Busy' })).toBeChecked()
  await page.context().setOffline(false)
  await said(page, 'Saved.')
  const tried = await query(`select reason from request_events where request_id = $1 and kind = 'tried'`, [
    id,
  ])
  expect(tried).toEqual([{ reason: 'busy' }])

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('radio', { name: 'We never reached them' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'We never reached them' })).toBeChecked()
  await page.getByRole('button', { name: 'Leave as it is' }).click()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

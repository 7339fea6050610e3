import { said, takeRequest } from './desk-request-page.ts'
import { holdBack } from './hold-back.ts'
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

test('what is chosen in a form while another step is under way stays, also over a reload', async ({
  page,
}) => {
  const { id } = await takeRequest(page)

  const offered = await holdBack(page, `**/requests/${id}/events`)
  await page.getByRole('button', { name: 'Offer times' }).click()
  await page.getByRole('button', { name: 'Note a call' }).click()
  const busy = page.getByRole('radio', { name: 'Busy' })
  await busy.check()
  offered()
  await said(page, 'They can choose a time on the page of their request.')
  await expect(busy).toBeChecked()
  await expect(busy).toBeFocused()
  await page.reload()
  await expect(busy).toBeChecked()

  // The same where another form is sent.
  const noted = await holdBack(page, `**/requests/${id}/events`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const unreached = page.getByRole('radio', { name: 'We never reached them' })
  await unreached.check()
  noted()
  await said(page, 'Saved.')
  await expect(unreached).toBeChecked()
  await page.reload()
  await expect(unreached).toBeChecked()
})

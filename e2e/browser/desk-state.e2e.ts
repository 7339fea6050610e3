import { randomInt, randomUUID } from 'node:crypto'
import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

/** A job that failed for good. It has no subject: on a retry it finds nothing to do. */
async function storeFailedJob(task: string) {
  const key = randomUUID()
  await query(
    `select graphile_worker.add_job($1, $2::json, job_key => $3, run_at => now() + interval '1 day')`,
    [task, JSON.stringify({ id: randomUUID() }), key],
  )
  const rows = await query<{ time: string }>(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, created_at = now() - $2 * interval '1 minute', run_at = now() - interval '1 day'
     where key = $1 returning to_char(created_at at time zone 'Asia/Kolkata', 'FMHH12:MI am') as time`,
    // Another time each, to distinguish its row from those of other tests.
    [key, randomInt(1_500, 5_500)],
  )
  return { isStored: async () => (await jobsOf(key)).length > 0, due: `, ${rows[0]?.time}` }
}

const jobsOf = (key: string) => query('select from graphile_worker._private_jobs where key = $1', [key])

test('an owner sees what failed, has it tried again, and gives up another', async ({ page }) => {
  const again = await storeFailedJob('mail-staff-invitation')
  const over = await storeFailedJob('mail-newsletter-link')
  await signInAtDesk(page, { roles: ['owner'] })
  await page.goto(`${DESK_SITE}/desk/state`)
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible()
  const rowOf = (what: string, due = '') =>
    page.getByRole('row').filter({ hasText: what }).filter({ hasText: due })
  const invitation = rowOf('Invitation to the desk', again.due)
  const confirmation = rowOf('Newsletter confirmation email', over.due)
  await expect(invitation).toContainText('Failed for good')
  // On a phone, there is space between rows.
  await expect(invitation).not.toHaveCSS('padding-top', '0px')
  await expect(page.getByText(/Emails: [1-9]\d* failed for good/)).toBeVisible()
  await expect(rowOf('The key folder')).toContainText('answered')
  await expect(rowOf('Free disk space for the data')).toContainText(/\d GB/)
  for (const fact of ['Last backup', 'Last test restore', 'The email server', 'The text message service'])
    await expect(rowOf(fact)).toBeVisible()
  await expect(rowOf('Sample values')).toContainText(/Still to confirm: \d+/)
  expect(await violations(page)).toEqual([])

  await invitation.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByText('Invitation to the desk: trying again now.')).toBeFocused()
  await expect(invitation).toHaveCount(0)
  await expect.poll(again.isStored).toBe(false)

  await confirmation.getByRole('button', { name: /^Give up/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('it may never arrive')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByText('Newsletter confirmation email: given up.')).toBeFocused()
  await expect(confirmation).toHaveCount(0)
  expect(await over.isStored()).toBe(false)
})

test('only owners see the status of the site', async ({ page }) => {
  await signInAtDesk(page, { roles: ['coordinator', 'counsellor'] })
  await page.goto(`${DESK_SITE}/desk/state`)
  await expect(page.getByText('Your role does not include this.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Site status' })).toHaveCount(0)
})

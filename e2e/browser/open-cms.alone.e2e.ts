import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentAdmin } from '../stack/content-admin.ts'
import { stack } from '../stack/shared-stack.ts'
import { CMS_STARTS } from './content-page.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { expect, test } from './test.ts'

const LINES = '/content-manager/collection-types/api::crisis-line.crisis-line'

/** Presses *Open the CMS* at the desk; resolves with the person's address when the panel is there. */
async function openCms(page: Page, person: { roles: string[]; name: string }) {
  const { staffId } = await signInAtDesk(page, person)
  await page.goto(`${DESK_SITE}/desk`)
  await page.getByRole('button', { name: 'Open the CMS' }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'To confirm' })).toBeVisible({
    timeout: CMS_STARTS,
  })
  return `${staffId}@example.org`
}

/** The mails about changes for visitors that went to an address. */
async function mailsTo(address: string) {
  const outbox = join(stack.dataDir, 'outbox')
  const files = (await readdir(outbox)).filter((name) => name.includes('public-change-'))
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

test('finding F7: editors open the CMS from the desk; a new helpline stays one draft, says who confirms it, and goes public when they did', {
  tag: '@desktop',
}, async ({ page, browser, request, isMobile }) => {
  test.skip(isMobile, 'the same script')
  test.setTimeout(240_000)
  const [asha, bala] = [`Asha ${randomUUID().slice(0, 8)}`, `Bala ${randomUUID().slice(0, 8)}`]
  const name = `Helpline of ${asha}`
  const theirs = await (await browser.newContext()).newPage()
  const owner = await openCms(theirs, { roles: ['owner'], name: bala })
  await openCms(page, { roles: ['editor'], name: asha })
  const admin = new URL(page.url()).origin

  await page.goto(`${admin}/admin${LINES}/create`)
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel(/^Number as shown/).fill('1800 000 001')
  await page.getByLabel(/^Number as dialled/).fill('1800000001')
  await page.getByRole('combobox', { name: /^Kind/ }).click()
  await page.getByRole('option', { name: 'talk' }).click()
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  // A notice, not an alert: nothing failed.
  const notice = page.getByRole('status').filter({ hasText: 'Saved, but not public yet' })
  await expect(notice).toContainText(/a second person has to confirm it\. Ask .* to confirm it/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  // It has an address of its own now: pressed again, the same draft is saved.
  await expect(page).toHaveURL(/crisis-line\/[a-z0-9]{24}(\?|$)/)
  const id = /crisis-line\/([a-z0-9]{24})/.exec(page.url())?.[1] ?? ''
  try {
    const panel = page.getByRole('complementary').filter({ hasText: 'Second person' })
    await expect(panel).toContainText('Not public yet: Name')
    await expect(panel).toContainText(/Ask .* to confirm it on the page "To confirm"/)
    const again = page.waitForResponse((answer) => answer.url().includes('/actions/publish'))
    await publish.click()
    expect(new URL((await again).url()).pathname).toBe(`${LINES}/${id}/actions/publish`)

    await theirs.getByRole('navigation').getByRole('link', { name: 'To confirm' }).click()
    const entry = theirs.getByRole('link', { name })
    await expect(entry).toHaveCount(1)
    expect(await (await request.get('/crisis')).text()).not.toContain(name)
    await theirs.getByRole('button', { name: `Confirm and publish: ${name}` }).click()
    await expect(theirs.getByText(`Public now: ${name}`)).toBeVisible()
    await expect(entry).toHaveCount(0)
    await expect.poll(async () => (await request.get('/crisis')).text()).toContain(name)
    const [mail = ''] = await mailsTo(owner)
    expect(mail).toContain(name)
    expect(mail).toContain(asha)
  } finally {
    await (await contentAdmin()).remove('crisis-line', id)
    await theirs.context().close()
  }
})

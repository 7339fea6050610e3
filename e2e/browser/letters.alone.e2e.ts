import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentAdmin } from '../stack/content-admin.ts'
import { stack } from '../stack/shared-stack.ts'
import { CMS_STARTS, openInContent } from './content-page.ts'
import { expect, test } from './test.ts'

const TITLE = 'A letter for the try-out'

test('an editor previews the mail of a letter, learns what it reveals, and sends it to themselves', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script, and the CMS counts sign-ins')
  test.setTimeout(180_000)
  const admin = await contentAdmin()
  // Years ahead: it is never mailed.
  const letter = { title: TITLE, date: '2031-01-01', summary: 'On mental load.', content: 'Dear reader.' }
  const id = await admin.createAndPublish('newsletter', letter)
  try {
    await openInContent(page, '/letters')
    await expect(page.getByRole('heading', { name: 'Letters', level: 1 })).toBeVisible({
      timeout: CMS_STARTS,
    })

    // The newest date comes first.
    await page.getByRole('button', { name: 'Preview the email' }).first().click()
    const mail = page.frameLocator(`iframe[title="The email: ${TITLE}"]`)
    await expect(mail.getByRole('heading', { name: TITLE })).toBeVisible({ timeout: CMS_STARTS })
    await expect(mail.getByRole('link', { name: 'Read the letter' })).toBeVisible()
    await expect(page.getByText('Leave out: mental.')).toBeVisible()

    await page.getByRole('button', { name: 'Send a test to myself' }).first().click()
    await expect(page.getByText('A test is on its way to editor@example.org.')).toBeVisible({
      timeout: CMS_STARTS,
    })
    const outbox = join(stack.dataDir, 'outbox')
    const [file = ''] = (await readdir(outbox)).filter((name) => name.includes(`newsletter-test-${id}`))
    const raw = await readFile(join(outbox, file), 'utf8')
    expect(raw).toContain('To: editor@example.org')
    expect(raw).toContain(`Subject: Test: ${TITLE}`)
    expect(raw).not.toContain('List-Unsubscribe')
  } finally {
    await admin.remove('newsletter', id)
  }
})

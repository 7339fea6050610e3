import { contentAdmin } from '../stack/content-admin.ts'
import { CMS_STARTS, openInContent } from './content-page.ts'
import { expect, test } from './test.ts'

const NAME = 'Ira Namboodiri'

test('D48: an editor finds a sample in the list, confirms it, and the mark leaves the list and the site', {
  tag: '@desktop',
}, async ({ page, isMobile, request }) => {
  test.skip(isMobile, 'the same script, and the CMS counts sign-ins')
  test.setTimeout(180_000)
  const admin = await contentAdmin()
  const id = await admin.createAndPublish('team', {
    name: NAME,
    specialization: 'Sleep and worry',
    description: 'Listens to people who lie awake.',
    department: 'Expressive Arts Therapy',
    isSample: true,
    order: 99,
  })
  try {
    const MARK = 'Sample profile, not a real person'
    const card = async () => {
      const html = await (await request.get('/team')).text()
      return html.split(NAME)[1]?.slice(0, 600) ?? 'not there'
    }
    await expect.poll(card).toContain(MARK)

    await openInContent(page, '/samples')
    await expect(page.getByRole('heading', { name: 'Samples', level: 1 })).toBeVisible({
      timeout: CMS_STARTS,
    })
    await expect(page.getByText(/^Still to confirm: \d+$/)).toBeVisible()
    // Parts of the settings are named by their place.
    await expect(page.getByText(/^Certificates, 2: /)).toBeVisible()
    await page.getByRole('link', { name: NAME }).click()
    const isSample = page.getByLabel('This is a sample')
    await expect(isSample).toBeVisible({ timeout: CMS_STARTS })
    await isSample.uncheck({ force: true })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published document')).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Samples' }).click()
    await expect(page.getByRole('heading', { name: 'Samples', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Person|Team/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(0)
    await expect.poll(card).not.toContain(MARK)
    expect(await card()).not.toBe('not there')
  } finally {
    await admin.remove('team', id)
  }
})

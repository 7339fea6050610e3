import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { part } from './profile-page.ts'
import { query, signIn, storeMember, storeMoodsOf, storeStress } from './stored-member.ts'
import { expect, test } from './test.ts'

/** A member with two moods and two results, on My data. */
async function openMyData(page: Page) {
  const member = await storeMember()
  await storeMoodsOf(member.id, [
    { ago: 0, mood: 'OKAY' },
    { ago: 1, mood: 'BAD', note: 'A long day.' },
  ])
  await storeStress(member.id, [
    { ago: 40, total: 12 },
    { ago: 20, total: 18 },
  ])
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  const row = (title: string) =>
    part(page, 'What we may keep').getByRole('listitem').filter({ hasText: title })
  const left = async () => {
    const [counts] = await query<{ moods: number; results: number; open: number }>(
      `select (select count(*)::int from moods where member_id = $1) as moods,
              (select count(*)::int from assessments where member_id = $1) as results,
              (select count(*)::int from consents where member_id = $1 and withdrawn_at is null) as open`,
      [member.id],
    )
    return counts
  }
  return { row, left }
}

test('D55 stop and erase: nothing is chosen beforehand, and of that purpose alone nothing is left', async ({
  page,
}) => {
  const { row, left } = await openMyData(page)
  const takeBack = row('Keep my moods').getByRole('button', { name: 'Take it back' })
  await takeBack.click()
  const question = page.getByRole('dialog', { name: 'Take back “Keep my moods”?' })
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await question.getByRole('button', { name: 'Take it back' }).click()
  await expect(question.getByRole('alert')).toHaveText('Choose one of the three.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(takeBack).toBeFocused()
  expect(await left()).toEqual({ moods: 2, results: 2, open: 2 })

  await takeBack.click()
  await question.getByRole('radio', { name: 'Stop and erase', exact: true }).check()
  await page.route('**/members/me/consents/moods', (route) => route.abort())
  await question.getByRole('button', { name: 'Take it back and erase' }).click()
  await expect(question.getByRole('alert')).toContainText('We got no answer')
  await page.unroute('**/members/me/consents/moods')
  await question.getByRole('button', { name: 'Take it back and erase' }).click()
  await expect(row('Keep my moods').getByRole('status').first()).toContainText('What was kept is erased')
  expect(await left()).toEqual({ moods: 0, results: 2, open: 1 })
})

test('D55 download, then erase: without the file nothing is erased', async ({ page }) => {
  const { row, left } = await openMyData(page)
  await row('Keep my assessments').getByRole('button', { name: 'Take it back' }).click()
  const question = page.getByRole('dialog', { name: 'Take back “Keep my assessments”?' })
  await question.getByRole('radio', { name: 'Download, then erase' }).check()
  await question.getByRole('button', { name: 'Take it back and erase' }).click()
  await expect(question.getByRole('alert')).toHaveText('Download your file first, or choose another way.')
  expect(await left()).toEqual({ moods: 2, results: 2, open: 2 })
  await page.route('**/members/me/export', (route) =>
    route.fulfill({
      contentType: 'application/zip',
      headers: { 'content-disposition': 'attachment; filename="pulli.zip"' },
      body: 'PK',
    }),
  )
  const file = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download everything' }).click()
  await file
  await question.getByRole('button', { name: 'Take it back and erase' }).click()
  await expect(question).toHaveCount(0)
  expect(await left()).toEqual({ moods: 2, results: 0, open: 1 })
})

test('D55 all moods are erased, and the consent stays', async ({ page }) => {
  const { row, left } = await openMyData(page)
  await row('Keep my moods').getByRole('button', { name: 'Erase all moods' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Your agreement stays as it is.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' }).click()
  await expect(row('Keep my moods').getByRole('status').first()).toHaveText(
    'All your moods and notes are erased.',
  )
  await expect(row('Keep my moods').getByRole('button', { name: 'Erase all moods' })).toBeFocused()
  expect(await left()).toEqual({ moods: 0, results: 2, open: 2 })
})

for (const [what, arrives] of [
  ['did not arrive', false],
  ['arrived, and its answer did not', true],
] as const) {
  test(`D55 a withdrawal that ${what} is reported in the row, even after the question was closed`, async ({
    page,
  }) => {
    const { row, left } = await openMyData(page)
    const moods = row('Keep my moods')
    await moods.getByRole('button', { name: 'Take it back' }).click()
    const question = page.getByRole('dialog', { name: 'Take back “Keep my moods”?' })
    await question.getByRole('radio', { name: 'Stop and erase', exact: true }).check()
    const closed = Promise.withResolvers<void>()
    await page.route('**/members/me/consents/moods', async (route) => {
      if (arrives) await route.fetch()
      await closed.promise
      await route.abort()
    })
    await question.getByRole('button', { name: 'Take it back and erase' }).click()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    closed.resolve()
    if (arrives) {
      await expect(moods.getByRole('alert')).toContainText(
        'It is taken back. We got no answer about the erasing',
      )
      await expect(moods).toContainText(/You took it back on \d+ \w+\./)
      await expect(moods.getByRole('button', { name: 'Agree' })).toBeVisible()
      expect(await left()).toEqual({ moods: 0, results: 2, open: 1 })
    } else {
      await expect(moods.getByRole('alert')).toContainText('We got no answer')
      await expect(moods.getByRole('button', { name: 'Take it back' })).toBeVisible()
      expect(await left()).toEqual({ moods: 2, results: 2, open: 2 })
    }
  })
}

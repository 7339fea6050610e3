import { button, card, field, openPlan } from './safety-plan-page.ts'
import { expect, test } from './test.ts'

const LONG = 'A line that a person wrote slowly, on a calm day, for another day. '.repeat(9).slice(0, 600)

for (const [what, text] of [
  ['no words', ''],
  ['few words', 'Kun Faya Kun'],
  ['all the words that fit', LONG],
] as const) {
  test(`a plan with ${what} prints on one page, with nothing else on it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPlan(page)
    for (const name of [
      'Signs that a bad time is coming',
      'What I can do alone',
      'People and places that take my mind off it',
      'Making my surroundings safer',
      'What is worth living for',
    ])
      if (text) await field(page, name).fill(text)
    if (text === LONG) {
      for (let row = 0; row < 4; row++) {
        await button(page, 'Add a person').first().click()
        await field(page, 'Name').nth(row).fill('A name as long as names are in this country')
        await field(page, 'Phone number').nth(row).fill('+91 98450 00000')
      }
    }
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(card(page)).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'form', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
}

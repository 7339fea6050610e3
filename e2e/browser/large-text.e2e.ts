import { enlargeText, expectToFit, withoutTypefaces } from './enlarged-text.ts'
import { signIn, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

// The pages that every visitor sees are looked at in `every-page.e2e.ts`.
test('WCAG 1.4.4 in text of twice the size no page of the dashboard is wider than the screen, and no word is cut, also before the typefaces are there', async ({
  page,
}) => {
  const expectItToFit = async (address: string) => {
    await enlargeText(page)
    await expectToFit(page, address)
    await withoutTypefaces(page, () => expectToFit(page, `${address}, before the typefaces are there`))
  }
  await page.goto('/dashboard/login')
  await expectItToFit('/dashboard/login')
  const member = await storeMember()
  const moods = [
    { ago: 40, mood: 'GREAT' },
    { ago: 0, mood: 'OKAY' },
  ] as const
  await storeMoodsOf(member.id, moods)
  await signIn(page, member)
  for (const [address, heading] of [
    ['/dashboard/assessment', 'Anxiety'],
    ['/dashboard/media', 'Rain on a tin roof'],
    ['/dashboard/mood-tracker', 'Month by month'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectItToFit(address)
  }
})

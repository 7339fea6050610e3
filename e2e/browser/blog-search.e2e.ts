import { cards, FIRST_SESSION, panel, SLEEP } from './blog-list.ts'
import { expect, test } from './test.ts'

const SEARCHES = [
  ['a title', 'first session', FIRST_SESSION],
  ['a summary', 'failure of will', SLEEP],
  ['a word that appears only in the body', 'caffeine', SLEEP],
  ['a word with a letter missing', 'cafeine', SLEEP],
  ['a word with two letters in the other order', 'slepe', SLEEP],
  ['two words with a letter missing each', 'frst sesion', FIRST_SESSION],
  ['the beginning of a word', 'caff', SLEEP],
  ['words in capitals', 'FIRST SESSION', FIRST_SESSION],
  ['a word in Devanagari', 'नींद', SLEEP],
  ['a word in Devanagari without its dots below', 'कागज', SLEEP],
] as const

test('BLG-03 the search finds words of titles, summaries and bodies, and forgives how they are typed', async ({
  page,
}) => {
  // Ten pages, one after another.
  test.setTimeout(90_000)
  for (const [what, words, title] of SEARCHES) {
    await page.goto(`/blog-grid?${new URLSearchParams({ q: words })}`)
    await expect(cards(page).getByRole('link', { name: title }), what).toBeVisible()
  }
})

test('BLG-03 a search leads to an address that can be shared', async ({ page, context }) => {
  await page.goto('/blog-grid')
  const box = panel(page).getByRole('searchbox', { name: 'Search' })
  await box.fill('first session')
  await box.press('Enter')
  await expect(page).toHaveURL('/blog-grid?q=first+session')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: first session')
  await expect(box).toHaveValue('first session')
  await page.waitForLoadState()
  const found = await cards(page).getByRole('heading').allInnerTexts()
  expect(found).toContain(FIRST_SESSION)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(cards(other).getByRole('heading')).toHaveText(found)
})

test('BLG-03 a search in Devanagari matches summaries, and shows them in our font', async ({ page }) => {
  await page.goto(`/blog-grid?${new URLSearchParams({ q: 'धड़कने' })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: धड़कने')
  await expect(cards(page).getByRole('heading', { name: 'When panic comes' })).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  await browser.send('CSS.enable')
  // The browser of the tests has no Devanagari of its own, and shows boxes until ours has come.
  const familiesOfTitle = async () => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName).sort()
  }
  await expect.poll(familiesOfTitle).toEqual(['Anek Devanagari Medium', 'Fraunces'])
})

test('BLG-03 a search that finds nothing says so and leads back to all', async ({ page }) => {
  await page.goto('/blog-grid?q=xylophonequux')
  await expect(page.getByRole('heading', { name: 'Nothing found.' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All blogs' }).last().click()
  await expect(page).toHaveURL('/blog-grid')
})

test('BLG-03 the search term is escaped', async ({ page }) => {
  const words = '<img src=x onerror=alert(1)> "quoted" & more'
  await page.goto(`/blog-grid?${new URLSearchParams({ q: words })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search: ${words}`)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})

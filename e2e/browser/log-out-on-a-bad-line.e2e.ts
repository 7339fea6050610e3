import { answerWith, beMember, done } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { storeNames } from './kept-in-browser.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a phone is where the line breaks')

test('STA-04 a logout is whole where the code of its words does not come', async ({ page }) => {
  await beMember(page)
  await answerWith(page, '/auth/logout', done({}))
  await page.route('**/assets/toasts-*.js', (route) => route.abort())
  await page.goto('/dashboard/stress-assessment')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('dashboard-user'))).toBeNull()
})

test('D40 keys that come between a logout and the next page leave no store behind', async ({ page }) => {
  await beMember(page)
  await answerWith(page, '/auth/logout', done({}))
  const keys = [Buffer.alloc(32).toString('base64')]
  await answerWith(page, '/members/me/sealing-keys', done({ keys }))
  const answer = await holdBack(page, '**/members/me/sealing-keys')
  const goHome = await holdBack(page, '/')
  await page.goto('/dashboard/stress-assessment')
  await expect.poll(() => storeNames(page)).toEqual(['pulli-device'])
  await page.getByRole('button', { name: 'Menu' }).click()
  // The page looks itself: while it waits for the next one, a test cannot.
  const left = page.evaluate(async () => {
    const stores = async () => (await indexedDB.databases()).map(({ name }) => name)
    const until = async (isSo: () => boolean | Promise<boolean>) => {
      while (!(await isSo())) await new Promise(requestAnimationFrame)
    }
    const isAnswered = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sealing-keys'))
    await until(async () => localStorage.getItem('authenticated') === null && (await stores()).length === 0)
    const before = isAnswered()
    console.log('forgotten')
    await until(isAnswered)
    // The keys take the same steps, and began before: they are imported, and would be stored.
    for (let time = 0; time < 3; time++) {
      await (await fetch('/robots.txt', { cache: 'no-store' })).text()
      await crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-GCM', false, ['encrypt'])
      await stores()
    }
    return { before, stores: await stores() }
  })
  const forgotten = page.waitForEvent('console', (message) => message.text() === 'forgotten')
  await page.getByRole('button', { name: 'Log out' }).click()
  await forgotten
  answer()
  expect(await left).toEqual({ before: false, stores: [] })
  goHome()
  await expect(page).toHaveURL('/')
  expect(await storeNames(page)).toEqual([])
})

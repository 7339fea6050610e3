import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

test('GAL-02 GAL-04 six pictures; the arrow over one leads to a larger view, which closes again', async ({
  page,
  isMobile,
}) => {
  await page.goto('/photo-gallery')
  await expect(page).toHaveTitle(/Seminar/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  const pictures = page.getByRole('main').getByRole('link', { name: /View larger/ })
  await expect(pictures).toHaveCount(6)
  const second = pictures.nth(1)
  const caption = second.locator('.gallery__overlay')
  if (!isMobile) {
    await expect(caption).toHaveCSS('opacity', '0')
    await second.hover()
  }
  await expect(caption).toHaveCSS('opacity', '1')
  await second.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const larger = dialog.locator('img')
  await expect.poll(() => larger.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close the picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
})

test('GAL-03 a ring follows a mouse, and only where motion is wanted', async ({ page, isMobile }) => {
  const ring = page.locator('.follower')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/photo-gallery')
  await expect(ring).toBeAttached()
  await page.mouse.move(200, 300)
  await expect(ring).toBeHidden()
  if (isMobile) return
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.mouse.move(300, 300)
  await expect(ring).toBeVisible()
  await page.mouse.move(640, 480)
  const middle = async () => {
    const box = await ring.boundingBox()
    return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  }
  await expect.poll(middle).toEqual([640, 480])
})

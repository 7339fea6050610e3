import type { Page } from '@playwright/test'
import { consultationBody } from '../consultation-body.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { isOn, menu, open } from './dashboard-page.ts'
import { answerLowerSections, answerWith, done } from './fake-member.ts'
import { spaceBetween } from './space-between.ts'
import { signIn, storeMember } from './stored-member.ts'
import { expect, test } from './test.ts'

/** What a style is, of the first element that a selector finds, or of a pseudo-element of it. */
const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const)

test('design 5 the page takes the room of a collapsed sidebar, and a press on a control leaves it as it is', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'there the sidebar covers the page')
  await open(page)
  await isOn(page)
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  const main = page.locator('.dash__content')
  const left = async () => (await main.boundingBox())?.x ?? 0
  const before = await left()
  await page
    .locator('.score__action a')
    .first()
    .evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
  await page.locator('.score__action a').first().click()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(left).toBeLessThan(before)
  // Both in one look: the sidebar may still be on its way.
  const gap = () =>
    page.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return (of('.dash__content')?.left ?? 0) - (of('.rail')?.right ?? 0)
    })
  await expect.poll(gap).toBe(0)
})

test('design 6 a corrected form shows no old error, and says what comes next', async ({ page }) => {
  await page.goto('/')
  const form = consultationForm(page)
  await form.send.click()
  await expect(form.faults.first()).toBeVisible()
  await expect(form.restore).toHaveCount(0)
  const filled = consultationBody()
  await fillIn(form, filled)
  await expect(page.locator('.consult .field__err')).toHaveCount(0)
  await form.send.click()
  await expect(form.success).toBeVisible()
  await expect(form.success).toContainText('calls you in our working hours')
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
})

test('design 11 numbers to call are in the text face and bold, and no headline is set in hairlines', async ({
  page,
}) => {
  await page.goto('/crisis')
  expect(await styleOf(page, '.calls__number', 'font-family')).toMatch(/^"Anek Latin/)
  expect(await styleOf(page, '.calls__number', 'font-weight')).toBe('600')
  // The typeface of headlines has one optical size, 40: asking for another changes nothing.
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    const line = document.createElement('span')
    line.textContent = document.querySelector('h1')?.textContent ?? ''
    document.querySelector('h1')?.replaceChildren(line)
    return ['9', '40', '144'].map((size) => {
      line.style.setProperty('font-variation-settings', `'opsz' ${size}`)
      return line.getBoundingClientRect().width
    })
  })
  expect(widths[0]).toBeGreaterThan(0)
  expect(new Set(widths).size).toBe(1)
  await page.goto('/contact')
  expect(await styleOf(page, '.contact__name', 'font-family')).toMatch(/^"Anek Latin/)
  expect(await styleOf(page, '.contact__name', 'font-weight')).toBe('600')
})

test('design 12 the first picture of the blog list is as fine as it is large', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog-grid')
    const image = page.locator('.post--lead img')
    await expect(image).toHaveJSProperty('complete', true)
    const [chosen, painted] = await image.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.getBoundingClientRect().width,
    ])
    // `naturalWidth` is the width that `sizes` promises.
    expect(chosen, String(width)).toBeGreaterThanOrEqual((painted ?? 0) - 2)
  }
})

test('design 13 in text of twice the size the top bar of the dashboard scrolls away', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide bar keeps to one row')
  await signIn(page, await storeMember())
  await page.goto('/dashboard/mood-tracker')
  const bar = page.locator('.dtop')
  await expect(page.getByRole('grid', { name: /Your moods in/ })).toBeVisible()
  const topAfterScrolling = async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    return (await bar.boundingBox())?.y
  }
  expect(await topAfterScrolling()).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  expect(await topAfterScrolling()).toBeLessThan(-100)
})

test('with reduced motion a change of style takes no frame, however many elements it changes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/programs')
  const [before, after] = await page.evaluate(() => {
    const { documentElement } = document
    const before = documentElement.scrollHeight
    documentElement.style.fontSize = '32px'
    return [before, documentElement.scrollHeight] as const
  })
  expect(after).toBeGreaterThan(before * 1.5)
})

test('design 14 forced colours keep the wordmark, the tabs and the slider apart from their ground', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/programs')
  const ground = await styleOf(page, 'body', 'background-color')
  expect(await styleOf(page, '.brand__dot', 'background-color', '::before')).not.toBe(ground)
  const lines = await page
    .locator('.billing__option')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(lines.filter((line) => line !== ground)).toHaveLength(1)
  await signIn(page, await storeMember())
  await page.goto('/dashboard/mood-tracker')
  await expect(page.locator('.slide').first()).toBeVisible()
  expect(await styleOf(page, '.slide', 'forced-color-adjust', '::before')).toBe('none')
  expect(await styleOf(page, '.slide', 'background-image', '::before')).toContain('radial-gradient')
})

test('design 16 a row of a recording is low on a phone, and tells more when it is asked', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide row has room beside its picture')
  await page.goto('/arts-audio')
  const rows = page.locator('.track')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  for (const height of heights) expect(height).toBeLessThanOrEqual(150)
  const about = rows.first().locator('details')
  await expect(about.locator('p')).toBeHidden()
  await about.getByText('About this sound').click()
  await expect(about.locator('p')).toBeVisible()
})

test('design 18 all digits of the code are visible, each above its dot, and the text below stays in the column', {
  tag: '@desktop',
}, async ({ page }) => {
  await answerLowerSections(page)
  await answerWith(page, '/auth/login-request', done({}))
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const field = page.getByLabel('One-time code')
  await field.fill('888888')
  const measured = await field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input)
    const size = Number.parseFloat(style.fontSize)
    const digit = document.createElement('span')
    digit.style.cssText = `font:${style.fontWeight} ${style.fontSize} ${style.fontFamily};font-variant-numeric:tabular-nums;position:absolute`
    digit.textContent = '8888888888'
    document.body.append(digit)
    const width = digit.getBoundingClientRect().width / 10
    digit.remove()
    const dot = Number.parseFloat(style.backgroundSize)
    return {
      pitch: width + Number.parseFloat(style.letterSpacing),
      dots: style.backgroundSize.includes('em') ? dot * size : dot,
      firstDigit: Number.parseFloat(style.paddingLeft) + width / 2,
      left: Number.parseFloat(style.paddingLeft),
      sixth: Number.parseFloat(style.paddingLeft) + 6 * width + 5 * Number.parseFloat(style.letterSpacing),
      room: input.clientWidth,
    }
  })
  expect(measured.pitch).toBeCloseTo(measured.dots, 0)
  expect(Math.abs(measured.firstDigit - measured.dots / 2)).toBeLessThan(2)
  expect(measured.left).toBeGreaterThan(4)
  expect(measured.sixth).toBeLessThanOrEqual(measured.room)
  const [resend, column] = await page.getByRole('button', { name: /Resend/ }).evaluate((button) =>
    [button, document.querySelector('.sign-in__form')].map((element) => {
      const { left = Number.NaN, right = Number.NaN } = element?.getBoundingClientRect() ?? {}
      return { left, right }
    }),
  )
  expect(resend?.left).toBeGreaterThanOrEqual(column?.left ?? Number.NaN)
  expect(resend?.right).toBeLessThanOrEqual(column?.right ?? Number.NaN)
})

test('design 19 on a phone there is space between the tabs and the first plan', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a wide page the bar of a column meets the tabs')
  await page.goto('/programs')
  expect(await spaceBetween(page, '.billing', '.plans')).toBeGreaterThanOrEqual(16)
})

/** Mean luminance of what is painted, 0 to 1. */
async function luminanceOf(page: Page, selector: string) {
  const element = page.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  await expect(element).toHaveJSProperty('complete', true)
  const bytes = [...(await element.screenshot())]
  return page.evaluate(async (png) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(png)]))
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    canvas?.drawImage(picture, 0, 0)
    const { data } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    const linear = (at: number) => {
      const part = (data[at] ?? 0) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    let sum = 0
    for (let at = 0; at < data.length; at += 4) {
      sum += 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2)
    }
    return sum / (data.length / 4)
  }, bytes)
}

test('design 20 in the dark no picture is a bright slab, and the map is dark', { tag: '@desktop' }, async ({
  page,
}) => {
  // A picture may change its colours in a transition.
  const luminance = (selector: string) => expect.poll(() => luminanceOf(page, selector))
  await page.goto('/contact')
  await luminance('.map img').toBeGreaterThan(0.5)
  await page.emulateMedia({ colorScheme: 'dark' })
  await luminance('.map img').toBeLessThan(0.15)
  await page.goto('/blog-grid')
  await luminance('.post--lead img').toBeLessThan(0.4)
})

test('design 21 the numbers of the crisis page print on two sheets at most', async ({ page }) => {
  await page.goto('/crisis')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2)
})

test('the headline of the app page keeps its distance from the words below', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/download-app')
  expect(await spaceBetween(page, '.get-app h1', '.get-app .lead')).toBeGreaterThanOrEqual(12)
})

import { expect, test } from 'vitest'
import { drawShareImage } from './draw-share-image.ts'
import { pageOfShareImage, shareImageAddress } from './share-image.ts'

const image = { title: 'Team', brand: 'Pulli', seed: '/team' }

test('the address of a picture leads back to its page', () => {
  for (const seed of ['/', '/team', '/single-blog/pn3x8q9'])
    expect(pageOfShareImage(shareImageAddress({ ...image, seed }).replace(/\?.*/, ''))).toBe(seed)
})

test('another title or another brand is another address', () => {
  const all = [image, { ...image, title: 'People' }, { ...image, brand: 'Kolam' }].map(shareImageAddress)
  expect(new Set(all).size).toBe(3)
})

test.each(['/og/.png', '/og/a/b/c.png', '/og/team.svg', '/og/team%2F..png', '/team.png'])(
  '%s is no picture',
  (address) => expect(pageOfShareImage(address)).toBeUndefined(),
)

test('letters are outlines, so the picture needs no font where it is made', async () => {
  const svg = await drawShareImage({ ...image, title: 'जब नींद नहीं आती & <why>' })
  expect(svg).not.toMatch(/<text|<why>/)
  expect(svg).toMatch(/^<svg width="1200" height="630"/)
})

test.each([
  ['Sleep 😴 well', 'Sleep well'],
  ['🧘🏽‍♀️ Breathe', 'Breathe'],
  ['For 🇮🇳 all ❤️', 'For all'],
  ['1️⃣ step', '1 step'],
])('finding field C11: “%s” is drawn as “%s”, without an empty box', async (title, drawn) => {
  expect(await drawShareImage({ ...image, title })).toBe(await drawShareImage({ ...image, title: drawn }))
})

test('a Hindi title keeps the signs that join its letters, and a mark keeps its letter', async () => {
  const drawn = (title: string) => drawShareImage({ ...image, title })
  expect(await drawn('क्\u200Dष')).not.toBe(await drawn('क् ष'))
  expect(await drawn('Pulli™')).not.toBe(await drawn('Pulli'))
})

import { expect, test } from 'vitest'
import { imageSources } from './image-sources.ts'

const photo = { url: '/uploads/photo_abc.png', alternativeText: 'A door', width: 800, height: 500 }

test('the widths of the image route are offered up to that of the original, AVIF before WebP', () => {
  const { sources, ...rest } = imageSources(photo, '100vw')
  expect(rest).toEqual({
    src: '/uploads/photo_abc.png',
    alt: 'A door',
    sizes: '100vw',
    width: 800,
    height: 500,
  })
  expect(sources).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/img/320/photo_abc.png.avif 320w, /img/480/photo_abc.png.avif 480w, /img/720/photo_abc.png.avif 720w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/img/320/photo_abc.png.webp 320w, /img/480/photo_abc.png.webp 480w, /img/720/photo_abc.png.webp 720w',
    },
  ])
})

test('a picture narrower than every width, a drawing, and a file from elsewhere are shown as they are', () => {
  expect(imageSources({ ...photo, width: 200 }, '10vw').sources).toEqual([])
  expect(imageSources({ ...photo, url: '/uploads/a.svg' }, '10vw').sources).toEqual([])
  expect(imageSources({ ...photo, url: 'https://files.example/a.png' }, '10vw')).toMatchObject({
    src: 'https://files.example/a.png',
    sources: [],
  })
})

test('a picture of unknown size gets every width and no size', () => {
  const { sources, width } = imageSources({ url: '/uploads/a.png' }, '10vw')
  expect(sources[0]?.srcSet).toContain('/img/1600/a.png.avif 1600w')
  expect(width).toBeUndefined()
})

test('a picture without words is decoration', () => {
  expect(imageSources({ url: '/uploads/a.png' }, '10vw').alt).toBe('')
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { type EncodeJob, encodeImage } from './encode-image.ts'
import { images } from './images.ts'
import { imagePregeneration } from './pregenerate-images.ts'

interface Ways {
  encode?: () => Promise<void>
  fetched?: () => Promise<void>
  isAway?: boolean
}

/** Pictures of one upload, `lamp.png`, and the pregenerated ones. */
async function lamp({ encode, fetched, isAway = false }: Ways = {}) {
  const home = mkdtempSync(join(tmpdir(), 'pulli-ahead-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const source = join(home, 'lamp.png')
  await sharp({ create: { width: 960, height: 720, channels: 3, background: '#0a5860' } }).toFile(source)
  const folder = join(home, 'images')
  const pictures = images({
    cache: diskCache(folder, { reservedBytes: 0 }),
    uploads: {
      async find(name) {
        if (isAway) throw new ContentUnavailable('/uploads')
        await fetched?.()
        if (name !== 'lamp.png') return undefined
        return { path: source, sizeBytes: 1, modifiedAt: 1_000, version: 'v1' }
      },
    },
    encode: encodeImage,
  })
  const orders: string[] = []
  const ahead = imagePregeneration({
    images: pictures,
    encoder: {
      async run({ width, format, path }: EncodeJob) {
        orders.push(`${width}.${format}`)
        await encode?.()
        await sharp(source).toFormat(format).toFile(path)
      },
      end: () => undefined,
    },
  })
  const made = () => readdirSync(folder).toSorted()
  return { pictures, ahead, orders, made }
}

test('missing images are generated once each, AVIF before WebP', async () => {
  const { pictures, ahead, orders, made } = await lamp()
  await pictures.find('320/lamp.png.avif')
  const named = ['320/lamp.png.webp', '320/lamp.png.avif', '720/lamp.png.avif', '720/gone.png.avif']
  expect(await ahead.make(named)).toBe(2)
  expect(orders).toEqual(['720.avif', '320.webp'])
  expect(made()).toEqual(['320-lamp.png.avif', '320-lamp.png.webp', '720-lamp.png.avif'])
  expect(await ahead.make(named)).toBe(0)
})

test('no more widths are made ahead than pages may ask for', async () => {
  const { ahead, orders } = await lamp()
  expect(await ahead.make(['333/lamp.png.avif', '320/../lamp.png.avif', '320/lamp.png.png'])).toBe(0)
  expect(orders).toEqual([])
})

test('a requested picture has priority', async () => {
  const asking = Promise.withResolvers<void>()
  const turn = Promise.withResolvers<void>()
  const fetched = () => {
    asking.resolve()
    return turn.promise
  }
  const { pictures, ahead, orders } = await lamp({ fetched })
  const asked = pictures.find('1080/lamp.png.webp').then(() => orders.push('asked'))
  await asking.promise
  const made = ahead.make(['320/lamp.png.webp'])
  turn.resolve()
  await Promise.all([asked, made])
  expect(orders).toEqual(['asked', '320.webp'])
})

test('a newer list replaces the current one, and rest ends it', async () => {
  const turn = Promise.withResolvers<void>()
  const { ahead, orders } = await lamp({ encode: () => turn.promise })
  const older = ahead.make(['320/lamp.png.webp', '480/lamp.png.webp'])
  await expect.poll(() => orders.length).toBe(1)
  const newer = ahead.make(['720/lamp.png.webp'])
  turn.resolve()
  expect([await older, await newer]).toEqual([undefined, 1])
  expect(orders).toEqual(['320.webp', '720.webp'])
  const ended = ahead.make(['1080/lamp.png.webp'])
  ahead.stop()
  expect(await ended).toBeUndefined()
})

test('one that fails does not keep the others, and leaves nothing behind', async () => {
  let turn = 0
  const encode = async () => {
    if (++turn === 1) throw new Error('a cut picture')
  }
  const { ahead, made } = await lamp({ encode })
  expect(await ahead.make(['320/lamp.png.webp', '480/lamp.png.webp'])).toBe(1)
  expect(made()).toEqual(['480-lamp.png.webp'])
})

test('without the content service no second picture is tried', async () => {
  const { ahead, orders } = await lamp({ isAway: true })
  expect(await ahead.make(['320/lamp.png.webp', '480/lamp.png.webp'])).toBeUndefined()
  expect(orders).toEqual([])
})

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { encodeImage } from './encode-image.ts'
import { images } from './images.ts'
import type { Upload } from './uploads.ts'

test('finding operator 4: an image stays until its successor is there, and is encoded again only for new bytes', async () => {
  const home = mkdtempSync(join(tmpdir(), 'pulli-images-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const path = join(home, 'lamp.png')
  const paint = (background: string) =>
    sharp({ create: { width: 960, height: 720, channels: 3, background } }).toFile(path)
  await paint('#ffffff')
  let upload: Upload | 'down' = { path, sizeBytes: 1, modifiedAt: 1_000, version: 'v1' }
  const pictures = images({
    cache: diskCache(join(home, 'images'), { reservedBytes: 0 }),
    uploads: {
      find: async () => {
        if (upload === 'down') throw new ContentUnavailable('/uploads')
        return upload
      },
    },
    encode: encodeImage,
  })
  const find = async () => {
    const found = await pictures.find('320/lamp.png.webp')
    if (!found || 'original' in found) return expect.fail('no image')
    const [channel] = (await sharp(found.path).stats()).channels
    const { ino } = statSync(found.path)
    return { version: found.version, ino, isWhite: (channel?.mean ?? 0) > 200 }
  }
  const first = await find()
  expect(first).toMatchObject({ version: 'v1', isWhite: true })
  upload = { ...upload, version: 'v2' }
  expect(await find()).toEqual({ ...first, version: 'v2' })
  upload = 'down'
  expect(await find()).toEqual({ ...first, version: undefined })
  await paint('#000000')
  upload = { path, sizeBytes: 1, modifiedAt: 2_000, version: 'v3' }
  expect(await find()).toMatchObject({ version: 'v3', isWhite: false })
})

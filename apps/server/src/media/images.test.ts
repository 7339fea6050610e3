import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { images } from './images.ts'

test('a file is read at once while many pictures are being made', async () => {
  const home = mkdtempSync(join(tmpdir(), 'pulli-images-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const size = { width: 480, height: 360 }
  const source = join(home, 'noise.png')
  await sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } }).toFile(source)
  const script = join(home, 'script.js')
  await writeFile(script, 'export {}')
  const pictures = images({
    cache: diskCache(join(home, 'images'), { reservedBytes: 0 }),
    uploads: { fetch: async () => source },
  })
  let made = 0
  const all = IMAGE_WIDTHS.toReversed().map((width) =>
    pictures.find(`${width}/noise.png.avif`).then(() => {
      made += 1
    }),
  )
  await setTimeout(50)
  const before = made
  await readFile(script)
  expect(made - before, 'pictures that the file waited for').toBeLessThan(2)
  await Promise.all(all)
  expect(made).toBe(IMAGE_WIDTHS.length)
})

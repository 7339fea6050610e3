import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeToCheck } from './decode-to-check'

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a3aff' } })
  .png()
  .toBuffer()

function isFaulty(bytes: Buffer): Promise<boolean> {
  const filepath = join(mkdtempSync(join(tmpdir(), 'decode-')), 'a.png')
  writeFileSync(filepath, bytes)
  const images = { isFaultyImage: async (_: { filepath: string }) => true }
  decodeToCheck({ plugin: () => ({ service: () => images }) } as unknown as Parameters<
    typeof decodeToCheck
  >[0])
  return images.isFaultyImage({ filepath })
}

test('a whole picture is not faulty', async () => {
  expect(await isFaulty(picture)).toBe(false)
})

test.each([
  ['in its head', 20],
  ['in its pixels', picture.length - 30],
])('a picture cut %s is faulty', async (_, length) => {
  expect(await isFaulty(picture.subarray(0, length))).toBe(true)
})

import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adminToken, uploadFile } from './content-admin.ts'
import { stack } from './shared-stack.ts'
import { GIF, JPEG, PLACE, PNG } from './small-pictures.ts'

const SCRIPT = '<script>alert(document.domain)</script>'
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(SCRIPT)])
const page = Buffer.from(`<!doctype html>${SCRIPT}`)
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)

const upload = (name: string, type: string, bytes: Buffer) => uploadFile({ name, type, bytes })

interface Stored {
  readonly id: number
  readonly url: string
}

/** Uploads a file, reads the result and deletes it. */
async function storedBytes(name: string, type: string, bytes: Buffer): Promise<Buffer> {
  const answer = await upload(name, type, bytes)
  expect(answer.status).toBe(201)
  const [file] = (await answer.json()) as Stored[]
  const stored = Buffer.from(await (await fetch(`${stack.contentUrl}${file?.url}`)).arrayBuffer())
  await fetch(`${stack.contentUrl}/upload/files/${file?.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await adminToken()}` },
  })
  return stored
}

test.each([
  ['a page named as a picture', 'a.png', 'image/png', page],
  ['a page that begins like a GIF', 'a.gif', 'image/gif', Buffer.from(`GIF89a/*${SCRIPT}*/`)],
  ['an SVG with a script', 'a.svg', 'image/svg+xml', svg],
  ['an SVG named as a picture', 'a.png', 'image/png', svg],
  ['a picture named as a page', 'a.html', 'text/html', PNG],
  ['a picture of another kind than its name', 'a.jpg', 'image/jpeg', PNG],
  ['a picture that calls itself an SVG', 'a.png', 'image/svg+xml', PNG],
  ['an archive named as a picture', 'a.webp', 'image/webp', zip],
  ['a page named as captions', 'a.vtt', 'text/vtt', page],
  ['a page named as a recording', 'a.mp3', 'audio/mpeg', page],
  ['a PDF', 'a.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n')],
  ['a cut picture', 'a.png', 'image/png', PNG.subarray(0, 60)],
])('security row 34: %s is refused', async (_what, name, type, bytes) => {
  const answer = await upload(name, type, bytes)
  expect(answer.status).toBe(400)
})

test.each([
  ['a PNG with an archive behind it', 'a.png', 'image/png', Buffer.concat([PNG, zip, page])],
  ['a JPEG with a page behind it', 'a.jpg', 'image/jpeg', Buffer.concat([JPEG, page])],
  ['a GIF with a script behind it', 'a.gif', 'image/gif', Buffer.concat([GIF, page])],
])('security row 34: of %s only the pixels are kept', async (_what, name, type, bytes) => {
  const stored = await storedBytes(name, type, bytes)
  expect(stored.subarray(0, 3)).toEqual(bytes.subarray(0, 3))
  expect(stored.includes('script')).toBe(false)
  expect(stored.includes('PK\x03\x04')).toBe(false)
})

test('security row 34: a photograph’s metadata is removed', async () => {
  expect(JPEG.includes(PLACE)).toBe(true)
  const stored = await storedBytes('photograph.jpg', 'image/jpeg', JPEG)
  expect(stored.subarray(0, 3)).toEqual(JPEG.subarray(0, 3))
  expect(stored.includes('Exif')).toBe(false)
  expect(stored.includes(PLACE)).toBe(false)
})

test('a PNG keeps each of its colours', async () => {
  const size = { width: 400, height: 300 }
  const pixels = Buffer.alloc(size.width * size.height * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.writeUIntBE(((at / 3) * 139) % 0x1000000, at, 3)
  const picture = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer()

  const stored = await storedBytes('gradient.png', 'image/png', picture)
  expect(await sharp(stored).removeAlpha().raw().toBuffer()).toEqual(pixels)
})

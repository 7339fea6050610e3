import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { encodeImage } from '#media/encode-image.ts'
import { type Images, images } from '#media/images.ts'
import { mediaVersions } from '#media/media-versions.ts'
import { type Uploads, uploads } from '#media/uploads.ts'
import { staticRoutes } from './static-routes.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-static-'))
  for (const name of ['sw.js', 'sw-off.js']) writeFileSync(join(folder, name), `// ${name}`)
})

afterEach(() => rmSync(folder, { recursive: true }))

async function answers(serviceWorker: boolean) {
  const app = fastify()
  const nothing = { uploads: {} as Uploads, images: {} as Images }
  await staticRoutes(app, { siteFolder: folder, serviceWorker, ...nothing })
  const [worker, other] = await Promise.all([app.inject('/sw.js'), app.inject('/sw-off.js')])
  await app.close()
  return { worker, other }
}

test.each([
  [true, '// sw.js'],
  [false, '// sw-off.js'],
])('with the service worker %s, /sw.js is %s, and is asked for anew each time', async (isOn, text) => {
  const { worker, other } = await answers(isOn)
  expect(worker.body).toBe(text)
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(other.statusCode).toBe(404)
})

test('finding operator 1: without space for a copy, files and pictures are served uncached', async () => {
  const film = Buffer.from('a film of an editor')
  const content = createServer((request, response) => {
    if (request.url !== '/uploads/film.mp4' && request.url !== '/uploads/lamp.png')
      return response.writeHead(404).end()
    const isPart = request.headers.range === 'bytes=2-5'
    const bytes = isPart ? film.subarray(2, 6) : film
    response.writeHead(isPart ? 206 : 200, {
      'content-type': request.url.endsWith('png') ? 'image/png' : 'video/mp4',
      'content-length': bytes.length,
      ...(isPart && { 'content-range': `bytes 2-5/${film.length}` }),
    })
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  await once(content, 'listening')
  const contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}`
  const full = (name: string) => diskCache(join(folder, name), { reservedBytes: Number.POSITIVE_INFINITY })
  const files = uploads({ contentUrl, cache: full('uploads'), versions: mediaVersions() })
  const app = fastify()
  await staticRoutes(app, {
    siteFolder: folder,
    serviceWorker: true,
    uploads: files,
    images: images({ uploads: files, cache: full('images'), encode: encodeImage }),
  })
  try {
    const whole = await app.inject('/uploads/film.mp4')
    expect([whole.statusCode, whole.body]).toEqual([200, film.toString()])
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const part = await app.inject({ url: '/uploads/film.mp4', headers: { range: 'bytes=2-5' } })
    expect([part.statusCode, part.body]).toEqual([206, film.subarray(2, 6).toString()])
    expect(part.headers['content-range']).toBe(`bytes 2-5/${film.length}`)
    const picture = await app.inject('/img/720/lamp.png.avif')
    expect([picture.statusCode, picture.body]).toEqual([200, film.toString()])
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect((await app.inject('/img/720/none.png.avif')).statusCode).toBe(404)
    content.close()
    content.closeAllConnections()
    const away = await app.inject('/uploads/film.mp4')
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10'])
  } finally {
    await app.close()
    content.close()
  }
})

test('only an address with the current version is cached for a year, and no version makes another copy', async () => {
  const lamp = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a5860' } })
    .png()
    .toBuffer()
  const content = createServer((_request, response) =>
    response.writeHead(200, { 'content-length': lamp.length }).end(lamp),
  ).listen(0, '127.0.0.1')
  await once(content, 'listening')
  const versions = mediaVersions()
  const cacheOf = (name: string) => diskCache(join(folder, name), { reservedBytes: 0 })
  const files = uploads({
    contentUrl: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
    cache: cacheOf('uploads'),
    versions,
  })
  const app = fastify()
  await staticRoutes(app, {
    siteFolder: folder,
    serviceWorker: true,
    uploads: files,
    images: images({ uploads: files, cache: cacheOf('images'), encode: encodeImage }),
  })
  const cacheControlOf = async (url: string) => (await app.inject(url)).headers['cache-control']
  try {
    versions.learn({ data: [{ image: { url: '/uploads/lamp.png', updatedAt: '2026-11-20T10:00:00.000Z' } }] })
    const v = Date.parse('2026-11-20T10:00:00.000Z').toString(36)
    for (const address of ['/uploads/lamp.png', '/img/320/lamp.png.webp']) {
      expect(await cacheControlOf(`${address}?v=${v}`)).toBe('public, max-age=31536000, immutable')
      for (const query of ['', '?v=', '?v=made-up', `?v=${v}&v=${v}`, '?v=1', '?v=2'])
        expect(await cacheControlOf(address + query)).toBe('public, no-cache')
    }
    const { headers } = await app.inject('/uploads/lamp.png')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url: '/uploads/lamp.png', headers: known })).statusCode).toBe(304)
    versions.learn({ url: '/uploads/lamp.png', updatedAt: '2026-11-21T10:00:00.000Z' })
    expect(await cacheControlOf(`/uploads/lamp.png?v=${v}`)).toBe('public, no-cache')
    expect(readdirSync(join(folder, 'uploads'))).toEqual(['lamp.png'])
    expect(readdirSync(join(folder, 'images'))).toEqual(['320-lamp.png.webp'])
  } finally {
    await app.close()
    content.close()
  }
})

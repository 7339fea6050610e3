import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { type Images, images } from '#media/images.ts'
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

test('finding operator 1: without room for a copy, files and pictures are passed through and not kept', async () => {
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
  const files = uploads({ contentUrl, cache: full('uploads') })
  const app = fastify()
  await staticRoutes(app, {
    siteFolder: folder,
    serviceWorker: true,
    uploads: files,
    images: images({ uploads: files, cache: full('images') }),
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

import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { uploads } from './uploads.ts'

const MB = 1024 * 1024

/** A content service that sends as many bytes as the name says, and announces none of them. */
async function filesOf() {
  const server = createServer((request, response) => {
    if (request.url === '/uploads/moved.png')
      return response.writeHead(302, { location: '/uploads/1.png' }).end()
    for (let sent = 0; sent < Number.parseInt(request.url?.split('/').at(-1) ?? '', 10); sent++)
      response.write(Buffer.alloc(MB))
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'pulli-uploads-'))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { folder, files: uploads({ contentUrl, cache: diskCache(folder, { reservedBytes: 0 }) }) }
}

test('security row 33: a picture of more than 20 MB is not there, and nothing of it stays', async () => {
  const { files, folder } = await filesOf()
  expect(await files.fetch('21.png')).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
  expect(await files.fetch('19.png')).toBe(join(folder, '19.png'))
})

test('security row 33: a film may be longer than a picture', async () => {
  const { files, folder } = await filesOf()
  expect(await files.fetch('21.mp4')).toBe(join(folder, '21.mp4'))
})

test('security row 33: a redirect is not followed, a path not taken', async () => {
  const { files } = await filesOf()
  await expect(files.fetch('moved.png')).rejects.toThrow('/uploads')
  for (const name of ['../secrets.json', '..', 'a/b.png', '.hidden', 'a%2fb.png'])
    expect(await files.fetch(name)).toBeUndefined()
})

test('finding code bug 3: copies of files that are gone, or have another length, are dropped, the others stay', async () => {
  const sizes: Record<string, number> = { 'stays.png': 5, 'gone.png': 5, 'replaced.png': 5 }
  const server = createServer((request, response) => {
    const size = sizes[request.url?.split('/').at(-1) ?? '']
    if (size === undefined) return response.writeHead(404).end()
    response
      .writeHead(200, { 'content-length': size })
      .end(request.method === 'HEAD' ? '' : Buffer.alloc(size))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'pulli-uploads-'))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = uploads({ contentUrl, cache: diskCache(folder, { reservedBytes: 0 }) })
  for (const name of Object.keys(sizes)) await files.fetch(name)
  delete sizes['gone.png']
  sizes['replaced.png'] = 6
  expect((await files.dropOutdated()).sort()).toEqual(['gone.png', 'replaced.png'])
  expect(readdirSync(folder)).toEqual(['stays.png'])
  server.close()
  server.closeAllConnections()
  await expect(files.dropOutdated()).rejects.toThrow('/uploads')
  expect(readdirSync(folder)).toEqual(['stays.png'])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteUploads } from './site-uploads.ts'
import { sha256Of, type UploadStore } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulli-uploads-'))
/** The requests, by method and path. */
const calls: string[] = []
let server: Server
let open: (bucket?: string) => UploadStore

beforeAll(async () => {
  const storage = new S3rver({
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  await storage.configureBuckets()
  const answer = storage.callback()
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  open = (bucket = 'uploads') =>
    siteUploads(join(folder, 'data'), { bucket, region: 'ap-south-1', endpoint, ...keys })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const of = (content: string) => Readable.from([Buffer.from(content)])

test('operate §3: uploads of a bucket are listed by what they hold, and read again only where they changed', async () => {
  await open().write('wall_1.png', of('a wall'))
  await open().write('song_2.mp3', of('a song'))
  // Nothing that the content service would serve.
  await open().write('other/file', of('of somebody else'))
  const [wall, song] = [await sha256Of(of('a wall')), await sha256Of(of('a song'))]
  expect(await open().list()).toEqual([
    { path: 'song_2.mp3', sha256: song },
    { path: 'wall_1.png', sha256: wall },
  ])

  await open().write('wall_1.png', of('a painted wall'))
  calls.length = 0
  expect(await open().list()).toEqual([
    { path: 'song_2.mp3', sha256: song },
    { path: 'wall_1.png', sha256: await sha256Of(of('a painted wall')) },
  ])
  expect(calls.filter((call) => call.includes('_'))).toEqual(['GET /uploads/wall_1.png'])
  expect(await text(await open().read('wall_1.png'))).toBe('a painted wall')
})

test('operate §3: what a bucket has already is recognised by what it holds', async () => {
  const file = { path: 'kept_3.png', sha256: await sha256Of(of('kept')) }
  expect(await open().has(file)).toBe(false)
  await open().write(file.path, of('another'))
  expect(await open().has(file)).toBe(false)
  await open().write(file.path, of('kept'))
  expect(await open().has(file)).toBe(true)
  // A bucket that is away is not an empty one.
  await expect(open('nowhere').list()).rejects.toThrow()
  await expect(open('nowhere').has(file)).rejects.toThrow()
})

test('operate §3: a file that breaks off is not stored', async () => {
  const broken = new Readable({
    read() {
      this.push('half of it')
      this.destroy(new Error('it broke off'))
    },
  })
  await expect(open().write('half_4.png', broken)).rejects.toThrow('it broke off')
  expect((await open().list()).map(({ path }) => path)).not.toContain('half_4.png')
})

import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
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
  return {
    folder,
    files: uploads({
      contentUrl,
      cache: diskCache(folder, { reservedBytes: 0 }),
      versions: { get: () => undefined },
    }),
  }
}

test('security row 33: a picture of more than 20 MB is not there, and nothing of it stays', async () => {
  const { files, folder } = await filesOf()
  expect(await files.find('21.png')).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
  expect((await files.find('19.png'))?.path).toBe(join(folder, '19.png'))
})

test('security row 33: a film may be longer than a picture', async () => {
  const { files, folder } = await filesOf()
  expect((await files.find('21.mp4'))?.path).toBe(join(folder, '21.mp4'))
})

test('security row 33: a redirect is not followed, a path not taken', async () => {
  const { files } = await filesOf()
  await expect(files.find('moved.png')).rejects.toThrow('/uploads')
  for (const name of ['../secrets.json', '..', 'a/b.png', '.hidden', 'a%2fb.png'])
    expect(await files.find(name)).toBeUndefined()
})

interface Library {
  /** The files of the content service. */
  files: Record<string, { text: string; changedAt: number }>
  /** Their versions, from its answers. */
  versions: Record<string, string>
  isHung: boolean
  requests: string[]
}

async function libraryOf(files: Library['files']) {
  const library: Library = { files, versions: {}, isHung: false, requests: [] }
  const server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? ''
    library.requests.push(name)
    const file = library.files[name]
    if (file === undefined) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-length': Buffer.byteLength(file.text),
      'last-modified': new Date(file.changedAt).toUTCString(),
    })
    if (library.isHung) return response.write(file.text.slice(0, 1))
    response.end(file.text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'pulli-uploads-'))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true, force: true })
  })
  const copies = uploads({
    contentUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cache: diskCache(folder, { reservedBytes: 0, staleAfterMilliseconds: 200 }),
    versions: { get: (name) => library.versions[name] },
    idleMilliseconds: 100,
  })
  return {
    library,
    copies,
    folder,
    close,
    textOf: (name: string) => readFileSync(join(folder, name), 'utf8'),
  }
}

const AT = Date.parse('2026-11-01T09:00:00Z')

test('finding operator 4: a new alternative text transfers nothing, a replaced file is fetched', async () => {
  const { library, copies, textOf } = await libraryOf({ 'a.png': { text: 'old', changedAt: AT } })
  library.versions['a.png'] = 'v1'
  const first = await copies.find('a.png')
  expect(first).toMatchObject({ version: 'v1', modifiedAt: AT })
  await copies.find('a.png')
  expect(library.requests).toHaveLength(1)

  library.versions['a.png'] = 'v2'
  expect(await copies.find('a.png')).toEqual({ ...first, version: 'v2' })
  expect(library.requests).toHaveLength(2)

  library.files['a.png'] = { text: 'new', changedAt: AT + 60_000 }
  library.versions['a.png'] = 'v3'
  expect(await copies.find('a.png')).toMatchObject({ version: 'v3', modifiedAt: AT + 60_000 })
  expect(textOf('a.png')).toBe('new')
})

test('a file that is replaced within a second by one of the same length is fetched, and told apart from it', async () => {
  const changedAt = Math.floor(Date.now() / 1000) * 1000
  const { library, copies, textOf } = await libraryOf({ 'a.png': { text: 'white', changedAt } })
  library.versions['a.png'] = 'v1'
  const white = await copies.find('a.png')
  library.versions['a.png'] = 'v2'
  expect(await copies.find('a.png')).toEqual({ ...white, version: 'v2' })

  library.files['a.png'] = { text: 'black', changedAt }
  library.versions['a.png'] = 'v3'
  const black = await copies.find('a.png')
  expect([black?.version, textOf('a.png')]).toEqual(['v3', 'black'])
  expect(black?.modifiedAt).not.toBe(white?.modifiedAt)
})

test('finding operator 4: while the content service hangs or is down, the old copy stays and has no version', async () => {
  const { library, copies, close, textOf } = await libraryOf({ 'a.png': { text: 'old', changedAt: AT } })
  library.versions['a.png'] = 'v1'
  await copies.find('a.png')
  library.files['a.png'] = { text: 'new', changedAt: AT + 60_000 }
  library.versions['a.png'] = 'v2'
  library.isHung = true
  expect(await copies.find('a.png')).toMatchObject({ version: undefined, modifiedAt: AT })
  close()
  expect(await copies.find('a.png')).toMatchObject({ version: undefined, modifiedAt: AT })
  expect(textOf('a.png')).toBe('old')
  await expect(copies.refresh('a.png')).rejects.toThrow('/uploads')
  expect(textOf('a.png')).toBe('old')
})

test('finding operator 4: a stalled connection ends after an idle time-out, and leaves nothing behind', async () => {
  const { library, copies, folder } = await libraryOf({ 'a.png': { text: 'half', changedAt: AT } })
  library.isHung = true
  await expect(copies.find('a.png')).rejects.toThrow('/uploads')
  expect(readdirSync(folder)).toEqual([])
})

test('finding code bug 3: a comparison deletes copies of deleted files, replaces changed ones, and keeps the others', async () => {
  const { library, copies, folder, textOf } = await libraryOf({
    'stays.png': { text: 'same', changedAt: AT },
    'gone.png': { text: 'gone', changedAt: AT },
    'replaced.png': { text: 'old', changedAt: AT },
  })
  for (const name of Object.keys(library.files)) await copies.find(name)
  delete library.files['gone.png']
  library.files['replaced.png'] = { text: 'new', changedAt: AT + 1_000 }
  for (const name of await copies.names())
    expect((await copies.refresh(name)) === undefined).toBe(name === 'gone.png')
  expect(readdirSync(folder).sort()).toEqual(['replaced.png', 'stays.png'])
  expect(textOf('replaced.png')).toBe('new')
})

test('files that hang are given up within their time; then nobody waits for one, and copies are there', async () => {
  const held: ServerResponse[] = []
  const asked: (string | undefined)[] = []
  let hangs = false
  const server = createServer(({ url }, response) => {
    asked.push(url)
    if (hangs) held.push(response)
    else response.end('a picture')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'pulli-uploads-'))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const files = uploads({
    contentUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cache: diskCache(folder, { reservedBytes: 0 }),
    versions: { get: () => undefined },
    idleMilliseconds: 100,
  })
  await files.find('seen.png')
  hangs = true
  for (let times = 1; times <= 8; times++)
    await expect(files.find(`unseen-${times}.png`)).rejects.toThrow('/uploads')
  expect(asked).toHaveLength(1 + 5)
  expect(files.neighbour.state()).toMatchObject({ circuit: 'open', ends: { late: 5, refused: 3 } })
  expect((await files.find('seen.png'))?.path).toBe(join(folder, 'seen.png'))
})

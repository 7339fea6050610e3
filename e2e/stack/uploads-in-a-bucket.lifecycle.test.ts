import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, startStack } from '../running-stack.ts'
import { contentAdmin, uploadFile } from './content-admin.ts'

const WITHIN = { timeout: 30_000, interval: 100 }
const BUCKET = 'pulli-uploads'

/** Storage with S3's protocol, and the access control lists requested of it. */
async function startStorage() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-bucket-'))
  const storage = new S3rver({
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await storage.configureBuckets()
  const answer = storage.callback()
  const lists: unknown[] = []
  const server = createServer((request, response) => {
    if (request.headers['x-amz-acl'] !== undefined) lists.push(request.headers['x-amz-acl'])
    answer(request, response)
  })
  const port = await freePort()
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen()
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  const names = () =>
    readdirSync(join(folder, BUCKET)).flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? [])
  return { url: `http://127.0.0.1:${port}`, lists, names, listen, close }
}

const painted = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()

test('finding operator 6: uploads in a private bucket show on the site, are replaced, and survive the bucket and the content service', {
  timeout: 300_000,
}, async () => {
  const storage = await startStorage()
  const inBucket = {
    S3_BUCKET: BUCKET,
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: storage.url,
  }
  const stack = await startStack({ isFresh: true, env: inBucket })
  onTestFinished(async () => void (await stack.stop()))
  const at = {
    contentUrl: stack.contentUrl,
    dataDir: stack.dataDir,
    adminPassword: stack.secret('contentAdminPassword'),
  }

  async function upload(background: string, replaces?: number): Promise<{ id: number; url: string }> {
    const file = { name: 'wall.png', type: 'image/png', bytes: await painted(background) }
    const answer = await uploadFile({ ...file, alternativeText: 'A painted wall' }, replaces, at)
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return [await answer.json()].flat()[0]
  }
  const file = await upload('#ffffff')
  expect(file.url).toMatch(/^\/uploads\/wall_\w+\.png$/)
  const name = file.url.slice('/uploads/'.length)
  const blog = await (await contentAdmin(at)).createAndPublish('blog', {
    title: 'A painted wall',
    content: 'A quiet paragraph.',
    date: '2026-11-20',
    author: 'A test editor',
    summary: 'What a test editor wrote.',
    category: 'Parenting',
    tags: 'Work',
    blogImage: file.id,
  })

  // In the bucket, private, and nowhere else: neither what the editor uploaded nor what the seed brought.
  expect(storage.names()).toContain(name)
  expect(storage.names().length).toBeGreaterThan(50)
  expect(storage.lists).toEqual([])
  const onDisk = join(stack.dataDir, 'content/uploads')
  expect(existsSync(onDisk) ? readdirSync(onDisk) : []).toEqual([])

  const pageOf = async () => (await fetch(`${stack.siteUrl}/single-blog/${blog}`)).text()
  const pictures = async () => [
    ...new Set((await pageOf()).match(new RegExp(`/(?:img/480|uploads)/${name}[\\w.]*\\?v=\\w+`, 'g'))),
  ]
  async function shown() {
    const seen = await Promise.all(
      (await pictures()).map(async (path) => {
        const answer = await fetch(stack.siteUrl + path)
        if (!answer.ok) return answer.status
        const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
        return (channels[0]?.mean ?? Number.NaN) > 200 ? 'white' : 'black'
      }),
    )
    return [...new Set(seen)]
  }
  await expect.poll(shown, WITHIN).toEqual(['white'])
  expect(await pageOf()).not.toContain(storage.url)

  await upload('#000000', file.id)
  await expect.poll(shown, WITHIN).toEqual(['black'])

  // A recording, by ranges, as players ask; a name that was never uploaded; and no way to other objects.
  const recording = storage.names().find((one) => one.endsWith('.mp3')) ?? ''
  for (const origin of [stack.contentUrl, stack.siteUrl]) {
    const part = await fetch(`${origin}/uploads/${recording}`, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/)
    expect(part.headers.get('content-type')).toBe('audio/mpeg')
    expect((await part.arrayBuffer()).byteLength).toBe(10)
    expect((await fetch(`${origin}/uploads/nobody-uploaded-this.png`)).status).toBe(404)
    expect((await fetch(`${origin}/uploads/..%2fother`)).status).toBeGreaterThanOrEqual(400)
  }
  const head = await fetch(`${stack.contentUrl}${file.url}`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-security-policy')).toContain('sandbox')

  // Storage that is away takes nothing from the page: no copy is dropped because the bucket does not answer.
  await storage.close()
  expect((await fetch(`${stack.contentUrl}${file.url}`)).status).toBe(503)
  expect(await shown()).toEqual(['black'])
  await storage.listen()

  const content = stack.processOf('content')
  process.kill(content, 'SIGSTOP')
  expect(await shown()).toEqual(['black'])
  expect((await fetch(`${stack.siteUrl}/crisis`)).status).toBe(200)
  process.kill(content, 'SIGCONT')
})

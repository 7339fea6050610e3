import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { adminToken, contentAdmin, uploadFile } from './content-admin.ts'
import { stack } from './shared-stack.ts'

const WITHIN = { timeout: 20_000, interval: 100 }

interface LibraryFile {
  readonly id: number
  readonly url: string
}

async function painted(background: string, replaces?: number): Promise<LibraryFile> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = { name: 'painted.png', type: 'image/png', bytes, alternativeText: 'A painted wall' }
  const answer = await uploadFile(picture, replaces)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return [await answer.json()].flat()[0]
}

async function withAdmin(method: string, path: string, body?: FormData) {
  const headers = { authorization: `Bearer ${await adminToken()}` }
  const answer = await fetch(`${stack.contentUrl}${path}`, { method, headers, ...(body && { body }) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
}

/** Returns the mean red channel of an image, and its cache lifetime. */
async function look(path: string) {
  const answer = await fetch(`${stack.siteUrl}${path}`)
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  const red = channels[0]?.mean ?? Number.NaN
  return { shows: red > 200 ? 'white' : 'black', cacheControl: answer.headers.get('cache-control') }
}

const FOREVER = 'public, max-age=31536000, immutable'

test('finding code bug 2: a replaced picture has a new address on the page, and its copies alone are replaced', {
  timeout: 90_000,
}, async () => {
  const admin = await contentAdmin()
  const file = await painted('#ffffff')
  const blogId = await admin.createAndPublish('blog', {
    title: `Painted ${file.id}`,
    content: 'A quiet paragraph.',
    date: '2026-11-20',
    author: 'A test editor',
    summary: 'What a test editor wrote.',
    category: 'Parenting',
    tags: 'Work',
    blogImage: file.id,
  })
  onTestFinished(async () => {
    await admin.remove('blog', blogId)
    await withAdmin('DELETE', `/upload/files/${file.id}`)
  })
  const name = file.url.slice('/uploads/'.length)
  const addressesOn = async () => {
    const html = await (await fetch(`${stack.siteUrl}/single-blog/${blogId}`)).text()
    const found = [...html.matchAll(/\/(?:img\/480|uploads)\/[\w.-]+\?v=(\w+)/g)].filter(([url]) =>
      url.includes(name),
    )
    return { version: found[0]?.[1], urls: [...new Set(found.map(([url]) => url))].sort() }
  }
  await expect.poll(async () => (await addressesOn()).urls.length, WITHIN).toBe(3)
  // Read again each time: for a moment after a change, visitors still get the previous page.
  const allOnPage = async () => Promise.all((await addressesOn()).urls.map(look))
  const three = (shows: string) => Array.from({ length: 3 }, () => ({ shows, cacheControl: FOREVER }))
  await expect.poll(allOnPage, WITHIN).toEqual(three('white'))
  const before = await addressesOn()
  for (const query of ['', '?v=made-up'])
    expect(await look(file.url + query)).toEqual({ shows: 'white', cacheControl: 'public, no-cache' })

  const inodes = () => {
    const folder = join(stack.dataDir, 'cache/images')
    // Those that are being written have a leading dot, and get their name at any moment.
    const images = readdirSync(folder).filter((name) => !name.startsWith('.'))
    return new Map(images.map((image) => [image, statSync(join(folder, image)).ino]))
  }
  const own = `480-${name}.avif`
  const copies = inodes()
  const info = new FormData()
  info.append('fileInfo', JSON.stringify({ alternativeText: 'A white wall' }))
  await withAdmin('POST', `/upload?id=${file.id}`, info)
  await expect.poll(async () => (await addressesOn()).version, WITHIN).not.toBe(before.version)
  await expect.poll(allOnPage, WITHIN).toEqual(three('white'))
  const retold = await addressesOn()
  expect(inodes().get(own)).toBe(copies.get(own))

  await painted('#000000', file.id)
  await expect.poll(async () => (await addressesOn()).version, WITHIN).not.toBe(retold.version)
  await expect.poll(allOnPage, WITHIN).toEqual(three('black'))
  for (const url of retold.urls)
    expect(await look(url)).toEqual({ shows: 'black', cacheControl: 'public, no-cache' })
  const replaced = inodes()
  expect(replaced.get(own)).not.toBe(copies.get(own))
  for (const [image, inode] of copies)
    if (!image.includes(name)) expect([image, replaced.get(image)]).toEqual([image, inode])
})

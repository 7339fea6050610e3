import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { diskCache } from '#disk-cache/disk-cache.ts'
import { workerProcess } from '../worker-process/worker-process.ts'
import type { DrawJob } from './draw-process.ts'
import { shareImages } from './share-images.ts'

const IP = '203.0.113.7'

const headOf = (page: string, title: string) => `<head>
  <meta property="og:title" content="${title}"/><meta property="og:site_name" content="Pulli"/>
  <meta property="og:image" content="https://pulli.example/og${page}.png?v=1a"/></head>`

/** A site with one page, and its drawn images. */
function siteWith(page: string, html: string, draw?: (job: DrawJob) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-og-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const drawn: string[] = []
  const images = shareImages({
    cache: diskCache(folder, { reservedBytes: 0 }),
    render: async (path) =>
      path === page || page === '*' ? new Response(html) : new Response('', { status: 404 }),
    draw:
      draw ??
      (async ({ image, path }) => {
        drawn.push(image.title)
        await writeFile(path, '')
      }),
  })
  return { images, drawn, folder }
}

test('a picture is drawn once, from the words of the page', async () => {
  const { images, drawn } = siteWith('/team', headOf('/team', 'You &amp; &quot;us&quot;'))
  const all = await Promise.all([images.find('/og/team.png', IP), images.find('/og/team.png', IP)])
  expect(all[0]).toEqual(all[1])
  expect(await images.find('/og/team.png', IP)).toEqual(all[0])
  expect(drawn).toEqual(['You & "us"'])
})

test.each([
  ['a page that is not there', '/og/nothing.png'],
  ['an address that only looks like a page', '/og/../team.png'],
  ['an address with words in it', '/og/team.png/Buy%20here'],
  ['a page under another name', '/og/blogs.png'],
])('there is no picture of %s, and nothing is drawn', async (_what, address) => {
  const { images, drawn } = siteWith('*', headOf('/journals', 'Blogs'))
  const strict = siteWith('/team', headOf('/team', 'Team'))
  expect(await (address === '/og/blogs.png' ? images : strict.images).find(address, IP)).toBe('missing')
  expect([...drawn, ...strict.drawn]).toEqual([])
})

test('while twenty pictures are queued, the next request is told to retry', async () => {
  const waiting: (() => void)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'pulli-og-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const images = shareImages({
    cache: diskCache(folder, { reservedBytes: 0 }),
    render: async (path) => new Response(headOf(path, path)),
    draw: ({ path }) => new Promise((done) => waiting.push(() => void writeFile(path, '').then(done))),
  })
  const first = Array.from({ length: 20 }, (_, at) => images.find(`/og/page-${at}.png`, IP))
  await expect.poll(() => waiting.length).toBe(20)
  expect(await images.find('/og/one-more.png', IP)).toBe('busy')
  for (const finish of waiting) finish()
  expect((await Promise.all(first)).every((found) => typeof found === 'object')).toBe(true)
})

test('a picture that could not be drawn leaves nothing behind, and is tried again', async () => {
  let tries = 0
  const { images, folder } = siteWith('/team', headOf('/team', 'Team'), async ({ path }) => {
    await writeFile(path, '')
    if (++tries === 1) throw new Error('no ink')
  })
  await expect(images.find('/og/team.png', IP)).rejects.toThrow('no ink')
  expect(readdirSync(folder)).toEqual([])
  expect(await images.find('/og/team.png', IP)).toHaveProperty('path')
})

test('the process draws English and Hindi as pictures of 1200 × 630 below 100 kB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-og-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { run: draw, end } = workerProcess<DrawJob>({
    program: new URL('./draw-process.ts', import.meta.url),
  })
  onTestFinished(end)
  const titles = ['What happens in a first session', 'जब नींद नहीं आती', 'A title without an end '.repeat(20)]
  const paths = await Promise.all(
    titles.map(async (title, at) => {
      const path = join(folder, `${at}.png`)
      await draw({ image: { title, brand: 'Pulli', seed: `/${at}` }, path })
      return path
    }),
  )
  for (const path of paths) {
    const { format, width, height } = await sharp(path).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect((await sharp(path).toBuffer()).length).toBeLessThan(100 * 1024)
  }
  await expect(
    draw({ image: { title: 'x', brand: 'y', seed: '/' }, path: join(folder, 'no', 'folder.png') }),
  ).rejects.toThrow()
}, 30_000)

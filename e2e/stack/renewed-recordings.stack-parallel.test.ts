import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'
import { uploadFile } from './content-admin.ts'

const seeded = (path: string) => readFileSync(join(import.meta.dirname, '../../apps/content/seed', path))

const BREATHING = 'videos/breathe-out-for-longer'
const FEET = 'videos/from-the-feet-up'
const NINE_DOTS = 'videos/nine-dots-one-line'

/** A file of the library that the seed brought, told from others of its name by its size. */
async function storedAs(at: RunningStack, path: string): Promise<{ id: number; url: string }> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const kilobytes = Math.round(seeded(path).length / 10) / 100
  const [file] = await queryDatabase<{ id: number; url: string }>(
    at.databaseUrl('content'),
    `select id, url from files where name = '${name}' and size = ${kilobytes}`,
  )
  if (!file) throw new Error(`${path} is not in the library`)
  return file
}

/** The address of a film on its page, with its version, and what the site sends for it. */
async function shown(at: RunningStack, { url }: { url: string }) {
  const html = await (await fetch(`${at.siteUrl}/arts-video`)).text()
  const address = new RegExp(`${url}\\?v=\\w+`).exec(html)?.[0] ?? ''
  return { address, bytes: Buffer.from(await (await fetch(at.siteUrl + address)).arrayBuffer()) }
}

test('design 17 an installation of an earlier version shows the present films, and keeps those of its editors', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-renewed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const before = await startStack({ dataDir, ports })
  const film = await storedAs(before, `${BREATHING}/video.mp4`)
  const captions = await storedAs(before, `${BREATHING}/captions.vtt`)
  const theirs = await storedAs(before, `${FEET}/video.mp4`)
  const untouched = await storedAs(before, `${NINE_DOTS}/video.mp4`)
  const first = { film: await shown(before, film), untouched: await shown(before, untouched) }
  const own = seeded(`${NINE_DOTS}/video.mp4`)
  const answer = await uploadFile({ name: 'video.mp4', type: 'video/mp4', bytes: own }, theirs.id, {
    ...before,
    adminPassword: before.secret('contentAdminPassword'),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  await before.stop()

  // As an earlier seed left them.
  for (const { url } of [film, captions]) writeFileSync(join(dataDir, 'content', url), `an earlier ${url}`)

  const during = await startStack({ dataDir, ports })
  // For a moment visitors still get the page of before.
  const isOld = async () => ['', first.film.address].includes((await shown(during, film)).address)
  await expect.poll(isOld, { timeout: 60_000 }).toBe(false)
  const renewed = await shown(during, film)
  expect(renewed.bytes.equals(seeded(`${BREATHING}/video.mp4`))).toBe(true)
  expect(renewed.address).not.toBe(first.film.address)
  expect(
    readFileSync(join(dataDir, 'content', captions.url)).equals(seeded(`${BREATHING}/captions.vtt`)),
  ).toBe(true)
  expect((await shown(during, theirs)).bytes.equals(own)).toBe(true)
  expect((await shown(during, untouched)).address).toBe(first.untouched.address)
  await during.stop()

  if (!process.env.LONG) return
  // A later version renews them again.
  writeFileSync(join(dataDir, 'content', film.url), 'another earlier film')
  const after = await startStack({ dataDir, ports })
  onTestFinished(() => after.stop().then(() => undefined))
  expect((await shown(after, film)).bytes.equals(seeded(`${BREATHING}/video.mp4`))).toBe(true)
  expect((await shown(after, theirs)).bytes.equals(own)).toBe(true)
})

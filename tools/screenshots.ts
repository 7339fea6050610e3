import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactSheet } from './screenshots/contact-sheet.ts'
import { takeShots } from './screenshots/take-shots.ts'

// `npm run screenshots [address]`: takes a screenshot of every page of a running site, into `screenshots/`.
const siteUrl = process.argv[2] ?? 'http://localhost:3000'
const folder = join(import.meta.dirname, '../screenshots')

/** In addition to the sitemap: member pages and the page for an unknown address. */
const UNLISTED = ['/dashboard/login', '/dashboard/OTP', '/nothing-is-at-this-address', '/blog-grid?q=sleep']

const paths = [...(await listedPaths()), ...UNLISTED]
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const shots = await takeShots(siteUrl, paths, folder)
await writeFile(join(folder, 'index.html'), contactSheet(shots))
console.log(`${shots.length} pictures of ${paths.length} pages: ${join(folder, 'index.html')}`)

/** Returns the pages of the sitemap, with one of each kind of record. */
async function listedPaths(): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/sitemap.xml`).catch(() => undefined)
  if (!answer?.ok)
    throw new Error(`No site answers at ${siteUrl}. Run npm start first, or pass another address.`)
  const all = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  )
  const kinds = new Set<string>()
  return all.filter((path) => {
    const [, kind = '', id] = path.split('/')
    if (id === undefined) return true
    return kinds.has(kind) ? false : Boolean(kinds.add(kind))
  })
}

import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { readSeed, type SeedEntry } from './read-seed'
import { type SeedAttributes, SeedFile } from './seed-schema'

/** Pictures are not among them: what is stored of one is made from the file, and never equals it. */
const RECORDINGS = new Set(['.mp4', '.mp3', '.vtt'])
const BYTES_OF_A_KILOBYTE = 1_000
/** The library keeps sizes to two decimals of a kilobyte. */
const ROUNDED_BYTES = 10

/** A file of the library. */
interface StoredFile {
  id: number
  name: string
  url: string
  /** In kilobytes. */
  size: number
  alternativeText?: string | null
  caption?: string | null
  createdAt: string | Date
  updatedAt: string | Date
}

/**
 * At each start: a recording or its captions that the seed brought, and that nobody has replaced or described anew since,
 * becomes what the present seed has. An installation that was seeded by an earlier version then shows the present films.
 */
export async function renewRecordings(strapi: Core.Strapi, seedFolder: string) {
  const folder = resolve(strapi.dirs.app.root, seedFolder)
  const seededUntil = await strapi.store({ type: 'app', name: 'seed' }).get({ key: 'finished' })
  if (typeof seededUntil !== 'string' || !existsSync(folder)) return

  const renewed = strapi.store({ type: 'app', name: 'renewed_recordings' })
  const entries = readSeed(folder, (uid) => strapi.getModel(uid as UID.Schema).attributes as SeedAttributes)
  for (const { file, stored } of await pairs(strapi, entries)) {
    const ownSince = await renewed.get({ key: String(stored.id) })
    if (!isOfTheSeed(stored, seededUntil, ownSince) || (await isSame(strapi, file, stored))) continue
    const { updatedAt } = await replace(strapi, file, stored)
    await renewed.set({ key: String(stored.id), value: instantOf(updatedAt) })
  }
}

/** Whether a file came while the seed was loaded, and is as it came or as it was last renewed here. */
export function isOfTheSeed(
  { createdAt, updatedAt }: Pick<StoredFile, 'createdAt' | 'updatedAt'>,
  seededUntil: string,
  renewedAt: unknown,
): boolean {
  const until = instantOf(seededUntil)
  return (
    instantOf(createdAt) <= until && (instantOf(updatedAt) <= until || instantOf(updatedAt) === renewedAt)
  )
}

const instantOf = (date: string | Date) => new Date(date).getTime()

/** The recordings of the seed beside the files that stand in their place, in entries that still have their titles. */
async function pairs(strapi: Core.Strapi, entries: readonly SeedEntry[]) {
  const found: { file: SeedFile; stored: StoredFile }[] = []
  for (const { uid, data } of entries) {
    const files = Object.entries(data).filter(
      (field): field is [string, SeedFile] =>
        field[1] instanceof SeedFile && RECORDINGS.has(extname(field[1].path)),
    )
    if (files.length === 0) continue
    const populate = Object.fromEntries(files.map(([field]) => [field, true]))
    const where = 'title' in data ? { title: data.title } : {}
    // A draft and its publication show the same file.
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({ where, populate })
    for (const [field, file] of files) {
      const stored = rows
        .map((row) => row[field] as StoredFile | null)
        .filter((of) => of !== null && of.name === basename(file.path))
      const each = new Map(stored.flatMap((of) => (of ? [[of.id, of] as const] : [])))
      found.push(...[...each.values()].map((of) => ({ file, stored: of })))
    }
  }
  return found
}

async function isSame(strapi: Core.Strapi, { path }: SeedFile, { url, size }: StoredFile): Promise<boolean> {
  if (!url.startsWith('/uploads/')) {
    const bytes = (await stat(path)).size
    return Math.abs(bytes - size * BYTES_OF_A_KILOBYTE) < ROUNDED_BYTES
  }
  const here = await readFile(join(strapi.dirs.static.public, url)).catch(() => undefined)
  return here?.equals(await readFile(path)) ?? false
}

async function replace(
  strapi: Core.Strapi,
  { path, mime }: SeedFile,
  { id, name, alternativeText, caption }: StoredFile,
): Promise<StoredFile> {
  return strapi
    .plugin('upload')
    .service('upload')
    .replace(id, {
      data: { fileInfo: { name, alternativeText, caption } },
      file: { filepath: path, originalFilename: name, mimetype: mime, size: (await stat(path)).size },
    })
}

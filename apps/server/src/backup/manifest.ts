import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { checkedJson, readCheckedJson } from './checked-json.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { ChangedFile } from './sealed-file.ts'

const StoredFile = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

/** An upload as it is stored: its name has the SHA-256 of what it holds, sealed or not. */
const StoredUpload = StoredFile.extend({
  /** When it was last read back and was as it was stored. */
  checkedAt: z.iso.datetime(),
})

export type StoredUpload = z.infer<typeof StoredUpload>

/** What a backup holds. It is stored last: a backup without a manifest was never finished. It has no personal data. */
const Manifest = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  /** Made by hand: it stays until it is removed by hand, or is too old. */
  isByHand: z.boolean(),
  /** Seconds that it took. */
  seconds: z.number(),
  postgres: z.object({
    major: z.number(),
    /** A whole cluster as of one moment; or each database by itself, as `pg_dump` saw it. */
    kind: z.enum(['cluster', 'dumps']),
  }),
  /** The newest migration of the database. */
  migration: z.string(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.object({ least: z.number(), most: z.number() })),
  database: z.array(StoredFile),
  /** Encrypted for another recipient than the rest. */
  keys: StoredFile,
  /** The list of uploads by their paths, and each as it is stored. */
  uploads: z.object({ list: StoredFile, files: z.array(StoredUpload) }),
})

export type Manifest = z.infer<typeof Manifest>

const FOLDER = 'backups'
const NAME = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\/manifest\.json$/

/** The name of a backup, from when it was begun: `2026-11-24T21-30-00Z`. */
export function backupName(begunAt: Date): string {
  return begunAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

/** When a backup of this name was begun. */
export function begunAt(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))
}

export const fileOf = (backup: string, file: string) => `${FOLDER}/${backup}/${file}`

/** The finished backups of a target, the oldest first. */
export async function listBackups(target: ObjectStore): Promise<string[]> {
  const names = await target.list(FOLDER)
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? [])
}

/** Backups of which there are files and no manifest: being made, never finished, or damaged. The oldest first. */
export async function listUnfinished(target: ObjectStore): Promise<string[]> {
  const names = await target.list(FOLDER)
  const finished = new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []))
  return [...new Set(names.map((name) => name.split('/')[1] ?? ''))].filter((name) => !finished.has(name))
}

/** Stores the manifest of a backup: from then on it counts. */
export async function writeManifest(target: ObjectStore, backup: string, manifest: Manifest): Promise<void> {
  await target.put(fileOf(backup, 'manifest.json'), Readable.from([Buffer.from(checkedJson(manifest))]))
}

/** A manifest that a version of the product wrote which this one does not know. */
export class ForeignManifest extends Error {
  override readonly name = 'ForeignManifest'
}

/** @throws MissingFile, ChangedFile, ForeignManifest */
export async function readManifest(target: ObjectStore, backup: string): Promise<Manifest> {
  const file = fileOf(backup, 'manifest.json')
  const content = readCheckedJson(await text(await target.get(file)))
  if (content === undefined) throw new ChangedFile(file, 'it does not match the SHA-256 in it')
  const parsed = Manifest.safeParse(content)
  if (!parsed.success)
    throw new ForeignManifest(`${file} is not a manifest that this version of Pulli reads.`)
  const manifest = parsed.data
  if (backupName(new Date(manifest.madeAt)) !== backup)
    throw new ChangedFile(file, `it is that of the backup ${backupName(new Date(manifest.madeAt))}`)
  return manifest
}

/** The same, or undefined where the manifest can't be used. */
export async function findManifest(target: ObjectStore, backup: string): Promise<Manifest | undefined> {
  try {
    return await readManifest(target, backup)
  } catch (error) {
    if ([ChangedFile, MissingFile, ForeignManifest].some((kind) => error instanceof kind)) return undefined
    throw error
  }
}

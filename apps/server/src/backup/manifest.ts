import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupTarget } from './backup-target.ts'

const StoredFile = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

/** What a backup holds. It is stored last: a backup without a manifest was never finished. It names nobody. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
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
  /** The list of uploads, and the SHA-256 of each. */
  uploads: z.object({ list: StoredFile, sha256: z.array(z.string()) }).optional(),
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
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const names = await target.list(FOLDER)
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? [])
}

/** @throws MissingFile; Error where a newer version of the product has written it */
export async function readManifest(target: BackupTarget, backup: string): Promise<Manifest> {
  const file = fileOf(backup, 'manifest.json')
  const parsed = Manifest.safeParse(JSON.parse(await text(await target.get(file))))
  if (!parsed.success) throw new Error(`${file} is not a manifest that this version of Pulli reads.`)
  return parsed.data
}

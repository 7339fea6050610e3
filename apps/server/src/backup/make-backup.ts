import { Readable } from 'node:stream'
import { recordBackup } from '@pulli/data/backup/backups.ts'
import { openDatabase } from '@pulli/data/database.ts'
import pg from 'pg'
import { openTarget } from './backup-target.ts'
import { baseBackup } from './base-backup.ts'
import { readDrillNote } from './drill-note.ts'
import { dumpDatabase, postgresClient } from './dump-database.ts'
import { copyErasures } from './erasure-ledger.ts'
import { readKeyFiles } from './key-files.ts'
import { backupName, fileOf, type Manifest, writeManifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { type Removal, removeOldBackups } from './remove-old-backups.ts'
import { countRows, rowBounds } from './row-bounds.ts'
import { openCluster } from './running-cluster.ts'
import type { StoredFile } from './sealed-file.ts'
import { siteUploads, type UploadsBucket } from './site-uploads.ts'
import { backUpUploads, storeChecked } from './stored-uploads.ts'

/** What is backed up, where to, and for whom it is encrypted. */
export interface BackupSettings {
  readonly to: string
  /** `age1…`: the holder of its identity can read the data, with the keys. */
  readonly recipient: string
  /** Another `age1…`: the holder of its identity gets the keys and secrets. */
  readonly keysRecipient: string
  readonly dataDir: string
  readonly keysDir: string
  /** Databases that the operator runs; undefined: the embedded cluster of `dataDir`. */
  readonly external?: { readonly product: string; readonly content: string | undefined }
  /** The bucket of the content service; undefined: the data folder has its files. */
  readonly uploadsBucket?: UploadsBucket | undefined
  /** Not by a timer: it stays until it is removed by hand, or is too old. */
  readonly isByHand: boolean
}

/** A backup that was stored. */
export interface MadeBackup {
  readonly name: string
  readonly seconds: number
  /** Of the database, keys and uploads that this backup stored, in bytes. */
  readonly bytes: number
  /** How many erasures were copied beside the backups. */
  readonly erasures: number
  readonly removed: readonly string[]
  /** Uploads of earlier backups that were lost or damaged there, and are stored again. */
  readonly healed: readonly string[]
  /** What is wrong beside this backup, which counts. */
  readonly faults: readonly string[]
}

/**
 * Backs up databases, uploads, keys and secrets while the site runs, and removes backups past their time. Each file is
 * read back once it is stored, and uploads of earlier backups are in turn.
 *
 * @throws Error where anything was not stored: the target then holds no manifest of it, so it does not count
 */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<MadeBackup> {
  const begun = performance.now()
  const target = await openTarget(settings.to)
  const name = backupName(now)
  const { recipient, isByHand } = settings
  const seal = (file: string, content: Readable, key = recipient) =>
    storeChecked(target, { name: fileOf(name, file), content, recipient: key })

  // Before the database: a key that a row needs is older than the row.
  const keys = await seal(
    'keys.json.zst.age',
    Readable.from([Buffer.from(JSON.stringify(readKeyFiles(settings)))]),
    settings.keysRecipient,
  )
  const { dataDir, uploadsBucket } = settings
  const store = siteUploads(dataDir, uploadsBucket)
  const source = await openSource(settings)
  try {
    const { erasures, ...known } = await backUpDatabases(target, source, seal)
    const { healed, ...uploads } = await backUpUploads(store, target, { recipient, now })
    const list = await seal(
      'uploads.json.zst.age',
      Readable.from([Buffer.from(JSON.stringify(uploads.listed))]),
    )
    const seconds = Math.round((performance.now() - begun) / 1_000)
    await writeManifest(target, name, {
      format: 2,
      madeAt: now.toISOString(),
      isByHand,
      seconds,
      ...known,
      keys,
      uploads: { list, files: uploads.files },
    })
    const { removed, faults } = await tryToRemoveOld(target, now)
    const untold = await tellSite(source.url, target, name)
    const bytes = [...known.database, keys].reduce((sum, file) => sum + file.bytes, uploads.bytes)
    return { name, seconds, bytes, erasures, healed, removed, faults: [...faults, ...untold] }
  } finally {
    await source.leave()
  }
}

/** Records for the site's metrics that a backup was made, and when one was last tried. @returns what is wrong */
async function tellSite(url: string, target: ObjectStore, backup: string): Promise<string[]> {
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    await recordBackup(database.db, { kind: 'backup', backup, finishedAt: new Date() })
    const drill = await readDrillNote(target)
    if (drill !== undefined)
      await recordBackup(database.db, {
        kind: 'drill',
        backup: drill.backup,
        finishedAt: new Date(drill.finishedAt),
      })
    return []
  } catch (error) {
    return [`this backup counts, and the site was not told of it: ${(error as Error).message}`]
  } finally {
    await database.close()
  }
}

/** A backup that is stored counts, also where the target lets nothing be removed. */
async function tryToRemoveOld(target: ObjectStore, now: Date): Promise<Removal> {
  try {
    return await removeOldBackups(target, now)
  } catch (error) {
    const reason = (error as Error).message
    return {
      removed: [],
      faults: [`old backups were not removed, and after 35 days they must be: ${reason}`],
    }
  }
}

type Seal = (file: string, content: Readable) => Promise<StoredFile>
type Known = Pick<Manifest, 'database' | 'postgres' | 'migration' | 'rows'> & { erasures: number }

/** The databases while they are backed up. */
interface Source {
  /** The product's. */
  readonly url: string
  readonly kind: Manifest['postgres']['kind']
  backUp(major: number, seal: Seal): Promise<StoredFile[]>
  leave(): Promise<void>
}

async function openSource({ external, dataDir }: BackupSettings): Promise<Source> {
  if (external !== undefined)
    return {
      url: external.product,
      kind: 'dumps',
      backUp: (major, seal) => dumpDatabases(external, postgresClient('pg_dump', major), seal),
      leave: async () => undefined,
    }
  const cluster = await openCluster(dataDir)
  const url = cluster.url('pulli')
  return {
    url,
    kind: 'cluster',
    backUp: async (_major, seal) => [await seal('cluster.tar.zst.age', (await baseBackup(url)).archive)],
    leave: () => cluster.leave(),
  }
}

async function dumpDatabases(
  { product, content }: { product: string; content: string | undefined },
  program: string,
  seal: Seal,
): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const [name, url] of Object.entries({ pulli: product, content })) {
    if (url === undefined) continue
    const dump = dumpDatabase(program, url)
    const [file] = await Promise.all([seal(`${name}.dump.zst.age`, dump.content), dump.done])
    files.push(file)
  }
  return files
}

/** Counts before and after, so that a restored database can be compared. */
async function backUpDatabases(
  target: ObjectStore,
  { url, kind, backUp }: Source,
  seal: Seal,
): Promise<Known> {
  const major = await majorOf(url)
  const before = await countRows(url)
  const database = await backUp(major, seal)
  const after = await countRows(url)
  const rows = Object.entries(after.tables).map(([table, count]) => [
    table,
    rowBounds(before.tables[table], count),
  ])
  return {
    database,
    postgres: { major, kind },
    migration: after.migration,
    rows: Object.fromEntries(rows),
    erasures: await copyWaitingErasures(url, target),
  }
}

/** Copies the erasures that the server did not copy, because of a failure or without a target. @returns how many */
async function copyWaitingErasures(url: string, target: ObjectStore): Promise<number> {
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    return await copyErasures(database.db, target)
  } finally {
    await database.close()
  }
}

async function majorOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return rows[0]?.major ?? 0
  } finally {
    await client.end()
  }
}

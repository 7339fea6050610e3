import { Readable } from 'node:stream'
import { openDatabase } from '@pulli/data/database.ts'
import pg from 'pg'
import { type BackupTarget, openTarget } from './backup-target.ts'
import { baseBackup } from './base-backup.ts'
import { bucketUploads, type UploadsBucket } from './bucket-uploads.ts'
import { countRows } from './count-rows.ts'
import { dumpDatabase, postgresClient } from './dump-database.ts'
import { copyErasures } from './erasure-ledger.ts'
import { folderUploads } from './folder-uploads.ts'
import { readKeyFiles } from './key-files.ts'
import { backupName, fileOf, type Manifest } from './manifest.ts'
import { removeOldBackups } from './remove-old-backups.ts'
import { rowBounds } from './row-bounds.ts'
import { openCluster } from './running-cluster.ts'
import { type StoredFile, storeSealed } from './sealed-file.ts'
import { onlyAs, type UploadedFile, uploadName } from './uploads.ts'

/** What is backed up, where to, and for whom it is encrypted. */
export interface BackupSettings {
  readonly to: string
  /** `age1…`: whoever holds its identity can read the data, with the keys. */
  readonly recipient: string
  /** Another `age1…`: whoever holds its identity gets the keys and secrets. */
  readonly keysRecipient: string
  readonly dataDir: string
  readonly keysDir: string
  /** Databases that the operator runs; undefined: the embedded cluster of `dataDir`. */
  readonly external?: { readonly product: string; readonly content: string | undefined }
  /** The bucket of the content service; undefined: the data folder has its files. */
  readonly uploadsBucket?: UploadsBucket | undefined
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
}

/**
 * Backs up databases, uploads, keys and secrets while the site runs, and removes backups past their time.
 *
 * @throws Error where anything was not stored: the target then holds no manifest of it, so it does not count
 */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<MadeBackup> {
  const begun = performance.now()
  const target = await openTarget(settings.to)
  const name = backupName(now)
  const { recipient } = settings
  const seal = (file: string, content: Readable, key = recipient) =>
    storeSealed(target, { name: fileOf(name, file), content, recipient: key })

  // Before the database: a key that a row needs is older than the row.
  const keys = await seal(
    'keys.json.zst.age',
    Readable.from([Buffer.from(JSON.stringify(readKeyFiles(settings)))]),
    settings.keysRecipient,
  )
  const { erasures, database, ...known } = settings.external
    ? await backUpDatabases(target, settings.external, seal)
    : await backUpCluster(target, settings.dataDir, seal)
  const uploads = await backUpUploads(target, settings, seal)

  const seconds = Math.round((performance.now() - begun) / 1_000)
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    seconds,
    ...known,
    database,
    keys,
    uploads: { list: uploads.list, sha256: uploads.sha256 },
  }
  const text = Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)])
  await target.put(fileOf(name, 'manifest.json'), text)
  const removed = await removeOldBackups(target, now)
  const bytes = [...database, keys].reduce((sum, file) => sum + file.bytes, uploads.bytes)
  return { name, seconds, bytes, erasures, removed }
}

type Seal = (file: string, content: Readable) => Promise<StoredFile>
type Known = Pick<Manifest, 'database' | 'postgres' | 'migration' | 'rows'> & { erasures: number }

async function backUpCluster(target: BackupTarget, dataDir: string, seal: Seal): Promise<Known> {
  const cluster = await openCluster(dataDir)
  try {
    const url = cluster.url('pulli')
    return await counted({ target, url, kind: 'cluster' }, async () => {
      const { archive } = await baseBackup(url)
      return [await seal('cluster.tar.zst.age', archive)]
    })
  } finally {
    await cluster.leave()
  }
}

async function backUpDatabases(
  target: BackupTarget,
  { product, content }: { product: string; content: string | undefined },
  seal: Seal,
): Promise<Known> {
  return counted({ target, url: product, kind: 'dumps' }, async (major) => {
    const program = postgresClient('pg_dump', major)
    const files: StoredFile[] = []
    for (const [name, url] of Object.entries({ pulli: product, content })) {
      if (url === undefined) continue
      const dump = dumpDatabase(program, url)
      const [file] = await Promise.all([seal(`${name}.dump.zst.age`, dump.content), dump.done])
      files.push(file)
    }
    return files
  })
}

/** Counts before and after, so that a restored database can be compared. */
async function counted(
  { target, url, kind }: { target: BackupTarget; url: string; kind: Manifest['postgres']['kind'] },
  backUp: (major: number) => Promise<StoredFile[]>,
): Promise<Known> {
  const major = await majorOf(url)
  const before = await countRows(url)
  const database = await backUp(major)
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

/** What the server could not copy, or where it was not told of the target. */
async function copyWaitingErasures(url: string, target: BackupTarget): Promise<number> {
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

/** Stores the uploads that no earlier backup holds, and the list of all. */
async function backUpUploads(target: BackupTarget, settings: BackupSettings, seal: Seal) {
  const { dataDir, recipient, uploadsBucket } = settings
  const store = uploadsBucket ? bucketUploads(uploadsBucket, dataDir) : folderUploads(dataDir)
  const files = await store.list()
  const stored = new Set(await target.list('uploads'))
  let bytes = 0
  for (const { path, sha256 } of files) {
    const name = uploadName(sha256)
    if (stored.has(name)) continue
    stored.add(name)
    const content = await store.read(path)
    const same = onlyAs(sha256, () => new Error(`${path} was replaced while it was backed up`))
    content.once('error', (error) => same.destroy(error))
    bytes += (await storeSealed(target, { name, content: content.pipe(same), recipient })).bytes
  }
  const list = await seal('uploads.json.zst.age', Readable.from([Buffer.from(JSON.stringify(files))]))
  return { list, bytes, sha256: [...new Set(files.map((file: UploadedFile) => file.sha256))] }
}

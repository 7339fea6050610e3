import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'
import { postgresAccount } from '#launcher/postgres-account.ts'
import type { BackupTarget } from './backup-target.ts'
import { CannotRestore } from './cannot-restore.ts'
import { KeyFiles, writeKeyFiles } from './key-files.ts'
import type { Manifest } from './manifest.ts'
import { restoreUploads } from './restore-uploads.ts'
import { openSealed } from './sealed-file.ts'
import type { UploadStore } from './uploads.ts'

/** A backup, what opens it, and the folders to restore it into. */
export interface Restore {
  readonly target: BackupTarget
  readonly manifest: Manifest
  /** `AGE-SECRET-KEY-1…` of the data. */
  readonly identity: string
  /** That of the keys and secrets. */
  readonly keysIdentity: string
  readonly dataDir: string
  readonly keysDir: string
  readonly uploads: UploadStore
}

/**
 * Restores keys, secrets and uploads, and the embedded cluster, into folders that hold none. The cluster is put into its
 * place whole, after its last byte was checked.
 *
 * @throws CannotRestore, MissingFile, WrongIdentity, ChangedFile
 */
export async function restoreFiles(restore: Restore): Promise<void> {
  const { target, manifest, dataDir, keysDir } = restore
  refuseToOverwrite(restore)
  const keys = KeyFiles.parse(
    await json(await openSealed(target, { file: manifest.keys, identity: restore.keysIdentity })),
  )
  if (manifest.postgres.kind === 'cluster') await restoreCluster(restore)
  if (manifest.uploads) await restoreUploads(restore, manifest.uploads.list)
  // Last: a folder with keys counts as restored.
  writeKeyFiles(keys, { keysDir, dataDir })
}

function refuseToOverwrite({ dataDir, keysDir }: Restore) {
  const full = [join(dataDir, 'postgres', 'cluster'), join(dataDir, 'content', 'uploads'), keysDir].find(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  )
  if (full === undefined && !existsSync(join(dataDir, 'secrets.json'))) return
  throw new CannotRestore(
    `${full ?? join(dataDir, 'secrets.json')} is there already. Move ${dataDir} and ${keysDir} away, or restore into others with DATA_DIR and KEYS_DIR.`,
  )
}

async function restoreCluster({ target, manifest, identity, dataDir }: Restore) {
  const [file] = manifest.database
  if (file === undefined) throw new CannotRestore('The manifest names no cluster.')
  const folder = join(dataDir, 'postgres')
  const unfinished = join(folder, 'cluster-restoring')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  rmSync(unfinished, { recursive: true, force: true })
  try {
    await unpack(await openSealed(target, { file, identity }), unfinished)
    renameSync(unfinished, join(folder, 'cluster'))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Unpacks the data folder of a cluster, owned by the account that PostgreSQL runs as. */
async function unpack(archive: Readable, folder: string) {
  const { ids } = postgresAccount(undefined)
  const owner = ids ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  mkdirSync(folder, { mode: 0o700 })
  await pipeline(
    archive,
    extract(folder, {
      map: (header) => ({ ...header, ...owner }),
      dmode: 0o700,
      fmode: 0o600,
      strict: true,
    }),
  )
  if (ids && statSync(folder).uid !== ids.uid) chownSync(folder, ids.uid, ids.gid)
}

import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'
import { postgresAccount } from '#launcher/postgres-account.ts'
import { CannotRestore } from './cannot-restore.ts'
import { KeyFiles, readKeyFiles, writeKeyFiles } from './key-files.ts'
import type { OpenedBackup } from './open-backup.ts'
import { openSealed } from './sealed-file.ts'
import { noteIn, noteUnfinished } from './unfinished-restore.ts'

/** Where the data and the keys of a site lie. */
export interface SiteFolders {
  readonly dataDir: string
  readonly keysDir: string
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')

/** @throws CannotRestore where the folders hold something already */
export function refuseToOverwrite({ dataDir, keysDir }: SiteFolders): void {
  const full = [clusterOf(dataDir), join(dataDir, 'content', 'uploads'), keysDir].find(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  )
  if (full === undefined && !existsSync(join(dataDir, 'secrets.json'))) return
  throw new CannotRestore(
    `${full ?? join(dataDir, 'secrets.json')} is there already. Move ${dataDir} and ${keysDir} away, or restore into others with DATA_DIR and KEYS_DIR.`,
  )
}

/**
 * Restores keys and secrets, and the embedded cluster, into folders that hold none.
 *
 * @throws MissingFile, WrongIdentity, ChangedFile; CannotRestore where the cluster is no archive
 */
export async function restoreFiles(backup: OpenedBackup, { dataDir, keysDir }: SiteFolders): Promise<void> {
  const { target, manifest, identity, keysIdentity } = backup
  const keys = KeyFiles.parse(
    await json(await openSealed(target, { file: manifest.keys, identity: keysIdentity })),
  )
  writeKeyFiles(keys, { keysDir, dataDir })
  if (manifest.postgres.kind !== 'cluster') return
  const [file] = manifest.database
  if (file === undefined) throw new CannotRestore('The manifest names no cluster.')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 })
  await unpack(await openSealed(target, { file, identity }), clusterOf(dataDir))
}

/** Moves all restored files into place or, after an error, none. */
export function putInPlace(stage: SiteFolders, { dataDir, keysDir }: SiteFolders, backup: string): void {
  const keys = readKeyFiles(stage)
  // Written where the disk is known to have room: from here on only names change.
  noteUnfinished(stage.dataDir, backup)
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.push(() => renameSync(to, from))
  }
  try {
    for (const { name } of keys.keys) undo.push(() => rmSync(join(keysDir, name), { force: true }))
    for (const { name } of keys.secrets) undo.push(() => rmSync(join(dataDir, name), { force: true }))
    writeKeyFiles(keys, { keysDir, dataDir })
    if (existsSync(clusterOf(stage.dataDir))) {
      mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 })
      move(clusterOf(stage.dataDir), clusterOf(dataDir))
    }
    move(noteIn(stage.dataDir), noteIn(dataDir))
  } catch (error) {
    for (const step of undo.reverse()) {
      try {
        step()
      } catch {
        // What stood in the way, such as a folder of this name: it was there before.
      }
    }
    throw error
  }
}

/** Whether a database that was restored earlier, and its keys, are in their places. */
export function isInPlace({ dataDir, keysDir }: SiteFolders, isExternal: boolean): boolean {
  const hasKeys =
    statSync(keysDir, { throwIfNoEntry: false })?.isDirectory() && readdirSync(keysDir).length > 0
  return hasKeys === true && (isExternal || existsSync(clusterOf(dataDir)))
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

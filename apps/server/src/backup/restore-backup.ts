import { json } from 'node:stream/consumers'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { openTarget } from './backup-target.ts'
import { CannotRestore, PartlyRestored } from './cannot-restore.ts'
import { readErasures } from './erasure-ledger.ts'
import { type BackupChoice, isDamage, type OpenedBackup, openBackup, withAdvice } from './open-backup.ts'
import { isInPlace, putInPlace, refuseToOverwrite, restoreFiles, type SiteFolders } from './restore-files.ts'
import { makeStage, type RestoreStage } from './restore-stage.ts'
import { type ExternalDatabases, openRestored } from './restored-databases.ts'
import { countRows, rowFaults } from './row-bounds.ts'
import { ChangedFile, openSealed, WrongIdentity } from './sealed-file.ts'
import { type SettledDatabase, type Settling, settleRestored } from './settle-restored.ts'
import { siteUploads, type UploadsBucket } from './site-uploads.ts'
import { noteFinished, noteIn, unfinishedRestore } from './unfinished-restore.ts'
import { onlyAs, type UploadedFile, UploadList, type UploadStore, uploadName } from './uploads.ts'

/** Which backup, what opens it, and where it goes. */
export interface RestoreSettings extends BackupChoice, SiteFolders, Omit<Settling, 'now'> {
  readonly external?: ExternalDatabases | undefined
  /** The bucket of the content service; undefined: the data folder has its files. */
  readonly uploadsBucket?: UploadsBucket | undefined
}

/** The restored parts, and their problems. */
export interface RestoredBackup {
  readonly backup: string
  readonly seconds: number
  /** Undefined: an earlier run restored it, and this one went on with the uploads. */
  readonly database: RestoredDatabase | undefined
  readonly uploads: RestoredUploads
  /** Newer ones that have no manifest. */
  readonly passedOver: readonly string[]
}

export interface RestoredDatabase extends SettledDatabase {
  /** Rows of all tables. */
  readonly rows: number
}

/**
 * Restores a backup into empty folders: database, keys and secrets first, and the uploads once those are in their place,
 * so that a missing picture does not delay the site. All sessions end, erasures since the backup are repeated,
 * and no mail goes out until the operator says so. If uploads are missing, a second run continues with them.
 *
 * @throws CannotRestore, WrongIdentity: nothing was restored; PartlyRestored
 */
export async function restoreBackup(settings: RestoreSettings, now = new Date()): Promise<RestoredBackup> {
  const begun = performance.now()
  const { dataDir, uploadsBucket } = settings
  const target = await openTarget(settings.from)
  const unfinished = unfinishedRestore(dataDir)
  if (unfinished !== undefined && ![undefined, unfinished].includes(settings.backup))
    throw new CannotRestore(
      `${dataDir} has the database of ${unfinished}, and not yet all of its uploads. Leave --backup out to go on with them, or move the folder away.`,
    )
  if (unfinished !== undefined && !isInPlace(settings, settings.external !== undefined))
    throw new CannotRestore(
      `${noteIn(dataDir)} says that ${unfinished} was restored here, and its database or keys are gone. Move ${dataDir} and ${settings.keysDir} away to restore it anew.`,
    )
  const backup = await openBackup(target, { ...settings, backup: unfinished ?? settings.backup })
  const database = unfinished === undefined ? await restoreDatabase(backup, settings, now) : undefined
  const store = siteUploads(dataDir, uploadsBucket)
  const uploads = await restoreUploads(backup, store)
  if (uploads.missing.length === 0 && uploads.stoppedBy === undefined) noteFinished(dataDir)
  return { ...resultOf(backup, begun), database, uploads }
}

/** Restores a backup into a stage alone, which is removed, and says what a restore would. */
export async function restoreToStage(settings: RestoreSettings, now = new Date()): Promise<RestoredBackup> {
  const begun = performance.now()
  const backup = await openBackup(await openTarget(settings.from), settings)
  const stage = await makeStage(settings.dataDir)
  try {
    const database = await stageDatabase(backup, { ...settings, external: undefined, stage, now })
    const uploads = await restoreUploads(backup, siteUploads(stage.dataDir))
    return { ...resultOf(backup, begun), database, uploads }
  } finally {
    await stage.remove()
  }
}

function resultOf({ name, passedOver }: OpenedBackup, begun: number) {
  return { backup: name, passedOver, seconds: Math.round((performance.now() - begun) / 1_000) }
}

/** Restores database, keys and secrets, and puts them into their places. */
async function restoreDatabase(
  backup: OpenedBackup,
  settings: RestoreSettings,
  now: Date,
): Promise<RestoredDatabase> {
  refuseToOverwrite(settings)
  const stage = await makeStage(settings.dataDir)
  try {
    const restored = await stageDatabase(backup, { ...settings, stage, now })
    try {
      putInPlace(stage, settings, backup.name)
    } catch (error) {
      throw settings.external ? new PartlyRestored((error as Error).message) : error
    }
    return restored
  } finally {
    await stage.remove()
  }
}

type Staging = RestoreSettings & { stage: RestoreStage; now: Date }

/** Restores database, keys and secrets into a stage (databases of the operator's into these), and settles them. */
async function stageDatabase(backup: OpenedBackup, staging: Staging): Promise<RestoredDatabase> {
  const { target, name, manifest } = backup
  const { stage, external } = staging
  const databases = await withAdvice(target, name, async () => {
    await restoreFiles(backup, stage)
    return openRestored(backup, stage, external)
  })
  try {
    const found = await countRows(databases.owner)
    await migrate(databases.owner, {
      application: applicationAccess(databases.owner, databases.application),
    })
    const settled = await settleRestored(databases.owner, stage, staging, await readErasures(target))
    return {
      ...settled,
      rows: Object.values(found.tables).reduce((sum, { rows }) => sum + rows, 0),
      faults: [...rowFaults(manifest.rows, found.tables), ...settled.faults],
    }
  } catch (error) {
    throw external ? new PartlyRestored((error as Error).message) : error
  } finally {
    await databases.close()
  }
}

/** What became of the uploads of a backup. */
interface RestoredUploads {
  readonly restored: number
  /** How many were there already, as in a bucket that was not lost. */
  readonly there: number
  /** Those that the backups no longer hold as they were, each with why. */
  readonly missing: readonly string[]
  /** Why it stopped before the last one; undefined: it did not. */
  readonly stoppedBy?: string | undefined
}

type Source = Pick<OpenedBackup, 'target' | 'manifest' | 'identity'>

/**
 * Restores the uploads of a backup, each checked against what it held when it was backed up. What is there already stays.
 * A missing or damaged one does not affect the others, and a second run continues where one stopped.
 */
export async function restoreUploads(source: Source, uploads: UploadStore): Promise<RestoredUploads> {
  const missing: string[] = []
  let [restored, there] = [0, 0]
  try {
    for (const file of await listOf(source)) {
      if (await uploads.has(file)) there++
      else {
        const fault = await restoreOne(source, uploads, file)
        if (fault === undefined) restored++
        else missing.push(`${file.path}: ${fault}`)
      }
    }
    return { restored, there, missing }
  } catch (error) {
    return { restored, there, missing, stoppedBy: (error as Error).message }
  }
}

async function listOf({ target, manifest, identity }: Source): Promise<UploadedFile[]> {
  return UploadList.parse(await json(await openSealed(target, { file: manifest.uploads.list, identity })))
}

/** @returns what is wrong with its copy in the backups; undefined: it is restored */
async function restoreOne(
  { target, identity }: Source,
  uploads: UploadStore,
  { path, sha256 }: UploadedFile,
): Promise<string | undefined> {
  const name = uploadName(sha256)
  try {
    // Sealed anew it has other bytes: what it holds decides.
    const checked = onlyAs(sha256, () => new ChangedFile(name, 'it holds something else'))
    const sealed = await openSealed(target, { file: { name }, identity })
    sealed.once('error', (error) => checked.destroy(error))
    await uploads.write(path, sealed.pipe(checked))
    return undefined
  } catch (error) {
    // The list opened with this identity: a file that does not is another one.
    if (error instanceof WrongIdentity) return new ChangedFile(name, 'no identity opens it').message
    if (isDamage(error)) return error.message
    throw error
  }
}

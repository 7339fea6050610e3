import { replayErasures } from '@pulli/api/erasure-ledger/replay-erasures.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { sealFor } from '@pulli/api/sealed-erasure/seal-for.ts'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { verifyAuditChain } from '@pulli/data/audit/verify-audit-chain.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { checkKeys } from '@pulli/data/encryption/check-keys.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { holdMails } from '@pulli/data/mail/mail-hold.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { endEverySession } from '@pulli/data/sign-in/end-every-session.ts'
import { keptSecrets } from '#launcher/secrets.ts'
import { openTarget } from './backup-target.ts'
import { bucketUploads, type UploadsBucket } from './bucket-uploads.ts'
import { CannotRestore } from './cannot-restore.ts'
import { countRows } from './count-rows.ts'
import { readErasures } from './erasure-ledger.ts'
import { folderUploads } from './folder-uploads.ts'
import { listBackups, readManifest } from './manifest.ts'
import { readIdentity } from './read-identity.ts'
import { restoreFiles } from './restore-files.ts'
import { type ExternalDatabases, openRestored } from './restored-databases.ts'
import { rowFaults } from './row-bounds.ts'

/** Which backup, what opens it, and where it goes. */
export interface RestoreSettings {
  readonly from: string
  /** Its name; undefined: the newest. */
  readonly backup?: string | undefined
  readonly identityFile: string
  readonly keysIdentityFile: string
  readonly dataDir: string
  readonly keysDir: string
  readonly external?: ExternalDatabases | undefined
  /** The bucket of the content service; undefined: the data folder has its files. */
  readonly uploadsBucket?: UploadsBucket | undefined
  /** The secrets of the site, where the environment sets them. */
  readonly appSecret?: string | undefined
  readonly appSecretFallback?: string | undefined
  /** For whom what is erased again is sealed again (`age1…`); undefined: nothing of it is kept. */
  readonly retentionRecipient?: string | undefined
}

/** What was restored, and what is wrong with it. */
export interface RestoredBackup {
  readonly backup: string
  readonly seconds: number
  /** Rows of all tables. */
  readonly rows: number
  readonly events: number
  readonly erasures: number
  /** Members, by pseudonym, who changed their number after the backup. */
  readonly numbersOfBefore: readonly string[]
  /** Empty: everything that the manifest names is there, the keys open it, and the audit trail is whole. */
  readonly faults: readonly string[]
}

/**
 * Restores a backup into empty folders. Everybody is signed out, what was erased since is erased again, and no mail goes
 * out until the operator says so.
 *
 * @throws CannotRestore, MissingFile, WrongIdentity, ChangedFile
 */
export async function restoreBackup(settings: RestoreSettings, now = new Date()): Promise<RestoredBackup> {
  const begun = performance.now()
  const { dataDir, keysDir } = settings
  const target = await openTarget(settings.from)
  const backup = await choose(await listBackups(target), settings)
  const manifest = await readManifest(target, backup)
  const restore = {
    target,
    manifest,
    identity: readIdentity(settings.identityFile),
    keysIdentity: readIdentity(settings.keysIdentityFile),
    dataDir,
    keysDir,
    uploads: settings.uploadsBucket ? bucketUploads(settings.uploadsBucket, dataDir) : folderUploads(dataDir),
  }
  await restoreFiles(restore)
  const databases = await openRestored(restore, settings.external)
  try {
    const found = await countRows(databases.owner)
    const faults = rowFaults(manifest.rows, found.tables)
    await migrate(databases.owner, {
      application: applicationAccess(databases.owner, databases.application),
    })
    const settled = await settle(databases.owner, { ...settings, now }, await readErasures(target))
    return {
      ...settled,
      backup,
      seconds: Math.round((performance.now() - begun) / 1_000),
      rows: Object.values(found.tables).reduce((sum, { rows }) => sum + rows, 0),
      faults: [...faults, ...settled.faults],
    }
  } finally {
    await databases.close()
  }
}

async function choose(backups: readonly string[], { from, backup }: RestoreSettings): Promise<string> {
  const found = backup === undefined ? backups.at(-1) : backups.find((name) => name === backup)
  if (found !== undefined) return found
  if (backups.length === 0) throw new CannotRestore(`There is no finished backup in ${from}.`)
  throw new CannotRestore(`There is no backup ${backup} in ${from}. There are: ${backups.join(', ')}.`)
}

/** What must happen before anybody sees a restored database. */
async function settle(
  url: string,
  { keysDir, dataDir, now, retentionRecipient, ...secrets }: RestoreSettings & { now: Date },
  erasures: Awaited<ReturnType<typeof readErasures>>,
) {
  const database = openDatabase({ url, maxConnections: 2 })
  const { db, pool } = database
  try {
    const encryption = await openKeyFolder(keysDir)
    const areKeysRight = await checkKeys(db, encryption)
    const chain = await verifyAuditChain(pool, { now })
    const kept = keptSecrets(dataDir)
    const keys = keysOf({
      secret: secrets.appSecret ?? kept.appSecret,
      fallbackSecret: secrets.appSecretFallback ?? kept.appSecretFallback,
    })
    await holdMails(db)
    const { replayed, numbersOfBefore } = areKeysRight
      ? await replayErasures(
          { db, encryption, keys, now, seal: retentionRecipient ? sealFor(retentionRecipient) : undefined },
          erasures,
        )
      : { replayed: 0, numbersOfBefore: [] }
    await db.transaction().execute(async (tx) => {
      await endEverySession(tx, now)
      await recordAudit(tx, { actor: 'system', action: 'backup.restore', subjectKind: 'backup', now })
    })
    return {
      events: chain.events,
      erasures: replayed,
      numbersOfBefore,
      faults: [
        ...(areKeysRight ? [] : ['the keys do not open what is in the database']),
        ...(chain.broken
          ? [`the audit trail is broken at ${chain.broken.minute.toISOString()}: ${chain.broken.reason}`]
          : []),
      ],
    }
  } finally {
    await database.close()
  }
}

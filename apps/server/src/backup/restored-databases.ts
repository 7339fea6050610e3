import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeDatabaseAccounts } from '#launcher/database-accounts.ts'
import { startEmbeddedPostgres } from '#launcher/embedded-postgres.ts'
import { keptSecrets } from '#launcher/secrets.ts'
import { CannotRestore, PartlyRestored } from './cannot-restore.ts'
import { postgresClient, refuseFullDatabase, restoreDump } from './dump-database.ts'
import type { OpenedBackup } from './open-backup.ts'
import type { RestoreStage } from './restore-stage.ts'
import { ChangedFile, openSealed } from './sealed-file.ts'
import { isStored } from './stored-uploads.ts'

/** The databases of a restored backup, while they are looked at and settled. */
export interface RestoredDatabases {
  /** The product's, as its owner. */
  readonly owner: string
  /** The same with the server's account. */
  readonly application: string
  close(): Promise<void>
}

/** Databases that the operator runs, empty. */
export interface ExternalDatabases {
  readonly owner: string
  readonly application: string
  readonly content: string | undefined
}

/**
 * Opens what a backup holds: the restored cluster; or its dumps, restored into the operator's empty databases, or into an
 * embedded cluster.
 *
 * @throws CannotRestore, ChangedFile, WrongIdentity; PartlyRestored
 */
export async function openRestored(
  backup: OpenedBackup,
  stage: RestoreStage,
  external: ExternalDatabases | undefined,
): Promise<RestoredDatabases> {
  if (external !== undefined) {
    if (backup.manifest.postgres.kind === 'cluster')
      throw new CannotRestore(
        'This backup holds a whole cluster. Restore it without DATABASE_URL, and dump its databases from there.',
      )
    await restoreDumps(backup, { pulli: external.owner, content: external.content }, true)
    return { ...external, close: async () => undefined }
  }
  const { dataDir } = stage
  const secrets = keptSecrets(dataDir)
  const logFile = join(dataDir, 'logs', 'postgres.log')
  const starting = startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    password: secrets.databasePassword,
    logFile,
  })
  stage.onRemove(async () => (await starting).stop())
  const postgres = await starting.catch((error: Error) => {
    throw new CannotRestore(
      `PostgreSQL does not start on what was restored: ${lastLineOf(logFile) ?? error.message}`,
    )
  })
  try {
    const { application } = await makeDatabaseAccounts(postgres.url, {
      application: secrets.databaseAppPassword,
      content: secrets.databaseContentPassword,
    })
    if (backup.manifest.postgres.kind === 'dumps')
      await restoreDumps(backup, { pulli: postgres.url('pulli'), content: postgres.url('content') })
    return { owner: postgres.url('pulli'), application, close: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function restoreDumps(
  { target, manifest, identity }: OpenedBackup,
  urls: Readonly<Record<string, string | undefined>>,
  isExternal = false,
): Promise<void> {
  const program = postgresClient('pg_restore', manifest.postgres.major)
  const dumps = manifest.database.map((file) => ({ file, url: urls[basename(file.name, '.dump.zst.age')] }))
  // All of it before the first is restored: afterwards it would be one database of two.
  for (const { file, url } of dumps) {
    if (url === undefined)
      throw new CannotRestore(`Nothing says where ${file.name} goes: set CONTENT_DATABASE_URL.`)
    if (isExternal) await refuseFullDatabase(url)
    if (!(await isStored(target, file))) throw new ChangedFile(file.name)
  }
  let isFilled = false
  // The product's own last: what it holds must be settled at once.
  for (const { file, url = '' } of dumps.toReversed()) {
    try {
      await restoreDump(program, url, await openSealed(target, { file, identity }))
      isFilled = isExternal
    } catch (error) {
      throw isFilled ? new PartlyRestored((error as Error).message) : error
    }
  }
}

function lastLineOf(logFile: string): string | undefined {
  try {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n')
    return JSON.parse(lines.at(-1) ?? '').msg
  } catch {
    return undefined
  }
}

import { basename, join } from 'node:path'
import { makeDatabaseAccounts } from '#launcher/database-accounts.ts'
import { startEmbeddedPostgres } from '#launcher/embedded-postgres.ts'
import { keptSecrets } from '#launcher/secrets.ts'
import { CannotRestore } from './cannot-restore.ts'
import { postgresClient, restoreDump } from './dump-database.ts'
import type { Restore } from './restore-files.ts'
import { openSealed } from './sealed-file.ts'

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
 * @throws CannotRestore
 */
export async function openRestored(
  restore: Restore,
  external: ExternalDatabases | undefined,
): Promise<RestoredDatabases> {
  if (external !== undefined) {
    if (restore.manifest.postgres.kind === 'cluster')
      throw new CannotRestore(
        'This backup holds a whole cluster. Restore it without DATABASE_URL, and dump its databases from there.',
      )
    await restoreDumps(restore, { pulli: external.owner, content: external.content })
    return { ...external, close: async () => undefined }
  }
  const { dataDir } = restore
  const secrets = keptSecrets(dataDir)
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    password: secrets.databasePassword,
    logFile: join(dataDir, 'logs', 'postgres.log'),
  })
  try {
    const { application } = await makeDatabaseAccounts(postgres.url, {
      application: secrets.databaseAppPassword,
      content: secrets.databaseContentPassword,
    })
    if (restore.manifest.postgres.kind === 'dumps')
      await restoreDumps(restore, { pulli: postgres.url('pulli'), content: postgres.url('content') })
    return { owner: postgres.url('pulli'), application, close: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function restoreDumps(
  { target, manifest, identity }: Restore,
  urls: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const program = postgresClient('pg_restore', manifest.postgres.major)
  for (const file of manifest.database) {
    const database = basename(file.name, '.dump.zst.age')
    const url = urls[database]
    if (url === undefined) throw new CannotRestore(`Nothing says where the database ${database} goes.`)
    await restoreDump(program, url, await openSealed(target, { file, identity }))
  }
}

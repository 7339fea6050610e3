import { openDatabase } from '@pulli/data/database.ts'
import { migrationNames } from '@pulli/data/migrate.ts'
import { isBeforeFirstVersion, readDatabaseVersion, tooOldFor } from '@pulli/data/release/database-version.ts'

/**
 * Nothing may begin, the content service neither, where this version is too old for the database, or the database for this
 * version.
 *
 * @param earlier what to say where a version before 1.0.0 made it
 * @throws Error in words
 */
export async function refuseDatabase(url: string, earlier: string): Promise<void> {
  const { pool, close } = openDatabase({ url, maxConnections: 1 })
  try {
    const isEarlier = await isBeforeFirstVersion(pool, await migrationNames())
    const refusal = isEarlier ? earlier : tooOldFor(await readDatabaseVersion(pool))
    if (refusal !== undefined) throw new Error(`${refusal}.`)
  } finally {
    await close()
  }
}

import { keysOf } from '@pulli/api/keys/keys.ts'
import { firstOwnerLink } from '@pulli/api/staff/first-owner-link.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { describeKeyFolderFailure, makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { migrationNames } from '@pulli/data/migrate.ts'
import { isBeforeFirstVersion, readDatabaseVersion, tooOldFor } from '@pulli/data/release/database-version.ts'
import { hasOwner } from '@pulli/data/staff/staff.ts'
import { type LaunchConfig, parseLaunchConfig } from '#config/launch-config.ts'
import { productionProblems } from '#production/production-problems.ts'
import { type ProductionPlaces, readProductionFacts } from '#production/read-production-facts.ts'
import { reasonsBesideFaults } from '#production/reasons-beside-faults.ts'
import { verdictOn } from '#production/verdict.ts'
import { describeFaults, type Environment } from '../config/faults.ts'
import { makeDatabaseAccounts } from './database-accounts.ts'

/** The link with which the first owner joins; without one, where none was asked for. */
export type FirstOwner = { readonly link?: string }

interface FirstOwnerQuestion {
  readonly databaseUrl: string
  readonly secret: string
  readonly fallbackSecret: string | undefined
  readonly publicUrl: string
  /** Whether to make a link, which ends the earlier one. */
  readonly makesLink: boolean
}

/**
 * What a start does once. It runs in a process that ends with the start (`start-process.ts`): the launcher lives for months, and
 * would hold for as long what these load.
 */
export const START_STEPS = {
  /** Returns the settings, or in words why there is no start with them. */
  async readSettings(
    environment: Environment,
  ): Promise<{ readonly config: LaunchConfig } | { readonly refusal: string }> {
    const parsed = parseLaunchConfig(environment)
    if (parsed.ok) return { config: parsed.config }
    const reasons = [describeFaults(parsed.faults), await reasonsBesideFaults(environment)]
    return { refusal: reasons.filter(Boolean).join('\n') }
  },

  /** Refuses a version, or a content service, that is too old for the database, and a database older than 1.0.0. */
  refuseDatabase({ databaseUrl, earlier }: { databaseUrl: string; earlier: string }): Promise<void> {
    return refuseDatabase(databaseUrl, earlier)
  },

  /** Makes the accounts of the embedded PostgreSQL, and returns the URL of each. */
  makeAccounts({
    urls,
    passwords,
  }: {
    /** The superuser's of each database. */
    urls: { pulli: string; content: string }
    passwords: { application: string; content: string }
  }): Promise<{ application: string; content: string }> {
    return makeDatabaseAccounts((database) => (database === 'content' ? urls.content : urls.pulli), passwords)
  },

  async makeKeys({ keysDir }: { keysDir: string }): Promise<void> {
    await makeKeyFolder(keysDir, new Date()).catch((error: unknown) => {
      throw new Error(describeKeyFolderFailure(keysDir, error))
    })
  },

  /** Returns what is not ready for people. */
  async checkProduction({ environment, places }: { environment: Environment; places: ProductionPlaces }) {
    return verdictOn(productionProblems(await readProductionFacts(environment, places)), environment)
  },

  /** The desk has no owner at a fresh start: the reader of the launcher's output becomes the first one. */
  async askForFirstOwner({
    databaseUrl,
    secret,
    fallbackSecret,
    publicUrl,
    makesLink,
  }: FirstOwnerQuestion): Promise<FirstOwner | undefined> {
    const database = openDatabase({ url: databaseUrl, maxConnections: 1 })
    try {
      if (!makesLink) return (await hasOwner(database.db)) ? undefined : {}
      const keys = keysOf({ secret, fallbackSecret })
      const link = await firstOwnerLink(database.db, { keys, publicUrl, now: new Date() })
      return link === undefined ? undefined : { link }
    } finally {
      await database.close()
    }
  },

  /** The server may have requested content before the service was up: makes it try again. */
  async announceContent({ siteUrl, secret }: { siteUrl: string; secret: string }): Promise<void> {
    await fetch(`${siteUrl}/internal/content-changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'content-started' }),
      signal: AbortSignal.timeout(5_000),
    })
  },
}

export type StartSteps = typeof START_STEPS

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

import { existsSync, readFileSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { lastBackups } from '@pulli/data/backup/backups.ts'
import { measureClockSkew } from '@pulli/data/clock-skew.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { lookAtKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import { NeighbourAway } from '@pulli/data/neighbour/neighbour.ts'
import { hasCoordinator } from '@pulli/data/staff/staff.ts'
import { openCluster } from '#backup/running-cluster.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'
import { namesGrievanceOfficer, publishedSamples } from '#content/ask-content.ts'
import type { ProductionFacts } from './production-problems.ts'
import { nearestFolder, unwritableBecause } from './unwritable-folder.ts'

/** Finds out what is not ready about a site that may not run: asks its database, and starts the embedded one for that. */
export async function factsOfSite(env: Environment, places: ProductionPlaces): Promise<ProductionFacts> {
  if (places.databaseUrl !== undefined) return readProductionFacts(env, places)
  // Before the first start there is no database, and no desk account.
  if (!existsSync(`${places.dataDir}/postgres/cluster`))
    return { ...(await readProductionFacts(env, places)), hasStaff: false }
  const cluster = await openCluster(places.dataDir)
  try {
    return await readProductionFacts(env, { ...places, databaseUrl: cluster.url('pulli') })
  } finally {
    await cluster.leave()
  }
}

/** Where a site keeps its state. */
export interface ProductionPlaces {
  readonly dataDir: string
  readonly keysDir: string
  /** The product's database, migrated; undefined: not asked. */
  readonly databaseUrl: string | undefined
  /** The content service, which may not be running; missing: not asked. */
  readonly content?: { readonly url: string; readonly secret: string }
}

/** Finds out what `productionProblems` decides on. It changes nothing. */
export async function readProductionFacts(
  env: Environment,
  { dataDir, keysDir, databaseUrl, content }: ProductionPlaces,
): Promise<ProductionFacts> {
  const disk = await nearestFolder(dataDir)
    .then((folder) => statfs(folder))
    .catch(() => undefined)
  const ofDatabase = databaseUrl === undefined ? undefined : await askDatabase(databaseUrl)
  return {
    env: withoutBlanks(env),
    now: new Date(),
    unwritable: await unwritableBecause(dataDir),
    freeBytes: disk && disk.bavail * disk.bsize,
    keysLie: await placeOfKeys(keysDir, dataDir),
    hasFallbackInFile: hasFallbackIn(`${dataDir}/secrets.json`),
    clockSkewSeconds: ofDatabase?.clockSkewSeconds,
    hasStaff: ofDatabase?.hasStaff,
    mailsHeldSince: ofDatabase?.mailsHeldSince,
    ...(await askContent(content)),
    lastBackup: ofDatabase?.backups ? ofDatabase.backups.backup : 'unknown',
    lastDrill: ofDatabase?.backups?.drill,
  }
}

/** Nothing where it does not answer at once, as before the first start. */
async function askContent(
  content: ProductionPlaces['content'],
): Promise<Pick<ProductionFacts, 'samples' | 'hasGrievanceOfficer'>> {
  if (content === undefined) return { samples: undefined, hasGrievanceOfficer: undefined }
  const asked = { contentUrl: content.url, secret: content.secret, withinMilliseconds: 2_000 }
  const [entries, hasGrievanceOfficer] = await Promise.all([
    publishedSamples(asked)().catch(() => undefined),
    namesGrievanceOfficer(asked).catch(() => undefined),
  ])
  const samples = entries?.flatMap(({ type, samples }) =>
    samples.map(({ place, value }) => `${[type, place].filter(Boolean).join(', ')}: ${value}`),
  )
  return { samples, hasGrievanceOfficer }
}

async function askDatabase(url: string) {
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    return {
      clockSkewSeconds: await measureClockSkew(database.pool),
      hasStaff: await hasCoordinator(database.db),
      mailsHeldSince: await mailsHeldSince(database.db),
      // Before the migration of a new version it does not say.
      backups: await lastBackups(database.db).catch(() => undefined),
    }
  } finally {
    await database.close()
  }
}

function hasFallbackIn(file: string): boolean {
  try {
    return Boolean(JSON.parse(readFileSync(file, 'utf8')).appSecretFallback)
  } catch {
    // There is none, or another account reads it.
    return false
  }
}

/** The mount of the keys may hang: it has a limit. */
async function placeOfKeys(keysDir: string, dataDir: string): Promise<ProductionFacts['keysLie']> {
  try {
    const folder = await lookAtKeyFolder(keysDir)
    if (folder === undefined) return 'nowhere'
    return folder.device === (await stat(dataDir)).dev ? 'on the disk of the data' : 'elsewhere'
  } catch (error) {
    return error instanceof NeighbourAway ? 'no answer' : 'elsewhere'
  }
}

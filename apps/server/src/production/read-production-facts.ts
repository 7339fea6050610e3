import { statSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { measureClockSkew } from '@pulli/data/clock-skew.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import { hasCoordinator } from '@pulli/data/staff/has-staff.ts'
import { lastBackup } from '#backup/backup-note.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'
import { publishedSamples } from '#content/published-samples.ts'
import type { ProductionFacts } from './production-problems.ts'

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
  await mkdir(dataDir, { recursive: true })
  const disk = await statfs(dataDir).catch(() => undefined)
  const ofDatabase = databaseUrl === undefined ? undefined : await askDatabase(databaseUrl)
  return {
    env: withoutBlanks(env),
    now: new Date(),
    freeBytes: disk && disk.bavail * disk.bsize,
    areKeysOnDiskOfData: isOnDiskOf(keysDir, dataDir),
    clockSkewSeconds: ofDatabase?.clockSkewSeconds,
    hasStaff: ofDatabase?.hasStaff,
    mailsHeldSince: ofDatabase?.mailsHeldSince,
    samples: await askContent(content),
    lastBackup: lastBackup(dataDir, 'backup'),
    lastDrill: lastBackup(dataDir, 'drill'),
  }
}

/** Undefined where it does not answer at once, as before the first start. */
async function askContent(content: ProductionPlaces['content']): Promise<string[] | undefined> {
  if (content === undefined) return undefined
  const { url, secret } = content
  const read = publishedSamples({ contentUrl: url, secret, withinMilliseconds: 2_000 })
  try {
    const entries = await read()
    return entries.flatMap(({ type, samples }) =>
      samples.map(({ place, value }) => `${[type, place].filter(Boolean).join(', ')}: ${value}`),
    )
  } catch {
    return undefined
  }
}

async function askDatabase(url: string) {
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    return {
      clockSkewSeconds: await measureClockSkew(database.pool),
      hasStaff: await hasCoordinator(database.db),
      mailsHeldSince: await mailsHeldSince(database.db),
    }
  } finally {
    await database.close()
  }
}

function isOnDiskOf(folder: string, other: string): boolean {
  try {
    return statSync(folder).dev === statSync(other).dev
  } catch {
    return false
  }
}

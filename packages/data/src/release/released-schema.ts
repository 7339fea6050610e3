import { readFileSync } from 'node:fs'
import type { Schema } from './read-schema.ts'

/** A released version, as `npm run record-release` recorded it. */
export interface Release {
  readonly version: string
  /** The commit whose code it is, where there is no tag of the version. */
  readonly commit: string
  readonly newestMigration: string
  /** Constraints, indexes and triggers made since, each with why this version gets along with it. */
  readonly accepted: Readonly<Record<string, string>>
  readonly schema: Schema
}

/** The version before the next one: its servers may run on the schema of this checkout. */
export const RELEASE_FILE = new URL('../../release/schema.json', import.meta.url)

export const readRelease = (): Release => JSON.parse(readFileSync(RELEASE_FILE, 'utf8'))

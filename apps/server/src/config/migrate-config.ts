import { z } from 'zod'
import { type Environment, type Parsed, parseSettings } from './faults.ts'
import { PostgresUrl } from './values.ts'

/** The settings of `npm run migrate`: the owner's address, and the account of the server. */
const MigrateEnvironment = z.object({
  DATABASE_URL: PostgresUrl,
  DATABASE_APP_URL: PostgresUrl.optional(),
})

export const MIGRATE_SETTINGS = Object.keys(MigrateEnvironment.shape)

export type MigrateConfig = z.infer<typeof MigrateEnvironment>

/** Parses the settings of `npm run migrate`, or lists every fault by variable. */
export function parseMigrateConfig(environment: Environment): Parsed<MigrateConfig> {
  return parseSettings(MigrateEnvironment, environment)
}

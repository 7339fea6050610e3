import { z } from 'zod'
import { type Environment, type Parsed, parseSettings } from './faults.ts'
import { PostgresUrl } from './values.ts'

/** What `npm run migrate` needs: the owner's address, and whose account the server's is. */
const MigrateEnvironment = z.object({
  DATABASE_URL: PostgresUrl,
  DATABASE_APP_URL: PostgresUrl.optional(),
})

export type MigrateConfig = z.infer<typeof MigrateEnvironment>

/** Reads the settings of `npm run migrate`, or lists every fault by the name of its variable. */
export function parseMigrateConfig(environment: Environment): Parsed<MigrateConfig> {
  return parseSettings(MigrateEnvironment, environment)
}

import { z } from 'zod'
import { type Environment, type Parsed, parseSettings } from './faults.ts'
import { PostgresUrl } from './values.ts'

/** The settings of `npm run move-database`: the data folder, and the owners' addresses of the two databases to fill. */
const MoveDatabaseEnvironment = z.object({
  DATABASE_URL: PostgresUrl,
  CONTENT_DATABASE_URL: PostgresUrl,
  DATA_DIR: z.string().default('.data'),
})

export const MOVE_DATABASE_SETTINGS = Object.keys(MoveDatabaseEnvironment.shape)

export type MoveDatabaseConfig = z.infer<typeof MoveDatabaseEnvironment>

/** Parses the settings of `npm run move-database`, or lists every fault by variable. */
export function parseMoveDatabaseConfig(environment: Environment): Parsed<MoveDatabaseConfig> {
  return parseSettings(MoveDatabaseEnvironment, environment)
}

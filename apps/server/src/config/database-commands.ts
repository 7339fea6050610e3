import { z } from 'zod'
import { type Environment, parseSettings } from './faults.ts'
import { PostgresUrl } from './values.ts'

/** `npm run migrate`: the owner's address, and the account of the server. */
const MigrateSettings = z.object({
  DATABASE_URL: PostgresUrl,
  DATABASE_APP_URL: PostgresUrl.optional(),
})
export const MIGRATE_SETTINGS = Object.keys(MigrateSettings.shape)
export const parseMigrateConfig = (environment: Environment) => parseSettings(MigrateSettings, environment)

/** `npm run move-database`: the data folder, and the owners' addresses of the two databases to fill. */
const MoveDatabaseSettings = z.object({
  DATABASE_URL: PostgresUrl,
  CONTENT_DATABASE_URL: PostgresUrl,
  DATA_DIR: z.string().default('.data'),
})
export const MOVE_DATABASE_SETTINGS = Object.keys(MoveDatabaseSettings.shape)
export const parseMoveDatabaseConfig = (environment: Environment) =>
  parseSettings(MoveDatabaseSettings, environment)

/** `npm run audit:verify`: an account that may read. By default, the database of `npm start`. */
const VerifyAuditSettings = z.object({
  DATABASE_APP_URL: PostgresUrl.optional(),
  DATABASE_URL: PostgresUrl.optional(),
  DATA_DIR: z.string().default('.data'),
})
export const VERIFY_AUDIT_SETTINGS = Object.keys(VerifyAuditSettings.shape)
export const parseVerifyAuditConfig = (environment: Environment) =>
  parseSettings(VerifyAuditSettings, environment)

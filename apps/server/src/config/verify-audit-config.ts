import { z } from 'zod'
import { type Environment, type Parsed, parseSettings } from './faults.ts'
import { PostgresUrl } from './values.ts'

/** The settings of `npm run audit:verify`: an account that may read. By default, the database of `npm start`. */
const VerifyAuditEnvironment = z.object({
  DATABASE_APP_URL: PostgresUrl.optional(),
  DATABASE_URL: PostgresUrl.optional(),
  DATA_DIR: z.string().default('.data'),
})

export const VERIFY_AUDIT_SETTINGS = Object.keys(VerifyAuditEnvironment.shape)

export type VerifyAuditConfig = z.infer<typeof VerifyAuditEnvironment>

/** Parses the settings of `npm run audit:verify`, or lists every fault by variable. */
export function parseVerifyAuditConfig(environment: Environment): Parsed<VerifyAuditConfig> {
  return parseSettings(VerifyAuditEnvironment, environment)
}

import { type Environment, type Parsed, withoutBlanks } from './faults.ts'
import { type LaunchConfig, parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { smsSettings } from './sms-settings.ts'

/** Where a command finds a site: that of `npm start`, or a server that was started by itself. */
export type Site = ReturnType<typeof siteOf>

/** Parses the settings of a command that asks a site, as the site itself does, or lists every fault by variable. */
export function parseSiteConfig(environment: Environment): Parsed<Site> {
  const { DATABASE_URL, DATABASE_APP_URL } = withoutBlanks(environment)
  if (DATABASE_APP_URL !== undefined && DATABASE_URL === undefined) return parseServerConfig(environment)
  const parsed = parseLaunchConfig(environment)
  return parsed.ok ? { ok: true, config: siteOf(parsed.config) } : parsed
}

const siteOf = (config: LaunchConfig) => ({
  dataDir: config.DATA_DIR,
  keysDir: config.KEYS_DIR,
  publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  /** The database of one's own, with the server's account; undefined: the bundled one of the data folder. */
  databaseUrl: config.DATABASE_APP_URL,
  /** Undefined: as `secrets.json` has it. */
  appSecret: config.APP_SECRET,
  appSecretFallback: config.APP_SECRET_FALLBACK,
  contentUrl: config.CONTENT_URL ?? `http://127.0.0.1:${config.CONTENT_PORT}`,
  contentSecret: config.CONTENT_SECRET,
  sms: smsSettings(config),
})

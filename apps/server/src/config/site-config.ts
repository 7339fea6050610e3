import { type Environment, type Parsed, withoutBlanks } from './faults.ts'
import { parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { type SmsSettings, smsSettings } from './sms-settings.ts'

/** Where a command finds a site: that of `npm start`, or a server that was started by itself. */
export interface Site {
  readonly dataDir: string
  readonly keysDir: string
  readonly publicUrl: string
  /** The database of one's own, with the server's account; undefined: the bundled one of the data folder. */
  readonly databaseUrl: string | undefined
  /** Undefined: as `secrets.json` has it. */
  readonly appSecret: string | undefined
  readonly appSecretFallback: string | undefined
  readonly contentUrl: string
  readonly contentSecret: string | undefined
  readonly sms: SmsSettings | undefined
}

/** Parses the settings of a command that asks a site, as the site itself does, or lists every fault by variable. */
export function parseSiteConfig(environment: Environment): Parsed<Site> {
  const { DATABASE_URL, DATABASE_APP_URL } = withoutBlanks(environment)
  return DATABASE_APP_URL !== undefined && DATABASE_URL === undefined
    ? parseServerConfig(environment)
    : siteOfStart(environment)
}

function siteOfStart(environment: Environment): Parsed<Site> {
  const parsed = parseLaunchConfig(environment)
  if (!parsed.ok) return parsed
  const { config } = parsed
  return {
    ok: true,
    config: {
      dataDir: config.DATA_DIR,
      keysDir: config.KEYS_DIR,
      publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
      databaseUrl: config.DATABASE_APP_URL,
      appSecret: config.APP_SECRET,
      appSecretFallback: config.APP_SECRET_FALLBACK,
      contentUrl: config.CONTENT_URL ?? `http://127.0.0.1:${config.CONTENT_PORT}`,
      contentSecret: config.CONTENT_SECRET,
      sms: smsSettings(config),
    },
  }
}

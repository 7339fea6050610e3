import { keysOf } from '@pulli/api/keys/keys.ts'
import { firstOwnerLink } from '@pulli/api/staff/first-owner-link.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { parseSiteConfig } from './config/site-config.ts'
import { addressOfOwnDatabase, secretsOf } from './launcher/own-database.ts'
import { readSettings } from './run/read-settings.ts'

/** `pulli first-owner`: prints the link with which the first owner joins the desk, with the settings of the site. */
async function main(): Promise<number> {
  const config = readSettings('pulli first-owner', parseSiteConfig)
  if (config === undefined) return 1
  const own = config.appSecret === undefined ? secretsOf(config.dataDir) : undefined
  const keys = keysOf({
    secret: config.appSecret ?? own?.appSecret ?? '',
    fallbackSecret: config.appSecretFallback ?? own?.appSecretFallback,
  })
  const url = config.databaseUrl ?? addressOfOwnDatabase(config.dataDir)
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    const link = await firstOwnerLink(database.db, { keys, publicUrl: config.publicUrl, now: new Date() })
    process.stdout.write(link === undefined ? 'The desk has an owner.\n' : `${link}\n`)
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`No link was made: ${error.message}.\n`)
  return 1
})

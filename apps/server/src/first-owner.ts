import { existsSync } from 'node:fs'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { firstOwnerLink } from '@pulli/api/staff/first-owner-link.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { describeFaults } from './config/faults.ts'
import { parseSiteConfig } from './config/site-config.ts'
import { addressOfOwnDatabase, secretsOf } from './launcher/own-database.ts'

/** `pulli first-owner`: prints the link with which the first owner joins the desk, with the settings of the site. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseSiteConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, 'pulli first-owner')}\n`)
    return 1
  }
  const { config } = parsed
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

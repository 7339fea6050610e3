import { keysOf } from '@pulli/api/keys/keys.ts'
import { firstOwnerLink } from '@pulli/api/staff/first-owner-link.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { describeFaults } from './config/faults.ts'
import { parseServerConfig } from './config/server-config.ts'

/** `pulli first-owner`: prints the link with which the first owner joins the desk, with the settings of a server. */
async function main(): Promise<number> {
  const parsed = parseServerConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, 'pulli first-owner')}\n`)
    return 1
  }
  const { databaseUrl, publicUrl, appSecret, appSecretFallback } = parsed.config
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 })
  try {
    const keys = keysOf({ secret: appSecret, fallbackSecret: appSecretFallback })
    const link = await firstOwnerLink(database.db, { keys, publicUrl, now: new Date() })
    process.stdout.write(link === undefined ? 'The desk has an owner.\n' : `${link}\n`)
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main()

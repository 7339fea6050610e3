import { verifyAuditChain } from '@pulli/data/audit/audit-trail.ts'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import pg from 'pg'
import { parseVerifyAuditConfig } from './config/database-commands.ts'
import { addressOfOwnDatabase } from './launcher/own-database.ts'
import { readSettings } from './run/read-settings.ts'

/** `npm run audit:verify`: exits with 1 where the chain is broken, and with 2 where it couldn't be read. */
async function main(): Promise<number> {
  const config = readSettings('npm run audit:verify', parseVerifyAuditConfig)
  if (config === undefined) return 2
  const { DATABASE_APP_URL, DATABASE_URL, DATA_DIR } = config
  try {
    const connectionString = DATABASE_APP_URL ?? DATABASE_URL ?? addressOfOwnDatabase(DATA_DIR)
    const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 })
    const { seals, events, dropped, last, broken } = await verifyAuditChain(pool, { now: new Date() })
    await pool.end()
    if (broken) {
      process.stderr.write(`broken: ${broken.minute.toISOString()}: ${broken.reason}\n`)
      return 1
    }
    process.stdout.write(
      `${events} events in ${seals} sealed minutes hold (${dropped} of them dropped for age)\n`,
    )
    if (last) process.stdout.write(`last seal: ${last.minute.toISOString()} ${last.hash}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`The audit trail could not be read: ${describeConnectionFailure(error)}\n`)
    return 2
  }
}

process.exitCode = await main()

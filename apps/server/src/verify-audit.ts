import { existsSync } from 'node:fs'
import { verifyAuditChain } from '@pulli/data/audit/audit-trail.ts'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import pg from 'pg'
import { describeFaults } from './config/faults.ts'
import { parseVerifyAuditConfig } from './config/verify-audit-config.ts'
import { addressOfOwnDatabase } from './launcher/own-database.ts'

/** `npm run audit:verify`: exits with 1 where the chain is broken, and with 2 where it couldn't be read. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseVerifyAuditConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, 'npm run audit:verify')}\n`)
    return 2
  }
  const { DATABASE_APP_URL, DATABASE_URL, DATA_DIR } = parsed.config
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

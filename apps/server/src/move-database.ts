import { existsSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/describe-connection-failure.ts'
import { parseBackupConfig } from './config/backup-config.ts'
import { describeFaults } from './config/faults.ts'
import { moveDatabases } from './move-database/move-databases.ts'

const COMMAND = 'npm run move-database'
const USAGE = `${COMMAND} moves the bundled PostgreSQL of DATA_DIR into two empty databases of your own, while Pulli is stopped. Set
DATABASE_URL, DATABASE_APP_URL and CONTENT_DATABASE_URL to their addresses first: see docs/runbooks/one-machine-to-two.md.
`

/** Exits with 1 where nothing was moved, and with 2 on wrong settings. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseBackupConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, COMMAND)}\n`)
    return 2
  }
  const { DATA_DIR, DATABASE_URL: pulli, CONTENT_DATABASE_URL: content } = parsed.config
  if (!pulli || !content) {
    process.stderr.write(USAGE)
    return 2
  }
  const begunAt = Date.now()
  try {
    const moved = await moveDatabases(DATA_DIR, { pulli, content })
    for (const [name, { tables, rows }] of Object.entries(moved))
      process.stdout.write(`${name}: ${rows} rows in ${tables} tables, the same on both sides\n`)
    process.stdout.write(`moved in ${Math.round((Date.now() - begunAt) / 1_000)} s\n`)
    return 0
  } catch (error) {
    process.stderr.write(
      `Nothing was moved: ${describeConnectionFailure(error)}\nThe databases here are as they were. Start Pulli as before, or mend this and try again.\n`,
    )
    return 1
  }
}

process.exitCode = await main()

import { existsSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { describeFaults } from './config/faults.ts'
import { parseMoveDatabaseConfig } from './config/move-database-config.ts'
import { moveDatabases } from './move-database/move-databases.ts'

const COMMAND = 'npm run move-database'
const HELP =
  'It moves the bundled PostgreSQL into two empty databases of your own: see docs/runbooks/one-machine-to-two.md.'

/** Exits with 1 where nothing was moved, and with 2 on wrong settings. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseMoveDatabaseConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, COMMAND)}\n${HELP}\n`)
    return 2
  }
  const { DATA_DIR, DATABASE_URL: pulli, CONTENT_DATABASE_URL: content } = parsed.config
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

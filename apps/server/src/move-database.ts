import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { parseMoveDatabaseConfig } from './config/database-commands.ts'
import { moveDatabases } from './move-database/move-databases.ts'
import { readSettings } from './run/read-settings.ts'

const HELP =
  'It moves the bundled PostgreSQL into two empty databases of your own: see docs/runbooks/one-machine-to-two.md.'

/** Exits with 1 where nothing was moved, and with 2 on wrong settings. */
async function main(): Promise<number> {
  const config = readSettings('npm run move-database', parseMoveDatabaseConfig, HELP)
  if (config === undefined) return 2
  const { DATA_DIR, DATABASE_URL: pulli, CONTENT_DATABASE_URL: content } = config
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

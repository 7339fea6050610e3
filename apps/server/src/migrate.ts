import { existsSync } from 'node:fs'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { describeFaults } from './config/faults.ts'
import { parseMigrateConfig } from './config/migrate-config.ts'

const OUR_OWN = 'The database that npm start brings along needs no command: each start brings it up to date.'

/** `npm run migrate`: applies the migrations as the database's owner, and exits. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parseMigrateConfig(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, 'npm run migrate')}\n${OUR_OWN}\n`)
    return 1
  }
  const { DATABASE_URL, DATABASE_APP_URL } = parsed.config
  let applied = 0
  try {
    await migrate(DATABASE_URL, {
      application: applicationAccess(DATABASE_URL, DATABASE_APP_URL),
      onBehind: (sentence) => process.stderr.write(`Warning: ${sentence}.\n`),
      onApplied(name) {
        applied++
        process.stdout.write(`migrated: ${name}\n`)
      },
    })
  } catch (error) {
    process.stderr.write(`The database was not migrated: ${describeConnectionFailure(error)}\n`)
    return 1
  }
  process.stdout.write(applied === 0 ? 'nothing to migrate\n' : `${applied} migrations took effect\n`)
  return 0
}

process.exitCode = await main()

import { applicationAccess } from '@pulli/data/application-role.ts'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { parseMigrateConfig } from './config/database-commands.ts'
import { readSettings } from './run/read-settings.ts'

const OUR_OWN = 'The database that npm start brings along needs no command: each start brings it up to date.'

/** `npm run migrate`: applies the migrations as the database's owner, and exits. */
async function main(): Promise<number> {
  const config = readSettings('npm run migrate', parseMigrateConfig, OUR_OWN)
  if (config === undefined) return 1
  const { DATABASE_URL, DATABASE_APP_URL } = config
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

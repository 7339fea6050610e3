import { closeSync, openSync, writeSync } from 'node:fs'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { openCluster } from './backup/running-cluster.ts'
import { parseBackupConfig } from './config/backup-config.ts'
import { readSettings } from './run/read-settings.ts'
import { writeLines } from './sealed-erasure/sealed-lines.ts'

/**
 * `npm run export-sealed -- <file>`: writes the sealed copies of erased data into a new file, for the holder of the key.
 * Exits with 1 where it failed, and with 2 on wrong settings.
 */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2)
  if (file === undefined) {
    process.stderr.write('Usage: npm run export-sealed -- <new file for whoever holds the key>\n')
    return 2
  }
  const config = readSettings('npm run export-sealed', parseBackupConfig)
  if (config === undefined) return 2
  const { DATABASE_URL, DATABASE_APP_URL, DATA_DIR } = config
  const url = DATABASE_APP_URL ?? DATABASE_URL
  try {
    const opened = openSync(file, 'wx', 0o600)
    const cluster = url === undefined ? await openCluster(DATA_DIR) : undefined
    const database = openDatabase({ url: url ?? cluster?.url('pulli') ?? '', maxConnections: 1 })
    try {
      const write = (line: string) => void writeSync(opened, line)
      const count = await writeLines(database, { write, now: new Date() })
      process.stdout.write(`${count} sealed copies in ${file}. The audit trail says so.\n`)
      return 0
    } finally {
      closeSync(opened)
      await database.close()
      await cluster?.leave()
    }
  } catch (error) {
    process.stderr.write(`The copies could not be written: ${describeConnectionFailure(error)}\n`)
    return 1
  }
}

process.exitCode = await main()

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Secrets } from './secrets.ts'

const UNITS =
  'with the units of systemd, start the command by its unit, such as `systemctl start pulli-check`'

/**
 * Returns the secrets of a data folder that a start has filled, and makes none.
 *
 * @throws Error in words
 */
export function secretsOf(dataDir: string): Secrets {
  const file = join(resolve(dataDir), 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new Error(`there is no Pulli in ${resolve(dataDir)}. Name its folder in DATA_DIR; ${UNITS}`)
    if (code === 'EACCES')
      throw new Error(`this account may not read ${file}. Run it as the account of Pulli; ${UNITS}`)
    throw error
  }
}

/**
 * Returns the address of the bundled database of a running `npm start`, with the server's account.
 *
 * @throws Error in words
 */
export function addressOfOwnDatabase(dataDir: string): string {
  const { databaseAppPassword } = secretsOf(dataDir)
  let port: string | undefined
  try {
    // PostgreSQL writes its port into the fourth line.
    port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  } catch {
    throw new Error(`Pulli does not run in ${resolve(dataDir)}. Start it first`)
  }
  return `postgres://pulli_app:${encodeURIComponent(databaseAppPassword)}@127.0.0.1:${port}/pulli`
}

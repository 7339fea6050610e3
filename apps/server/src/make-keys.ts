import { existsSync } from 'node:fs'
import { makeKeyFolder, openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { describeFaults } from './config/faults.ts'
import { keysDirFaults, keysDirOf } from './config/keys-dir.ts'

/**
 * `npm run make-keys`: makes the folder of the encryption keys for servers that are started without `npm start`. One
 * that has its keys stays as it is.
 */
function main(): number {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const faults = keysDirFaults(process.env)
  if (faults.length > 0) {
    process.stderr.write(`${describeFaults(faults, 'npm run make-keys')}\n`)
    return 1
  }
  const { KEYS_DIR, DATA_DIR = '.data' } = process.env
  const folder = keysDirOf({ KEYS_DIR, DATA_DIR })
  makeKeyFolder(folder, new Date())
  const versions = openKeyFolder(folder)
    .list()
    .map(({ version }) => version)
  process.stdout.write(`${folder} holds the keys ${versions.join(', ')} and the key for look-ups.\n`)
  return 0
}

process.exitCode = main()

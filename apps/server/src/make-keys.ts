import { existsSync } from 'node:fs'
import { describeKeyFolderFailure, makeKeyFolder, openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { describeFaults } from './config/faults.ts'
import { keysDirFaults, keysDirOf } from './config/keys-dir.ts'
import { exitDespiteHungFolder } from './keys/exit-despite-hung-folder.ts'

/**
 * `npm run make-keys`: makes the folder of the encryption keys for servers that are started without `npm start`. One
 * that has its keys stays as it is.
 */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const faults = keysDirFaults(process.env)
  if (faults.length > 0) {
    process.stderr.write(`${describeFaults(faults, 'npm run make-keys')}\n`)
    return 1
  }
  const { KEYS_DIR, DATA_DIR = '.data' } = process.env
  exitDespiteHungFolder()
  const folder = keysDirOf({ KEYS_DIR, DATA_DIR })
  try {
    await makeKeyFolder(folder, new Date())
    const keys = await (await openKeyFolder(folder)).list()
    const versions = keys.map(({ version }) => version).join(', ')
    process.stdout.write(`${folder} holds the keys ${versions} and the key for look-ups.\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${describeKeyFolderFailure(folder, error)}\n`)
    return 1
  }
}

process.exit(await main())

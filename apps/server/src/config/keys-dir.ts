import { relative, resolve } from 'node:path'
import type { Environment, Fault } from './faults.ts'

interface Folders {
  readonly DATA_DIR: string
  readonly KEYS_DIR?: string | undefined
}

/** The folder of the encryption keys: unless set, beside the data folder, so that a copy of the data holds no key. */
export const keysDirOf = ({ KEYS_DIR, DATA_DIR }: Folders) => resolve(KEYS_DIR ?? `${resolve(DATA_DIR)}-keys`)

/** Returns settings with the whole paths of both folders. */
export const withFolders = <Settings extends Folders>(settings: Settings) => ({
  ...settings,
  DATA_DIR: resolve(settings.DATA_DIR),
  KEYS_DIR: keysDirOf(settings),
})

/** A backup of the data folder must not hold the keys that open it. */
export function keysDirFaults({ KEYS_DIR, DATA_DIR = '.data' }: Environment): Fault[] {
  if (KEYS_DIR === undefined) return []
  const inside = relative(resolve(DATA_DIR), resolve(KEYS_DIR))
  if (inside.startsWith('..')) return []
  return [
    {
      variable: 'KEYS_DIR',
      message: 'must lie outside DATA_DIR: a backup of the data would hold the keys that open it',
    },
  ]
}

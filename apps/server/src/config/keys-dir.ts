import { relative, resolve } from 'node:path'
import type { Environment, Fault } from './faults.ts'

/** The folder of the encryption keys: unless set, beside the data folder, so that a copy of the data holds no key. */
export function keysDirOf({
  KEYS_DIR,
  DATA_DIR,
}: {
  KEYS_DIR?: string | undefined
  DATA_DIR: string
}): string {
  return resolve(KEYS_DIR ?? `${resolve(DATA_DIR)}-keys`)
}

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

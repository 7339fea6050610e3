import { existsSync, readFileSync } from 'node:fs'
import { CannotRestore } from './cannot-restore.ts'

/**
 * Reads an identity from a file as `npm run make-backup-keys` and `age-keygen` write it.
 *
 * @throws CannotRestore
 */
export function readIdentity(file: string): string {
  if (!existsSync(file)) throw new CannotRestore(`There is no ${file}.`)
  const identity = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identity === undefined) throw new CannotRestore(`${file} holds no identity (AGE-SECRET-KEY-…).`)
  return identity
}

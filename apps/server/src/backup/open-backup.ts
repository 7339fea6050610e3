import { existsSync, readFileSync } from 'node:fs'
import { CannotRestore } from './cannot-restore.ts'
import { listBackups, listUnfinished, type Manifest, readManifest } from './manifest.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { ChangedFile } from './sealed-file.ts'

/** A backup, and what opens it. */
export interface OpenedBackup {
  readonly target: ObjectStore
  readonly name: string
  readonly manifest: Manifest
  /** `AGE-SECRET-KEY-1…` of the data. */
  readonly identity: string
  /** That of the keys and secrets. */
  readonly keysIdentity: string
  /** Newer ones that have no manifest. */
  readonly passedOver: readonly string[]
}

/** Which backup, and the files with what opens it. */
export interface BackupChoice {
  readonly from: string
  /** Its name; undefined: the newest. */
  readonly backup?: string | undefined
  readonly identityFile: string
  readonly keysIdentityFile: string
}

/** @throws CannotRestore, with what to do where the manifest is damaged */
export async function openBackup(target: ObjectStore, choice: BackupChoice): Promise<OpenedBackup> {
  const identity = readIdentity(choice.identityFile)
  const keysIdentity = readIdentity(choice.keysIdentityFile)
  const [finished, unfinished] = [await listBackups(target), await listUnfinished(target)]
  const name = choose(finished, unfinished, choice)
  const manifest = await withAdvice(target, name, () => readManifest(target, name))
  const passedOver = choice.backup === undefined ? unfinished.filter((other) => other > name) : []
  return { target, name, manifest, identity, keysIdentity, passedOver }
}

/**
 * Does something with a backup, and says what else there is where a file of it is damaged, missing or another's.
 *
 * @throws CannotRestore, or what it throws
 */
export async function withAdvice<Result>(
  target: ObjectStore,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!isDamage(error)) throw error
    const others = (await listBackups(target)).filter((other) => other !== name)
    const advice =
      others.length === 0
        ? 'There is no other backup: look for an older version of this file, or another copy of it, where the backups lie'
        : `Take another backup with --backup (there are: ${others.join(', ')})`
    throw new CannotRestore(
      `the backup ${name} cannot be restored. ${error.message} ${advice}, and find out who or what changed it.`,
    )
  }
}

/** Whether a file of a backup is missing or is not the one that was stored. */
export const isDamage = (error: unknown): error is ChangedFile | MissingFile =>
  error instanceof ChangedFile || error instanceof MissingFile

function choose(finished: string[], unfinished: string[], { from, backup }: BackupChoice): string {
  const found = backup === undefined ? finished.at(-1) : finished.find((name) => name === backup)
  if (found !== undefined) return found
  const others = finished.length === 0 ? 'There is no finished one.' : `There are: ${finished.join(', ')}.`
  const without = `without a manifest.json, which is stored last: it was never finished, or that file was lost. Look for an older version of it where the backups lie`
  if (backup !== undefined && unfinished.includes(backup))
    throw new CannotRestore(`the backup ${backup} in ${from} is ${without}. ${others}`)
  if (backup !== undefined) throw new CannotRestore(`there is no backup ${backup} in ${from}. ${others}`)
  const rest = unfinished.length === 0 ? 'Is it the right place?' : `${unfinished.join(', ')} is ${without}.`
  throw new CannotRestore(`there is no finished backup in ${from}. ${rest}`)
}

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

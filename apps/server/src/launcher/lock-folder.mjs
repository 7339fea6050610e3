// Plain JavaScript, since the bootstrap uses it before anything is installed, on whatever Node the machine has.
import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { identityOf, mayStillRun } from './process-identity.mjs'

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */
/** @typedef {ProcessIdentity & { readonly isStopping?: boolean }} LockHolder */

/**
 * @typedef {object} Lock
 * @property {() => void} announceStop Tells waiting processes that this one is stopping.
 * @property {() => void} release
 */

/** An unreadable file is being written, unless it is older than this. */
const WRITTEN_WITHIN_MILLISECONDS = 5_000

/**
 * Acquires a lock that one process at a time can hold, in a folder of its own; returns the holder if there is one.
 * Each holder creates the file with the next number, and the highest number holds the lock. Numbers are never reused
 * and the file of a process that may be alive is never touched: of two processes that find the holder dead at the same
 * time, one creates the next file and the other finds it.
 *
 * @param {string} folder
 * @param {(holder: LockHolder) => boolean} [isHolding]
 * @returns {{ lock: Lock, holder?: undefined } | { lock?: undefined, holder: LockHolder }}
 */
export function tryLock(folder, isHolding = mayStillRun) {
  mkdirSync(folder, { recursive: true })
  const mine = identityOf(process.pid)
  for (;;) {
    const last = highestIn(folder)
    const holder = last === 0 ? null : holderOf(fileOf(folder, last))
    if (holder !== null && isHolding(holder)) return { holder }
    const file = fileOf(folder, last + 1)
    if (!create(file, mine)) continue
    // A slow process may have created a number that was held, released and removed long ago.
    if (highestIn(folder) > last + 1) {
      rmSync(file, { force: true })
      continue
    }
    for (const number of numbersIn(folder))
      if (number <= last) rmSync(fileOf(folder, number), { force: true })
    return {
      lock: {
        announceStop: () => replace(file, { ...mine, isStopping: true }),
        // The file stays, so that its number isn't reused.
        release: () => replace(file, null),
      },
    }
  }
}

/** @param {string} folder */
function numbersIn(folder) {
  return readdirSync(folder).flatMap((name) => Number(/^(\d+)\.lock$/.exec(name)?.[1] ?? []) || [])
}

/** @param {string} folder */
function highestIn(folder) {
  return Math.max(0, ...numbersIn(folder))
}

/**
 * @param {string} folder
 * @param {number} number
 */
function fileOf(folder, number) {
  return join(folder, `${number}.lock`)
}

/**
 * Returns null for a released lock.
 * @param {string} file
 * @returns {LockHolder | null}
 */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return age < WRITTEN_WITHIN_MILLISECONDS ? identityOf(process.pid) : null
  }
}

/**
 * Creates a file with its content atomically; false if it exists.
 * @param {string} file
 * @param {LockHolder} holder
 */
function create(file, holder) {
  const unfinished = writeBeside(file, holder)
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    if (isThere(error)) return false
    return copyTo(file, unfinished)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * For file systems without hard links.
 * @param {string} file
 * @param {string} unfinished
 */
function copyTo(file, unfinished) {
  try {
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  }
}

/**
 * @param {string} file
 * @param {LockHolder | null} holder
 */
function replace(file, holder) {
  try {
    renameSync(writeBeside(file, holder), file)
  } catch {
    // A full disk. A holder that has exited holds nothing, whatever the file says.
  }
}

/**
 * @param {string} file
 * @param {LockHolder | null} holder
 */
function writeBeside(file, holder) {
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, JSON.stringify(holder))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  return unfinished
}

/** @param {unknown} error */
function isThere(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST'
}

// Plain JavaScript, since the bootstrap uses it before anything is installed, on whatever Node the machine has.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Identifies a process: its id may be reused, its start time isn't.
 * @typedef {{ readonly pid: number, readonly startedAt: string | undefined }} ProcessIdentity
 */

/**
 * Reads what the system knows of its processes. Each throws where it knows nothing.
 * @typedef {object} SystemReader
 * @property {(path: string) => string} readFile
 * @property {(column: string, pid: number) => string} ps
 */

/** @type {SystemReader} */
const SYSTEM = {
  readFile: (path) => readFileSync(path, 'utf8'),
  ps: (column, pid) =>
    execFileSync('ps', ['-o', `${column}=`, '-p', `${pid}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C' },
    }),
}

/**
 * @param {number | undefined} pid
 * @returns {pid is number}
 */
export function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identityOf(pid, system = SYSTEM) {
  return { pid, startedAt: startedAt(pid, system) }
}

/**
 * Whether a recorded process still runs. False where the system doesn't know when it started: its id may have been
 * reused, and signalling another process is worse than leaving one running.
 * @param {ProcessIdentity} identity
 */
export function isStillRunning({ pid, startedAt: begun }, system = SYSTEM) {
  return begun !== undefined && isAlive(pid) && startedAt(pid, system) === begun
}

/**
 * The same for a caller that only waits: where the system doesn't know when a process started, one with this id is
 * taken for it.
 * @param {ProcessIdentity} identity
 */
export function mayStillRun({ pid, startedAt: begun }, system = SYSTEM) {
  if (!isAlive(pid)) return false
  const now = startedAt(pid, system)
  return begun === undefined || now === undefined || now === begun
}

/**
 * Returns the command line of a process; empty where the system doesn't know it.
 * @param {number} pid
 */
export function commandLineOf(pid, system = SYSTEM) {
  return firstOf(
    () => system.readFile(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    () => system.ps('command', pid).trim(),
  )
}

/**
 * Returns the start time of a process in the system's own units: clock ticks of Linux, else the output of `ps`, to
 * the second.
 * @param {number} pid
 * @param {SystemReader} system
 * @returns {string | undefined}
 */
function startedAt(pid, system) {
  return (
    firstOf(
      () => statFields(pid, system)[19],
      () => system.ps('lstart', pid).trim(),
    ) || undefined
  )
}

/** @param {number} pid */
function isZombie(pid) {
  return firstOf(() => statFields(pid, SYSTEM)[0]) === 'Z'
}

/**
 * Returns the fields of /proc/<pid>/stat from the third on; the second, the name, may contain spaces and parentheses.
 * @param {number} pid
 * @param {SystemReader} system
 */
function statFields(pid, system) {
  const stat = system.readFile(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/**
 * @param {(() => string | undefined)[]} ways
 * @returns {string}
 */
function firstOf(...ways) {
  for (const way of ways) {
    try {
      const found = way()
      if (found) return found
    } catch {
      // The next method may succeed.
    }
  }
  return ''
}

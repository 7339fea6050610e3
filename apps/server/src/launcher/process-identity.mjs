// Plain JavaScript, since the bootstrap uses it before anything is installed, on whatever Node the machine has.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * One process for good: numbers are used again, beginnings are not.
 * @typedef {{ readonly pid: number, readonly startedAt: string | undefined }} ProcessIdentity
 */

/**
 * What the system says of its processes. Each throws where it says nothing.
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
 * Whether the process that was written down still runs. Not where the system does not say when it began: its number
 * may be somebody else's by now, and who is signalled by mistake is worse off than who is left running.
 * @param {ProcessIdentity} identity
 */
export function isStillRunning({ pid, startedAt: begun }, system = SYSTEM) {
  return begun !== undefined && isAlive(pid) && startedAt(pid, system) === begun
}

/**
 * The same for who waits for that process and harms nobody: where the system does not say when one began, a process
 * with its number is taken for it.
 * @param {ProcessIdentity} identity
 */
export function mayStillRun({ pid, startedAt: begun }, system = SYSTEM) {
  if (!isAlive(pid)) return false
  const now = startedAt(pid, system)
  return begun === undefined || now === undefined || now === begun
}

/**
 * The command line of a process; empty where the system does not say.
 * @param {number} pid
 */
export function commandLineOf(pid, system = SYSTEM) {
  return firstOf(
    () => system.readFile(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    () => system.ps('command', pid).trim(),
  )
}

/**
 * When a process began, in the system's own counting: clock ticks of Linux, else what `ps` says, to the second.
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
 * Whether somebody has stopped a process, as a debugger does, or ^Z.
 * @param {number} pid
 */
export function isSuspended(pid) {
  return /^T/i.test(
    firstOf(
      () => statFields(pid, SYSTEM)[0],
      () => SYSTEM.ps('state', pid).trim(),
    ),
  )
}

/**
 * Fields of /proc/<pid>/stat from the third on; the second, the name, may hold spaces and brackets itself.
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
      // The next way may know.
    }
  }
  return ''
}

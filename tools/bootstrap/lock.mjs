import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './places.mjs'

const file = join(
  tmpdir(),
  `pulli-prepare-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`,
)

/**
 * Lets one copy prepare a checkout while others, started at the same time, wait for it.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  while (!take()) await sleep(500)
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take() {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch {
    // The holder may have been killed: then the lock is nobody's.
    if (!isAlive(Number(read()))) rmSync(file, { force: true })
    return false
  }
}

function read() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

// Waits until its standard input closes, which happens when the process that started it ends. Then ends all processes of that
// run and removes its folder.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A stack needs some seconds to stop its servers and its database. */
const GRACE_MILLISECONDS = 10_000

const [folder = ''] = process.argv.slice(2)
process.stdin.resume()
process.stdin.once('end', async () => {
  const deadline = Date.now() + GRACE_MILLISECONDS
  for (const pid of processesOf(folder)) end(pid, 'SIGTERM')
  while (processesOf(folder).length > 0 && Date.now() < deadline) await sleep(50)
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    for (const pid of left) end(pid, 'SIGKILL')
    await sleep(50)
  }
  for (const mounted of mountsIn(folder)) execFileSync('umount', ['-l', mounted])
  rmSync(folder, { recursive: true, force: true })
})

/**
 * The processes that inherited the folder as their TMPDIR.
 * @param {string} folder
 */
function processesOf(folder) {
  return listProcesses().filter((pid) =>
    read(`/proc/${pid}/environ`).split('\0').includes(`TMPDIR=${folder}`),
  )
}

/** Elsewhere than on Linux there is no such list. */
function listProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** @param {string} folder */
function mountsIn(folder) {
  return read('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`))
    .reverse()
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function end(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Prints its folder and the process that it left running there, and waits. */
const RUN = `
import { spawn } from 'node:child_process'
import { makeRunFolder } from '${join(import.meta.dirname, 'run-folder.ts')}'
makeRunFolder()
const left = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
console.log(JSON.stringify({ folder: process.env.TMPDIR, pid: left.pid }))
setInterval(() => undefined, 1_000)
`

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that %s ends leaves no process and no folder behind',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(run.stdout, 'data')
    const { folder, pid } = JSON.parse(`${line}`)
    expect([existsSync(folder), isRunning(pid)]).toEqual([true, true])
    run.kill(signal)
    await expect.poll(() => [existsSync(folder), isRunning(pid)]).toEqual([false, false])
  },
)

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

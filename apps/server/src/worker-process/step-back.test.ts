import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stepBack } from './worker-process.ts'

test.runIf(process.platform === 'linux')(
  'a process that has started its threads already gives way in all of them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pulli-step-back-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const program = join(folder, 'program.mjs')
    writeFileSync(program, "process.send('running')\nprocess.on('message', () => undefined)\n")
    const child = fork(program)
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    stepBack(child)
    const threads = readdirSync(`/proc/${child.pid}/task`)
    expect(threads.length).toBeGreaterThan(4)
    expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => 19))
  },
)

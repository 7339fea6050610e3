import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { exitOf } from './keep-backups.ts'

function run(script: string) {
  const child = spawn(process.execPath, ['-e', `${script}; process.stdout.write('running')`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { child, running: once(child.stdout, 'data') }
}

test('a command that ends is waited for, and its code is told', async () => {
  expect(await exitOf(run('process.exitCode = 3').child, new AbortController().signal)).toBe(3)
})

test('one that is stopped may tidy up, and one that does not listen is killed', async () => {
  const stopping = new AbortController()
  const tidy = run("process.on('SIGTERM', () => process.exit(4)); setInterval(() => 0, 1e6)")
  const deaf = run("process.on('SIGTERM', () => 0); setInterval(() => 0, 1e6)")
  const codes = Promise.all([
    exitOf(tidy.child, stopping.signal),
    // Long enough for the other to show that it was not killed.
    exitOf(deaf.child, stopping.signal, 500),
  ])
  await Promise.all([tidy.running, deaf.running])
  stopping.abort()
  expect(await codes).toEqual([4, null])
  expect(deaf.child.signalCode).toBe('SIGKILL')
})

test('one that hangs in the kernel is left behind', async () => {
  const killed: unknown[] = []
  const hanging = Object.assign(new EventEmitter(), {
    exitCode: null,
    signalCode: null,
    kill: (signal: unknown) => killed.push(signal),
  })
  const stopping = new AbortController()
  const ending = exitOf(hanging as never, stopping.signal, 20)
  stopping.abort()
  expect(await ending).toBe(null)
  expect(killed).toEqual(['SIGTERM', 'SIGKILL'])
})

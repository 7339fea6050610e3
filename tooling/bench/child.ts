import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface Options {
  readonly flags?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** Starts a module of the bench as a process of its own, and waits for the first thing that it says. */
export async function startChild<Said>(
  module: string,
  args: readonly string[] = [],
  { flags = [], env = process.env }: Options = {},
) {
  const child = fork(join(import.meta.dirname, module), args, {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
  })
  const ended = once(child, 'exit')
  const [said] = await Promise.race([
    once(child, 'message') as Promise<[Said]>,
    ended.then(([code]) => Promise.reject(new Error(`${module} ended with ${code}`))),
  ])
  return {
    said,
    pid: Number(child.pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}

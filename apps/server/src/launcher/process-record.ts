import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isStillRunning, type ProcessIdentity } from './process-identity.mjs'
import { endProcess } from './processes.ts'

export type Part = 'content' | 'server'

/**
 * Records which process of this folder has a role, so that a later start finds it if the launcher is killed. On a
 * full disk nothing is recorded: the process exits with its launcher in nearly every case.
 */
export function recordProcess(dataDir: string, part: Part, pid: number) {
  const file = fileOf(dataDir, part)
  try {
    mkdirSync(join(dataDir, 'run'), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(identityOf(pid)))
    renameSync(`${file}.new`, file)
  } catch {
    // The record names a process that has ended, and can be recognized as such.
  }
}

export function forgetProcess(dataDir: string, part: Part) {
  rmSync(fileOf(dataDir, part), { force: true })
}

/** Stops what a killed launcher left running in this folder. */
export async function endLeftovers(dataDir: string) {
  const parts = ['server', 'content'] as const
  await Promise.all(
    parts.map(async (part) => {
      const leftover = readRecord(dataDir, part)
      if (leftover && isStillRunning(leftover))
        await endProcess(leftover.pid, { signal: 'SIGTERM', graceMilliseconds: 5_000 })
      forgetProcess(dataDir, part)
    }),
  )
}

function readRecord(dataDir: string, part: Part): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir, part), 'utf8'))
  } catch {
    return undefined
  }
}

function fileOf(dataDir: string, part: Part) {
  return join(dataDir, 'run', `${part}.json`)
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, isAlive, startedAt } from './processes.ts'

export type Part = 'launcher' | 'content' | 'server'

interface ProcessRecord {
  readonly pid: number
  readonly startedAt: string | undefined
}

/** Writes down which process of this folder plays a part, so that a later start finds it if this one is killed. */
export function recordProcess(dataDir: string, part: Part, pid: number) {
  mkdirSync(join(dataDir, 'run'), { recursive: true })
  const record: ProcessRecord = { pid, startedAt: startedAt(pid) }
  writeFileSync(fileOf(dataDir, part), JSON.stringify(record))
}

export function forgetProcess(dataDir: string, part: Part) {
  rmSync(fileOf(dataDir, part), { force: true })
}

/** The process that plays a part right now, if it lives. */
export function runningProcess(dataDir: string, part: Part): number | undefined {
  try {
    const record: ProcessRecord = JSON.parse(readFileSync(fileOf(dataDir, part), 'utf8'))
    return isAlive(record.pid) && startedAt(record.pid) === record.startedAt ? record.pid : undefined
  } catch {
    return undefined
  }
}

/** Ends what a killed launcher left behind in this folder. */
export async function endLeftovers(dataDir: string) {
  const parts = ['server', 'content'] as const
  await Promise.all(
    parts.map(async (part) => {
      const pid = runningProcess(dataDir, part)
      if (pid) await endProcess(pid, { signal: 'SIGTERM', graceMilliseconds: 5_000 })
      forgetProcess(dataDir, part)
    }),
  )
}

function fileOf(dataDir: string, part: Part) {
  return join(dataDir, 'run', `${part}.json`)
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, isAlive, startedAt } from './processes.ts'

export type Part = 'launcher' | 'content' | 'server'

interface ProcessRecord {
  readonly pid: number
  /** It has been told to stop. */
  readonly isStopping?: boolean
  readonly startedAt: string | undefined
}

/** Writes down which process of this folder plays a part, so that a later start finds it if this one is killed. */
export function recordProcess(dataDir: string, part: Part, pid: number) {
  mkdirSync(join(dataDir, 'run'), { recursive: true })
  const record: ProcessRecord = { pid, startedAt: startedAt(pid) }
  writeFileSync(fileOf(dataDir, part), JSON.stringify(record))
}

/** Lets a start that comes now know that it need only wait. */
export function recordStopping(dataDir: string, part: Part, pid: number) {
  const record: ProcessRecord = { pid, startedAt: startedAt(pid), isStopping: true }
  writeFileSync(fileOf(dataDir, part), JSON.stringify(record))
}

export function isStopping(dataDir: string, part: Part): boolean {
  return readRecord(dataDir, part)?.isStopping === true
}

export function forgetProcess(dataDir: string, part: Part) {
  rmSync(fileOf(dataDir, part), { force: true })
}

/** The process that plays a part right now, if it lives. */
export function runningProcess(dataDir: string, part: Part): number | undefined {
  const record = readRecord(dataDir, part)
  return record && isAlive(record.pid) && startedAt(record.pid) === record.startedAt ? record.pid : undefined
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

function readRecord(dataDir: string, part: Part): ProcessRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir, part), 'utf8'))
  } catch {
    return undefined
  }
}

function fileOf(dataDir: string, part: Part) {
  return join(dataDir, 'run', `${part}.json`)
}

import { mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens a log for appending, as a child's standard output. Where it cannot be opened, as on a full disk, the child
 * runs without one. Who opens it closes it; `rotateLogs` keeps it small while it is written.
 */
export function openLog(path: string): number | 'ignore' {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a', 0o600)
  } catch {
    return 'ignore'
  }
}

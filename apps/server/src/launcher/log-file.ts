import { mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens a log for appending, as a child's standard output. If that fails, as on a full disk, the child runs without a
 * log. The caller closes it; `rotateLogs` limits its size.
 */
export function openLog(path: string): number | 'ignore' {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a', 0o600)
  } catch {
    return 'ignore'
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside a cluster whose databases have moved to a server of one's own: what is written there is missing here. */
const markOf = (dataDir: string) => join(dataDir, 'postgres', 'moved.json')

/** @param to the host to which the databases moved */
export function markMoved(dataDir: string, to: string, now: Date): void {
  writeFileSync(markOf(dataDir), `${JSON.stringify({ to, at: now.toISOString() })}\n`)
}

/** @throws Error where the databases of this folder have moved, and a start would show their old state */
export function refuseMoved(dataDir: string): void {
  let mark: { to: string; at: string }
  try {
    mark = JSON.parse(readFileSync(markOf(dataDir), 'utf8'))
  } catch {
    return
  }
  throw new Error(
    `The databases of ${dataDir} moved to ${mark.to} on ${mark.at.slice(0, 10)}. Set DATABASE_URL, DATABASE_APP_URL and CONTENT_DATABASE_URL. ` +
      `To go back to the copy that was left here, without all that was written since, remove ${markOf(dataDir)}.`,
  )
}

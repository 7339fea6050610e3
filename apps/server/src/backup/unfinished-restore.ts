import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A backup whose database, keys and secrets are restored, and whose uploads are not yet, or not all. */
const Unfinished = z.object({ backup: z.string() })

export const noteIn = (dataDir: string) => join(dataDir, 'restore-unfinished.json')

export function noteUnfinished(dataDir: string, backup: string): void {
  writeFileSync(noteIn(dataDir), `${JSON.stringify({ backup })}\n`)
}

export function noteFinished(dataDir: string): void {
  rmSync(noteIn(dataDir), { force: true })
}

/** Returns the name of the backup of which a data folder still lacks uploads. */
export function unfinishedRestore(dataDir: string): string | undefined {
  try {
    return Unfinished.parse(JSON.parse(readFileSync(noteIn(dataDir), 'utf8'))).backup
  } catch {
    return undefined
  }
}

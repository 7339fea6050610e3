import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'

/** Copies the seeded folder, if there is one, and its keys to where a stack starts for the first time. */
export function copySeededFolder(dataDir: string): void {
  const seeded = process.env.SEEDED_DATA_DIR
  if (!seeded || (existsSync(dataDir) && readdirSync(dataDir).length > 0)) return
  for (const [from, to] of [
    [seeded, dataDir],
    [`${seeded}-keys`, `${dataDir}-keys`],
  ] as const) {
    mkdirSync(to, { recursive: true })
    // With the times of its files, and the owner of the database's.
    execFileSync('cp', ['-a', `${from}/.`, to])
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const File = z.object({ name: z.string().regex(/^[a-z0-9-]+\.json$/), text: z.string() })

/** What opens a backup and runs the site: the encryption keys, and the secrets of the data folder. */
export const KeyFiles = z.object({ keys: z.array(File), secrets: z.array(File) })

export type KeyFiles = z.infer<typeof KeyFiles>

const SECRETS = 'secrets.json'

/** Reads the keys and secrets. Secrets that are set in the environment are the operator's to keep. */
export function readKeyFiles({ keysDir, dataDir }: { keysDir: string; dataDir: string }): KeyFiles {
  const read = (folder: string, name: string) => ({ name, text: readFileSync(join(folder, name), 'utf8') })
  return {
    keys: readdirSync(keysDir)
      .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      .map((name) => read(keysDir, name)),
    secrets: existsSync(join(dataDir, SECRETS)) ? [read(dataDir, SECRETS)] : [],
  }
}

/** Writes them into folders that hold none, readable by their owner alone. */
export function writeKeyFiles(
  { keys, secrets }: KeyFiles,
  { keysDir, dataDir }: { keysDir: string; dataDir: string },
): void {
  for (const [folder, files] of [
    [keysDir, keys],
    [dataDir, secrets],
  ] as const) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const { name, text } of files) writeFileSync(join(folder, name), text, { mode: 0o600, flag: 'wx' })
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStack } from './running-stack.ts'

const LONGEST_MILLISECONDS = 600_000

/** Of the run that seeded it: a copy writes its own. */
const NOT_COPIED = ['logs', 'run']

/**
 * Seeds a data folder for stacks to start from a copy, which takes 8 s.
 *
 * @param hasImages wait until all content is read and all images are encoded, which takes minutes of processor time. For
 *   runs that start many stacks from the folder: each of them would encode the images again.
 * @returns the folder, for `SEEDED_DATA_DIR`
 */
export async function makeSeededFolder({ hasImages }: { hasImages: boolean }): Promise<string> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'pulli-seeded-')), 'data')
  const stack = await startStack({ dataDir })
  try {
    if (hasImages) {
      const log = join(dataDir, 'logs/server.log')
      // What the server has read by then is what `recorded-content.ts` answers.
      await logged(log, '"cache warmed"')
      await logged(log, '"images pregenerated"')
    }
  } finally {
    await stack.stop()
  }
  for (const name of NOT_COPIED) rmSync(join(dataDir, name), { recursive: true, force: true })
  return dataDir
}

async function logged(log: string, message: string) {
  const deadline = Date.now() + LONGEST_MILLISECONDS
  while (!readFileSync(log, 'utf8').includes(message)) {
    if (Date.now() > deadline) throw new Error(`no ${message} after ten minutes`)
    await sleep(250)
  }
}

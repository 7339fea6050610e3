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
 * @param hasImages wait until all images are encoded, which takes minutes of processor time. For runs that start many stacks
 *   from the folder: each of them would encode the images again.
 * @returns the folder, for `SEEDED_DATA_DIR`
 */
export async function makeSeededFolder({ hasImages }: { hasImages: boolean }): Promise<string> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'pulli-seeded-')), 'data')
  const stack = await startStack({ dataDir })
  try {
    if (hasImages) await imagesEncoded(join(dataDir, 'logs/server.log'))
  } finally {
    await stack.stop()
  }
  for (const name of NOT_COPIED) rmSync(join(dataDir, name), { recursive: true, force: true })
  return dataDir
}

async function imagesEncoded(log: string) {
  const deadline = Date.now() + LONGEST_MILLISECONDS
  while (!readFileSync(log, 'utf8').includes('"images pregenerated"')) {
    if (Date.now() > deadline) throw new Error('the images are not pregenerated after ten minutes')
    await sleep(250)
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restoreEncodedPictures } from './encoded-pictures.ts'
import { startStack } from './running-stack.ts'

const LONGEST_MILLISECONDS = 600_000

/** Of the run that seeded it: a copy writes its own, and shows once more what a first start does. */
const NOT_COPIED = ['logs', 'run', 'secrets-shown.txt']

/**
 * Seeds a data folder for stacks to start from a copy, which takes 8 s, with the pictures that earlier runs encoded. The stack
 * has read all content: that is what `recorded-content.ts` answers.
 *
 * @returns the folder, for `SEEDED_DATA_DIR`
 */
export async function makeSeededFolder(): Promise<string> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'pulli-seeded-')), 'data')
  const stack = await startStack({ dataDir })
  try {
    await warmed(join(dataDir, 'logs/server.log'))
  } finally {
    await stack.stop()
  }
  restoreEncodedPictures(dataDir)
  for (const name of NOT_COPIED) rmSync(join(dataDir, name), { recursive: true, force: true })
  return dataDir
}

/** A cache that is warmed while the content is still being seeded has few pages. */
const WARM = /"pages":(?:[4-9]\d|\d{3,}),"msg":"cache warmed"/

async function warmed(log: string) {
  const deadline = Date.now() + LONGEST_MILLISECONDS
  while (!WARM.test(readFileSync(log, 'utf8'))) {
    if (Date.now() > deadline) throw new Error('the cache is not warm after ten minutes')
    await sleep(50)
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasEncodedPictures, restoreEncodedPictures, storeEncodedPictures } from './encoded-pictures.ts'
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
  const isKnown = hasEncodedPictures()
  await runStack(dataDir, { isReading: hasImages, isEncoding: hasImages && !isKnown })
  if (isKnown) restoreEncodedPictures(dataDir)
  if (isKnown && hasImages) await runStack(dataDir, { isReading: true, isEncoding: true })
  if (hasImages) storeEncodedPictures(dataDir)
  for (const name of NOT_COPIED) rmSync(join(dataDir, name), { recursive: true, force: true })
  return dataDir
}

/** Starts a stack in the folder until its content is read, which is what `recorded-content.ts` answers, and its images encoded. */
async function runStack(
  dataDir: string,
  { isReading, isEncoding }: { isReading: boolean; isEncoding: boolean },
) {
  const stack = await startStack({ dataDir, env: { PREGENERATE_IMAGES: isEncoding ? 'on' : 'off' } })
  const log = join(dataDir, 'logs/server.log')
  try {
    if (isReading) await logged(log, '"cache warmed"')
    if (isEncoding) await logged(log, '"images pregenerated"')
  } finally {
    await stack.stop()
  }
}

async function logged(log: string, message: string) {
  const deadline = Date.now() + LONGEST_MILLISECONDS
  while (!readFileSync(log, 'utf8').includes(message)) {
    if (Date.now() > deadline) throw new Error(`no ${message} after ten minutes`)
    await sleep(250)
  }
}

import { copyFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const LARGEST_BYTES = 10 * 1024 * 1024
/** `….1` is the newest. */
const OLDER_FILES = 4
const EVERY_MILLISECONDS = 5_000

interface Options {
  readonly largestBytes?: number
  readonly everyMilliseconds?: number
}

/**
 * Rotates each log of a folder at about 10 MB, and keeps four older ones, while other processes write to them. A log
 * is copied and then truncated, since its writer cannot reopen it on request: lines written in between are lost. A
 * failure, as on a full disk, is retried.
 *
 * @returns a function that stops the rotation
 */
export function rotateLogs(folder: string, options: Options = {}): () => void {
  const { largestBytes = LARGEST_BYTES, everyMilliseconds = EVERY_MILLISECONDS } = options
  let isRotating = false

  async function rotateLarge() {
    if (isRotating) return
    isRotating = true
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((name) => name.endsWith('.log'))) {
      const log = join(folder, name)
      try {
        if ((await stat(log)).size > largestBytes) await rotate(log)
      } catch {
        // The next round tries again.
      }
    }
    isRotating = false
  }

  const timer = setInterval(rotateLarge, everyMilliseconds).unref()
  return () => clearInterval(timer)
}

async function rotate(log: string) {
  // The oldest is deleted first, which frees the space for the copy.
  if (await isThere(`${log}.1`)) {
    await rm(`${log}.${OLDER_FILES}`, { force: true })
    for (let age = OLDER_FILES - 1; age >= 1; age--)
      if (await isThere(`${log}.${age}`)) await rename(`${log}.${age}`, `${log}.${age + 1}`)
  }
  const copy = `${log}.copy`
  try {
    await copyFile(log, copy)
    await rename(copy, `${log}.1`)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
  await truncate(log, 0)
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

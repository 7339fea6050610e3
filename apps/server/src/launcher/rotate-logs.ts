import { copyFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const LARGEST_BYTES = 10 * 1024 * 1024
/** `….1` is the youngest. */
const OLDER_FILES = 4
const EVERY_MILLISECONDS = 5_000

interface Options {
  readonly largestBytes?: number
  readonly everyMilliseconds?: number
}

/**
 * Keeps each log of a folder at 10 MB or little more, and four older ones beside it, while others write to them. A
 * log is copied and then emptied, since who writes it has it open and cannot be told to open another: lines of the
 * moment in between are lost. What cannot be done, as on a full disk, is tried again.
 *
 * @returns how to stop
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
  // The oldest goes first, which makes the room for the copy.
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

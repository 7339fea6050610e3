import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk that can be filled: a tmpfs. */
export interface SmallDisk {
  readonly folder: string
  /** Fills the disk. */
  fill(): void
  /** Frees the space taken by `fill`. */
  free(): void
  unmount(): void
}

/** @returns undefined if this process cannot mount, which requires root on Linux */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
        const zeros = Buffer.alloc(size)
        try {
          while (writeSync(file, zeros) === size);
        } catch {
          // No room for as much.
        }
      }
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      // Lazily: who still has a file open there is just ending.
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Why tests on a small disk are skipped. */
export const NO_SMALL_DISK = 'this process may not mount a tmpfs: it takes root on Linux'

import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { DiskFull } from '#disk-cache/disk-cache.ts'
import type { WorkerProcess } from '#worker-process/worker-process.ts'
import type { EncodeJob } from './encode-image.ts'
import type { Images } from './images.ts'

/** So many are made at most, whatever the pages name: ten times what the first content has. */
const MOST_PICTURES = 5_000

export interface ImagePregeneration {
  /**
   * Makes those of these pictures that are not there yet, one after another, and lets go of an older list.
   * @returns how many were made
   */
  make(addresses: readonly string[]): Promise<number>
  /** Lets go of the list, and of the picture that is being made. */
  stop(): void
}

interface Options {
  images: Pick<Images, 'make' | 'allFound'>
  encoder: WorkerProcess<EncodeJob>
}

/**
 * Makes the pictures that pages name before anybody asks for them, so that the first visitor of a page waits for
 * none. Who asks goes first: no picture is begun while somebody waits for one.
 */
export function imagePregeneration({ images, encoder }: Options): ImagePregeneration {
  let round = 0

  function stop() {
    round++
    encoder.end()
  }

  return {
    stop,
    async make(addresses) {
      stop()
      const mine = round
      let made = 0
      for (const address of avifFirst(addresses).slice(0, MOST_PICTURES)) {
        await images.allFound()
        if (round !== mine) return made
        try {
          if (await images.make(address, encoder.run)) made++
        } catch (error) {
          // One that cannot be made is left to its visitor; without the content service, or room, none can.
          if (error instanceof ContentUnavailable || error instanceof DiskFull) break
        }
      }
      if (round === mine) encoder.end()
      return made
    },
  }
}

/** Nearly every browser takes AVIF, which is also what takes longest to make. */
function avifFirst(addresses: readonly string[]): string[] {
  const isAvif = (address: string) => address.endsWith('.avif')
  return [...addresses.filter(isAvif), ...addresses.filter((address) => !isAvif(address))]
}

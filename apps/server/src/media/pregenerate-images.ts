import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { DiskFull } from '#disk-cache/disk-cache.ts'
import type { WorkerProcess } from '#worker-process/worker-process.ts'
import type { EncodeJob } from './encode-image.ts'
import type { Images } from './images.ts'

/** A bound, whatever the pages name: ten times the first content. */
const MOST_PICTURES = 5_000

export interface ImagePregeneration {
  /**
   * Encodes those of these images that aren't cached, one after another, and abandons an earlier list.
   * @returns the number of images encoded; undefined where the list was abandoned before its end
   */
  make(addresses: readonly string[]): Promise<number | undefined>
  /** Abandons the list, and the image being encoded. */
  stop(): void
}

interface Options {
  images: Pick<Images, 'make' | 'allFound'>
  encoder: WorkerProcess<EncodeJob>
}

/**
 * Pregenerates the images that pages name, so that no visitor waits for one. Visitors' requests come first: nothing
 * is started while one waits.
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
      let isComplete = true
      for (const address of avifFirst(addresses).slice(0, MOST_PICTURES)) {
        await images.allFound()
        if (round !== mine) return undefined
        try {
          if (await images.make(address, encoder.run)) made++
        } catch (error) {
          // A single failure is left to the visitor; while the content service is down or the disk full, all would
          // fail.
          if (error instanceof ContentUnavailable || error instanceof DiskFull) {
            isComplete = false
            break
          }
        }
      }
      if (round !== mine) return undefined
      encoder.end()
      return isComplete ? made : undefined
    },
  }
}

/** Nearly every browser accepts AVIF, which also takes longest to encode. */
function avifFirst(addresses: readonly string[]): string[] {
  const isAvif = (address: string) => address.endsWith('.avif')
  return [...addresses.filter(isAvif), ...addresses.filter((address) => !isAvif(address))]
}

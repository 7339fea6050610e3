import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@pulli/api/http/describe-error.ts'
import type { Images } from './images.ts'
import type { Uploads } from './uploads.ts'

/** The content service may be coming back at the same time as the database. */
const PAUSES_MILLISECONDS = [0, 5_000, 30_000, 120_000, 600_000] as const

interface Options {
  readonly uploads: Pick<Uploads, 'clear' | 'dropOutdated'>
  readonly images: Pick<Images, 'clear' | 'drop'>
  readonly pauses?: readonly number[]
  log(fields: object, message: string): void
}

/** Keeps the copies of editors' files, and the pictures made of them, no longer than the files themselves. */
export function mediaCopies({ uploads, images, pauses = PAUSES_MILLISECONDS, log }: Options) {
  let round = 0

  async function clear() {
    await Promise.all([uploads.clear(), images.clear()])
  }

  /** What was missed is not known, so each copy is asked for; none goes before it is known that it has to. */
  async function dropOutdated() {
    const mine = ++round
    for (const [index, pause] of pauses.entries()) {
      await sleep(pause, undefined, { ref: false })
      if (round !== mine) return
      try {
        return await images.drop(await uploads.dropOutdated())
      } catch (error) {
        if (index === pauses.length - 1) throw error
      }
    }
  }

  return {
    /** Something happened in the content service, or may have while nobody listened (`reconnected`). */
    forget(event: string): void {
      const forgetting = event.startsWith('media.')
        ? clear()
        : event === 'reconnected'
          ? dropOutdated()
          : Promise.resolve()
      forgetting.catch((error: unknown) =>
        log({ error: describeError(error) }, 'copies of media could not be forgotten'),
      )
    },
  }
}

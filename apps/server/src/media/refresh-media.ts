import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@pulli/api/http/describe-error.ts'
import type { ContentChange } from '#content/content-changes.ts'
import type { Images } from './images.ts'
import type { Uploads } from './uploads.ts'

/** The content service may be restarting, or coming back together with the database. */
const RETRY_MILLISECONDS = [0, 5_000, 30_000, 120_000, 600_000] as const

interface Options {
  readonly uploads: Pick<Uploads, 'refresh' | 'names'>
  readonly images: Pick<Images, 'drop'>
  readonly retryMilliseconds?: readonly number[]
  log(fields: object, message: string): void
}

/**
 * Refreshes the copies of the files that a `media.*` event names. Where none is named, as after `reconnected`, when
 * events may have been missed, all copies are compared with their originals.
 */
export function refreshMedia({
  uploads,
  images,
  retryMilliseconds = RETRY_MILLISECONDS,
  log,
}: Options): (change: ContentChange) => void {
  let comparison = 0

  async function refresh(names: readonly string[]) {
    for (const name of names) if (!(await uploads.refresh(name))) await images.drop([name])
  }

  async function retry(work: () => Promise<void>, isObsolete = () => false) {
    for (const [index, pause] of retryMilliseconds.entries()) {
      await sleep(pause, undefined, { ref: false })
      if (isObsolete()) return
      try {
        return await work()
      } catch (error) {
        if (index === retryMilliseconds.length - 1) throw error
      }
    }
  }

  async function compareAll() {
    const mine = ++comparison
    await retry(
      async () => refresh(await uploads.names()),
      () => mine !== comparison,
    )
  }

  return ({ event, files = [] }) => {
    const isOfMedia = event === 'reconnected' || event.startsWith('media.')
    if (!isOfMedia) return
    const refreshing = files.length > 0 ? retry(() => refresh(files)) : compareAll()
    refreshing.catch((error: unknown) =>
      log({ error: describeError(error) }, 'copies of media could not be refreshed'),
    )
  }
}

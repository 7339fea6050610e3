import { setTimeout as sleep } from 'node:timers/promises'

/** Together less than the 5 s within which a hang is noticed. */
const EVERY_MILLISECONDS = 2_000
const LIMIT_MILLISECONDS = 2_500

export interface ContentWatch {
  /** Whether the last question was answered, also while no visitor reads anything. */
  isAnswering(): boolean
  stop(): void
}

/** Asks the content service every two seconds whether it is there: one that hangs refuses nothing and fails nothing. */
export function watchContent(
  contentUrl: string,
  { everyMilliseconds = EVERY_MILLISECONDS, limitMilliseconds = LIMIT_MILLISECONDS, fetch: get = fetch } = {},
): ContentWatch {
  let isAnswering = true
  const stopping = new AbortController()

  async function watch() {
    while (!stopping.signal.aborted) {
      isAnswering = await isThere()
      await sleep(everyMilliseconds, undefined, { ref: false, signal: stopping.signal }).catch(
        () => undefined,
      )
    }
  }

  function isThere(): Promise<boolean> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limitMilliseconds)])
    return get(`${contentUrl}/_health`, { signal, redirect: 'manual' }).then(
      async ({ status, body }) => {
        await body?.cancel()
        return status < 500
      },
      () => false,
    )
  }
  void watch()

  return { isAnswering: () => isAnswering, stop: () => stopping.abort() }
}

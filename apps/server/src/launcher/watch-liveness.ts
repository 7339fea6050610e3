import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'

/** A fifth of the time within which a server has to answer. */
const EVERY_MILLISECONDS = 2_000
const MISSES = 5

/** Twelve times as long for the first answer of a process: on a busy machine a start takes its time. */
const MISSES_AT_THE_START = 60

interface Options {
  /** Asks over a connection of its own: in a cluster each question may reach another server. */
  isAnswering(withinMilliseconds: number): Promise<boolean>
  /** The watched process. */
  process(): ChildProcess | undefined
  onHung(): void
}

/**
 * Kills a server that has not answered for 10 s, and its supervisor starts another. Questions overlap, so an answer that
 * takes 9 s counts. Time in which this process or the machine was suspended does not.
 *
 * @returns a function that stops watching
 */
export function watchLiveness({ isAnswering, process, onHung }: Options): () => void {
  let watched: ChildProcess | undefined
  let hasAnswered = false
  let silentSince = Date.now()
  let askedAt = Date.now()

  function beginWith(child: ChildProcess | undefined) {
    watched = child
    hasAnswered = false
    silentSince = Date.now()
  }

  async function ask(child: ChildProcess | undefined) {
    const answers = await isAnswering(MISSES * EVERY_MILLISECONDS)
    if (!answers || child !== watched) return
    hasAnswered = true
    silentSince = Date.now()
  }

  function look() {
    const child = process()
    if (child !== watched) beginWith(child)
    const isLate = Date.now() - askedAt > 3 * EVERY_MILLISECONDS
    if (isLate) silentSince = Date.now()
    askedAt = Date.now()
    const limit = (hasAnswered ? MISSES : MISSES_AT_THE_START) * EVERY_MILLISECONDS
    if (child?.pid !== undefined && askedAt - silentSince >= limit) {
      onHung()
      child.kill('SIGKILL')
      beginWith(child)
    }
    void ask(child)
  }

  look()
  const timer = setInterval(look, EVERY_MILLISECONDS).unref()
  return () => clearInterval(timer)
}

/** Any answer counts, also a rejection. By `node:http`: the launcher has no other use for the 8 MB of `fetch`. */
export function isAnsweringAt(url: string, withinMilliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  get(url, { agent: false, signal: AbortSignal.timeout(withinMilliseconds) }, (answer) => {
    answer.destroy()
    resolve(true)
  }).on('error', () => resolve(false))
  return promise
}

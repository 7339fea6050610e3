import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DrawAnswer, DrawOrder } from './draw-thread.ts'

/** The thread is let go when nobody has asked for so long, and its memory with it. */
const IDLE_MILLISECONDS = 10_000

/** A picture takes a second at most; a thread that says nothing for so long is ended. */
const LONGEST_MILLISECONDS = 20_000

/**
 * Draws pictures one after another in a thread that lives only while there is something to draw: type setting
 * takes a processor for a tenth of a second, and no visitor of a page waits for that.
 */
export function drawingThread() {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function drawNow(order: DrawOrder) {
    clearTimeout(idle)
    worker ??= new Worker(new URL('./draw-thread.ts', import.meta.url))
    worker.unref()
    const drawer = worker
    try {
      drawer.postMessage(order)
      const [answer] = (await once(drawer, 'message', {
        signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
      })) as [DrawAnswer]
      if (answer.fault) throw new Error(answer.fault)
    } catch (error) {
      worker = undefined
      void drawer.terminate()
      throw error
    }
    idle = setTimeout(() => {
      worker = undefined
      void drawer.terminate()
    }, IDLE_MILLISECONDS).unref()
  }

  return (order: DrawOrder): Promise<void> => {
    const turn = last.then(() => drawNow(order))
    last = turn.catch(() => undefined)
    return turn
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DrawAnswer, DrawOrder } from './draw-process.ts'

/** The process is let go when nobody has asked for so long, and its memory with it: a thread's would stay. */
const IDLE_MILLISECONDS = 10_000

/** A picture takes a second at most; a process that says nothing for so long is ended. */
const LONGEST_MILLISECONDS = 20_000

const PROGRAM = fileURLToPath(new URL('./draw-process.ts', import.meta.url))

/**
 * Draws pictures one after another in a process that lives only while there is something to draw: type setting
 * takes a processor for a tenth of a second and memory for good, and no visitor of a page shall pay for that.
 */
export function drawingProcess() {
  let drawer: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function letGo() {
    drawer?.disconnect()
    drawer = undefined
  }

  function start() {
    // It needs nothing of the settings, and is not told of them.
    const started = fork(PROGRAM, { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    started.unref()
    started.once('exit', () => {
      if (drawer === started) drawer = undefined
    })
    return started
  }

  async function drawNow(order: DrawOrder) {
    clearTimeout(idle)
    drawer ??= start()
    const drawing = drawer
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), LONGEST_MILLISECONDS)
    try {
      const answered = Promise.race([
        once(drawing, 'message', stop),
        once(drawing, 'exit', stop).then(() => Promise.reject(new Error('the drawing process ended'))),
      ])
      drawing.send(order)
      const [answer] = (await answered) as [DrawAnswer]
      if (answer.fault) throw new Error(answer.fault)
    } catch (error) {
      drawing.kill()
      drawer = undefined
      throw error
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
    idle = setTimeout(letGo, IDLE_MILLISECONDS).unref()
  }

  return (order: DrawOrder): Promise<void> => {
    const turn = last.then(() => drawNow(order))
    last = turn.catch(() => undefined)
    return turn
  }
}

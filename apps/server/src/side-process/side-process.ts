import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { SERVER_ALLOCATOR } from '../launcher/server-memory.ts'
import type { SideAnswer } from './answer-orders.ts'

/** The process is let go when nobody has asked for so long, and its memory with it: a thread's would stay. */
const IDLE_MILLISECONDS = 10_000

/** An order takes a second or two; a process that says nothing for so long is ended. */
const LONGEST_MILLISECONDS = 20_000

export interface SideProcess<Order> {
  /** Carries an order out when those before it are done. */
  carryOut(order: Order): Promise<void>
  /** Ends the process at once; what it was at fails. The next order starts another. */
  end(): void
}

interface Options {
  /** The module that answers the orders. */
  program: URL
  /** True: it gets only the time of the processors that nobody else wants. */
  isQuiet?: boolean
}

/**
 * Does work one order after another in a process that lives only while there is something to do: what takes a
 * processor for a second and memory for good, no visitor of a page shall pay for.
 */
export function sideProcess<Order extends object>({ program, isQuiet }: Options): SideProcess<Order> {
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function letGo() {
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function start() {
    // It needs nothing of the settings, and is not told of them.
    const started = fork(program, {
      env: { ...SERVER_ALLOCATOR },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (isQuiet) stepBack(started)
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function carryOutNow(order: Order) {
    clearTimeout(idle)
    worker ??= start()
    const working = worker
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), LONGEST_MILLISECONDS)
    try {
      const answered = Promise.race([
        once(working, 'message', stop),
        once(working, 'exit', stop).then(() => Promise.reject(new Error('the process at the side ended'))),
      ])
      working.send(order)
      const [answer] = (await answered) as [SideAnswer]
      if (answer.fault) throw new Error(answer.fault)
    } catch (error) {
      working.kill()
      if (worker === working) worker = undefined
      throw error
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
    idle = setTimeout(letGo, IDLE_MILLISECONDS).unref()
  }

  return {
    carryOut(order) {
      const turn = last.then(() => carryOutNow(order))
      last = turn.catch(() => undefined)
      return turn
    },
    end() {
      clearTimeout(idle)
      worker?.kill('SIGKILL')
      worker = undefined
    },
  }
}

/** Before the process has started any thread: each one has the priority of the one that started it. */
function stepBack({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}

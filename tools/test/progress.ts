/** How often a line is printed where the output is no terminal. */
const EVERY_MILLISECONDS = 10_000

export interface Progress {
  start(name: string): Task
  /** Prints a line that stays. */
  print(line: string): void
}

interface Task {
  plan(total: number): void
  /** One of the planned is done. */
  step(name: string): void
  end(summary: string): void
}

interface State {
  readonly name: string
  readonly startedAt: number
  total: number
  done: number
  last: string
}

interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/**
 * Shows what runs: how much of it is done, how long the rest will take, and the file that ended last. On a terminal
 * that is one line, elsewhere a line every ten seconds.
 */
export function showProgress(output: Output, now: () => number): Progress {
  const running = new Set<State>()
  let shownAt = now()

  function line(): string {
    const tasks = [...running].map((state) => describe(state, now()))
    return `  ${tasks.join(' | ')}`.slice(0, (output.columns ?? 200) - 1)
  }

  function refresh() {
    if (running.size === 0) return
    if (output.isTTY) output.write(`\r\u001b[K${line()}`)
    else if (now() - shownAt >= EVERY_MILLISECONDS) {
      shownAt = now()
      output.write(`${line()}\n`)
    }
  }

  function print(text: string) {
    output.write(output.isTTY ? `\r\u001b[K${text}\n` : `${text}\n`)
    refresh()
  }

  return {
    print,
    start(name) {
      const state: State = { name, startedAt: now(), total: 0, done: 0, last: '' }
      running.add(state)
      refresh()
      return {
        plan: (total) => {
          state.total = total
        },
        step: (last) => {
          state.done++
          state.last = last
          refresh()
        },
        end: (summary) => {
          running.delete(state)
          print(`  ${name}: ${summary}`)
        },
      }
    },
  }
}

function describe({ name, startedAt, total, done, last }: State, now: number): string {
  if (total === 0) return name
  const left = done === 0 ? '' : `, about ${secondsLeft(now - startedAt, done, total)} s left`
  return `${name} ${done} of ${total}${left} ${last}`.trimEnd()
}

function secondsLeft(elapsed: number, done: number, total: number): number {
  return Math.round((elapsed / done) * (total - done) * 0.001)
}

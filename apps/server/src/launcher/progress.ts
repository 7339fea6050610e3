import type { Logger } from 'pino'

/**
 * Shows the progress of long steps: on a terminal as one line that counts the seconds, elsewhere as occasional lines.
 */
export function step<Result>(log: Logger, label: string, work: Promise<Result>): Promise<Result> {
  const begunAt = Date.now()
  const seconds = () => `${((Date.now() - begunAt) / 1000).toFixed(1)} s`
  const terminal = process.stdout.isTTY
  const show = (text: string) => process.stdout.write(terminal ? `\r\u001b[K${text}` : `${text}\n`)
  show(`  ${label} …`)
  const ticker = setInterval(() => show(`  ${label} … ${seconds()}`), terminal ? 500 : 10_000)
  return work.then(
    (result) => {
      clearInterval(ticker)
      show(`  ${label}: ${seconds()}${terminal ? '\n' : ''}`)
      log.info({ step: label, ms: Date.now() - begunAt }, 'a step of the start is done')
      return result
    },
    (error) => {
      clearInterval(ticker)
      if (terminal) process.stdout.write('\n')
      throw error
    },
  )
}

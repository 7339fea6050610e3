import type { Readable } from 'node:stream'

/** Of one message: a program that prints no line break must not fill the memory. */
const LONGEST_CHARACTERS = 16_000

/** How long the rest of a message may take. */
const REST_MILLISECONDS = 50

/**
 * Reads what a program prints and hands it over by messages: a line, with those after it that are indented or empty,
 * such as the stack of an error.
 *
 * @returns a promise that resolves when the program has closed its output and the last message was handed over
 */
export function readMessages(output: Readable, handle: (message: string) => void): Promise<void> {
  let rest = ''
  let message: string | undefined
  let late: NodeJS.Timeout | undefined

  function end() {
    clearTimeout(late)
    if (message?.trim()) handle(message.trimEnd())
    message = undefined
  }

  function take(line: string) {
    const isContinued = message !== undefined && (/^\s/.test(line) || line === '')
    if (isContinued && (message ?? '').length < LONGEST_CHARACTERS) message += `\n${line}`
    else {
      end()
      message = line
    }
  }

  output.setEncoding('utf8')
  output.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_CHARACTERS) {
      lines.push(rest)
      rest = ''
    }
    for (const line of lines) take(line)
    clearTimeout(late)
    late = setTimeout(end, REST_MILLISECONDS).unref()
  })
  return new Promise((resolve) => {
    output.once('error', () => undefined)
    output.once('close', () => {
      if (rest) take(rest)
      end()
      resolve()
    })
  })
}

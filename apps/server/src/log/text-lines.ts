import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { type LogLevel, type LogSource, logEntry } from './log-entry.ts'

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

/** `(node:7) [DEP0040] DeprecationWarning: …`, and the line with which Node says how to find its place. */
const WARNING_OF_NODE = /^\((?:node:\d+\) (?:\[\w+\] )?\w*Warning: |Use `node --trace-)/

/** Returns the log line of what a process printed: as it is where it has the form already, else as the message of one. */
export function entryOfText(source: LogSource, level: LogLevel, message: string): string {
  return isEntry(message) ? `${message}\n` : entryOf(source, level, stripVTControlCharacters(message))
}

/** Node writes its warnings where errors go. */
const entryOf = (source: LogSource, level: LogLevel, msg: string) =>
  logEntry(source, { level: WARNING_OF_NODE.test(msg) ? 'warn' : level, msg })

function isEntry(message: string): boolean {
  if (!message.startsWith('{')) return false
  try {
    const { time, level, process, msg } = JSON.parse(message)
    return [time, level, process, msg].every((field) => typeof field === 'string')
  } catch {
    return false
  }
}

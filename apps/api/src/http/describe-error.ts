/**
 * Returns what a log line may contain of an error: its type and where it happened. No message, because those of
 * PostgreSQL and SMTP quote values and addresses (security row 60).
 */
export function describeError(error: unknown): Record<string, string | number | string[]> {
  if (!(error instanceof Error)) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
    return { type: typeof error, ...(typeof status === 'number' && { status }) }
  }
  const known = Object.entries(error).filter(
    (entry): entry is [string, string | number] =>
      ['code', 'constraint', 'table', 'routine', 'responseCode', 'command', 'syscall'].includes(entry[0]) &&
      (typeof entry[1] === 'number' || (typeof entry[1] === 'string' && /^[\w .:-]{1,80}$/.test(entry[1]))),
  )
  return { type: error.name, ...Object.fromEntries(known), at: framesOf(error).slice(0, 8) }
}

/** A line of a stack: a position in a file or module, or one of a list of promises. */
const FRAME =
  /^\s+at (?:.*(?:file:|node:|[/\\]).*:\d+:\d+\)?|async Promise\.\w+ \(index \d+\)|.*\(<anonymous>\))$/

/**
 * Returns where an error happened. Its stack begins with its message, which may have lines that look like places: those are
 * what someone wrote.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message)
  // Of an error whose message was changed later, the stack has the earlier one.
  const lines = (end === -1 ? stack : stack.slice(end + message.length)).split('\n')
  const lastOther = lines.findLastIndex((line) => !FRAME.test(line))
  return lines.slice(lastOther + 1).map((line) => line.trim())
}

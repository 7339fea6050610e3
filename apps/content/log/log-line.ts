/** What Strapi hands to its logger: a text, or the error itself. */
interface Said {
  readonly level?: string
  readonly message?: unknown
  readonly stack?: unknown
  readonly code?: unknown
  readonly [field: string]: unknown
}

/** Strapi's levels, in the words of the other processes. */
const LEVELS: Readonly<Record<string, string>> = { error: 'error', warn: 'warn', info: 'info' }

/** Classes of SQLSTATE whose messages quote what was sent: invalid data, and what a function of the database says. */
const QUOTING = /^(?:22|P0)[0-9A-Z]{3}$/

const SQLSTATE = /^[0-9A-Z]{5}$/

/** Logged stack frames of an error. Its message is logged separately, and could be long. */
const FRAMES = 8

/**
 * Returns a line in the form in which every process of Pulli logs (apps/server/src/log/log-entry.ts), without its line
 * break. Of errors it has the message, without what that quotes or whom it addresses, and the place.
 */
export function logLine(said: Said, now: Date): string {
  const isError = typeof said.stack === 'string'
  const msg = plain(withoutStatement(said))
  return JSON.stringify({
    level: LEVELS[said.level ?? ''] ?? 'debug',
    time: now.toISOString(),
    process: 'content',
    ...(isError && { error: placeOf(said) }),
    msg: quotes(said) ? msg.replace(/"[\s\S]*"/, '"…"') : msg,
  })
}

/** The database's errors begin with the statement, however long, and ` - `. */
function withoutStatement({ code, message }: Said): string {
  const text = String(message ?? '')
  return typeof code === 'string' && SQLSTATE.test(code)
    ? text.slice(text.indexOf(' - ') + 1).replace(/^- /, '')
    : text
}

const quotes = (said: Said) =>
  said instanceof SyntaxError || (typeof said.code === 'string' && QUOTING.test(said.code))

/** Without colours, and without addresses of mailboxes. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[[\d;]*m/g, '').replace(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '…@…')
}

function placeOf({ code, stack, ...said }: Said) {
  const frames = String(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  const type = said instanceof Error ? said.name : /^(\w*Error)\b/.exec(String(stack))?.[1]
  return {
    ...(type && { type }),
    ...(typeof code === 'string' && { code }),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
  }
}

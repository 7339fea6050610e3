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
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, ...Object.fromEntries(known), at: at.slice(0, 8).map((line) => line.trim()) }
}

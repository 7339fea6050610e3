const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket file is gone
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '25P03', // idle in transaction for too long
  '25006', // read-only: a standby that is being promoted
  '40001', // serialization failure
  '40P01', // deadlock
  '53100', // its disk is full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // statement timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '58030', // its disk fails
])

// Errors of `pg` and its pool that have no code.
const UNREACHABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|timeout expired)/

/** Returns whether a failed query may soon succeed: the database is unreachable, starting or overloaded. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnreachable)) return true
  const code = 'code' in error ? String(error.code) : ''
  return UNREACHABLE_CODES.has(code) || code.startsWith('08') || UNREACHABLE_MESSAGES.test(error.message)
}

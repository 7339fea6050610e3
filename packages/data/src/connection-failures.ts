/** Certificates that no trusted authority has signed, in the codes of OpenSSL. */
const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

const OUT_OF_TIME = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])

/** Returns the error of a failed connection to PostgreSQL; for TLS errors, with what to do. */
export function describeConnectionFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const advice = adviceOn(error)
  return advice === undefined ? error.message : `${advice} (${error.message})`
}

function adviceOn(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (UNTRUSTED.has(code))
    return 'The certificate of the database is not signed by an authority that is trusted here, so it could be somebody else. Name the file of the authority that signed it in sslrootcert of the address; if that is the right file, find out who answers at this address.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate of the database is for another host, so it could be somebody else. Write one of its names as the host of the address, or issue a certificate with this name; behind a proxy it needs the name of the proxy.'
  if (OUT_OF_TIME.has(code))
    return 'The certificate of the database is not valid today. Renew it, and check the clock of this machine.'
  if (error.message === 'The server does not support SSL connections')
    return 'The database answers without TLS, and sslmode=verify-full asks for it. Switch it on there (ssl = on, ssl_cert_file, ssl_key_file).'
  return undefined
}

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

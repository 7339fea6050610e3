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

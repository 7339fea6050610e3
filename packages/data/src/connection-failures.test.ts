import { expect, test } from 'vitest'
import { describeConnectionFailure } from './connection-failures.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.each([
  ['self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert of the address'],
  ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert of the address'],
  ["Hostname/IP does not match certificate's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID', 'as the host of the'],
  ['certificate has expired', 'CERT_HAS_EXPIRED', 'Renew it'],
  ['The server does not support SSL connections', undefined, 'Switch it on there'],
])('%s is said with what to do', (message, code, advice) => {
  const said = describeConnectionFailure(failure(message, code))
  expect(said).toContain(advice)
  expect(said).toContain(message)
})

test('any other failure stands as it is', () => {
  expect(describeConnectionFailure(failure('password authentication failed', '28P01'))).toBe(
    'password authentication failed',
  )
  expect(describeConnectionFailure('broken')).toBe('broken')
})

import { expect, test } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

const files: Record<string, string> = { '/run/secrets/app': 'a-secret-of-24-characters\n', '/run/empty': '' }
const read = (path: string) => files[path] ?? expect.fail('no such file')

test('a secret is read from its file, without the last line break, and its path is dropped', () => {
  expect(
    withSecretFiles({ APP_SECRET_FILE: '/run/secrets/app', PORT: '3000', NONE: undefined }, read),
  ).toEqual({
    APP_SECRET: 'a-secret-of-24-characters',
    PORT: '3000',
  })
})

test('an empty file is an empty setting, which counts as not set', () => {
  expect(withSecretFiles({ SMTP_URL_FILE: '/run/empty' }, read)).toEqual({ SMTP_URL: '' })
  expect(withSecretFiles({ DKIM_KEY_FILE: '/run/empty' }, read)).toEqual({})
})

test('only secrets are read from files: other variables that end in _FILE stay as they are', () => {
  const others = { SSL_CERT_FILE: '/etc/ssl/certs/ca.crt', DKIM_KEY_FILE: '/etc/pulli/dkim.pem' }
  expect(withSecretFiles(others, read)).toEqual(others)
})

test('a secret that is given twice, or whose file is not there, is named and not repeated', () => {
  expect(() => withSecretFiles({ APP_SECRET: 'one', APP_SECRET_FILE: '/run/secrets/app' }, read)).toThrow(
    'APP_SECRET and APP_SECRET_FILE are both set',
  )
  expect(() => withSecretFiles({ APP_SECRET_FILE: '/nowhere' })).toThrow(
    'APP_SECRET_FILE names /nowhere, which cannot be read',
  )
})

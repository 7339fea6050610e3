import { expect, test } from 'vitest'
import { keysDirFaults, keysDirOf } from './keys-dir.ts'

test('unless set, the keys lie beside the data folder', () => {
  expect(keysDirOf({ DATA_DIR: '/srv/pulli' })).toBe('/srv/pulli-keys')
  expect(keysDirOf({ DATA_DIR: '/srv/pulli/', KEYS_DIR: '/run/keys' })).toBe('/run/keys')
})

test.each(['/srv/pulli', '/srv/pulli/keys', '/srv/pulli/../pulli/keys/a'])(
  'keys inside the data folder are refused: %s',
  (KEYS_DIR) => {
    expect(keysDirFaults({ DATA_DIR: '/srv/pulli', KEYS_DIR })).toEqual([
      { variable: 'KEYS_DIR', message: expect.stringContaining('outside DATA_DIR') },
    ])
  },
)

test.each(['/srv/pulli-keys', '/srv', '/run/keys'])('keys outside it are accepted: %s', (KEYS_DIR) => {
  expect(keysDirFaults({ DATA_DIR: '/srv/pulli', KEYS_DIR })).toEqual([])
})

import { expect, test } from 'vitest'
import { exitAddress } from './exit-address.ts'

test.each([
  [{ quickExitUrl: 'https://www.bbc.com/weather' }, 'https://www.bbc.com/weather'],
  [{ quickExitUrl: 'javascript:alert(1)' }, 'https://www.google.com/'],
  [{ quickExitUrl: 'https://' }, 'https://www.google.com/'],
  [{}, 'https://www.google.com/'],
  [undefined, 'https://www.google.com/'],
])('with the settings %o a quick exit leads to %s', (settings, address) => {
  expect(exitAddress(settings)).toBe(address)
})

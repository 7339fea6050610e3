import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXIT_HOSTS, SiteSetting } from './site-setting.ts'

const exitOf = (quickExitUrl: unknown) => SiteSetting.parse({ brandName: 'Pulli', quickExitUrl }).quickExitUrl

test.each(EXIT_HOSTS)('finding F7: a quick exit leads to %s', (host) => {
  expect(exitOf(`https://www.${host}/`)).toBe(`https://www.${host}/`)
})

test.each([
  'http://www.google.com/',
  'https://evil.example/',
  'https://google.com.evil.example/',
  'https://notgoogle.com/',
  'https://google.com@evil.example/',
  'https://www.google.com:8443/',
  'javascript:alert(1)',
  '',
  null,
])('finding F7: a stored quick exit to %j leads to the neutral site instead', (address) => {
  expect(exitOf(address)).toBeUndefined()
})

test('finding F7: the CMS lets editors choose the same fourteen sites', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../../apps/content/src/settings-faults.ts'),
    'utf8',
  )
  const [, list = ''] = /EXIT_HOSTS = \[([^\]]*)\]/.exec(source) ?? []
  expect([...list.matchAll(/'([^']+)'/g)].map(([, host]) => host)).toEqual([...EXIT_HOSTS])
  expect(EXIT_HOSTS).toHaveLength(14)
})

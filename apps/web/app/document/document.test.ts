import { expect, test } from 'vitest'
import { cacheRule } from './cache-rule.ts'
import { appPolicy, documentPolicy } from './content-policy.ts'
import FIRST_SCRIPT from './first-script.ts?inline-script'
import { ownHandle, pageKind } from './page-kind.ts'
import { sourceHash } from './source-hash.ts'

const page = { method: 'GET', url: 'https://pulli.example/blog-grid?page=2', status: 200, isPartial: false }

test('a whole page that is the same for everyone may be kept', () => {
  expect(cacheRule(page)).toBe('public, max-age=0, must-revalidate')
  expect(cacheRule({ ...page, method: 'HEAD' })).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['the answer to a form', { method: 'POST' }],
  ['an error page', { status: 404 }],
  ['a page that lacks content (D45)', { isPartial: true }],
  ['the result of a search', { url: 'https://pulli.example/blog-grid?q=sleep' }],
])('%s is never kept', (_what, part) => {
  expect(cacheRule({ ...page, ...part })).toBe('no-store')
})

test('the policy of a document names the hash of what stands in it, and nothing unsafe', () => {
  const policy = documentPolicy('a{}')
  expect(policy).toContain(`script-src 'self' ${sourceHash(FIRST_SCRIPT)};`)
  expect(policy).toContain(`style-src 'self' ${sourceHash('a{}')};`)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toContain('unsafe')
})

test('finding S8: the policy of the sign-in names the inline script that opens the dashboard, that of another page does not', () => {
  const script = sourceHash('open()')
  expect(documentPolicy('b{}', { script: 'open()' })).toContain(
    `script-src 'self' ${sourceHash(FIRST_SCRIPT)} ${script};`,
  )
  expect(documentPolicy('b{}')).not.toContain(script)
})

test('D43 only a page whose route names an origin may show it in a frame', () => {
  expect(documentPolicy('a{}')).not.toContain('frame-src')
  expect(documentPolicy('a{}', ownHandle([{ frame: 'https://map.example' }]))).toContain(
    '; frame-src https://map.example;',
  )
})

test('the policy of an app page carries its nonce', () => {
  expect(appPolicy('abc')).toContain(`script-src 'nonce-abc' 'strict-dynamic'`)
})

test('a page is a document unless its route says that it is an app', () => {
  expect(pageKind([undefined])).toBe('document')
  expect(pageKind([{}])).toBe('document')
  expect(pageKind([{ page: 'app' }, undefined])).toBe('app')
})

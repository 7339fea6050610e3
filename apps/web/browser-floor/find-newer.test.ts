import { expect, test } from 'vitest'
import { findNewer } from './find-newer.ts'

const namesIn = (code: string, isFilled = false) => findNewer(code, isFilled).map(({ name }) => name)

test.each([
  ['list.toSorted()', '.toSorted'],
  ['list.toReversed()', '.toReversed'],
  ['list.at(-1)', '.at'],
  ['list.findLast(Boolean)', '.findLast'],
  ['list.toSpliced(0, 1)', '.toSpliced'],
  ['Object.hasOwn(a, b)', '.hasOwn'],
  ['Object.groupBy(a, b)', '.groupBy'],
  ['Promise.withResolvers()', '.withResolvers'],
  ['structuredClone(a)', 'structuredClone'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['crypto.randomUUID()', '.randomUUID'],
  ['form.requestSubmit()', '.requestSubmit'],
  ['box.checkVisibility()', '.checkVisibility'],
  ['navigator.userActivation.isActive', '.userActivation'],
  ['a instanceof HTMLDialogElement', 'HTMLDialogElement'],
  ["document.querySelector('dialog:modal')", ':modal'],
  ['document.querySelectorAll(`li:has(a)`)', ':has('],
  ['/(?<=a)b/.test(c)', '(?<'],
  ['new RegExp(`(?<!a)b`)', '(?<'],
  ['/a/v.test(b)', '/v'],
  ['class A { static { b() } }', 'static {}'],
])('finding S8: the build finds what old browsers lack in %s', (code, name) => {
  expect(namesIn(code)).toContain(name)
})

test.each([
  'list.slice().sort().reverse()',
  'typeof structuredClone',
  'options?.timeout',
  'a = { structuredClone: 1 }',
  'list.at',
  "document.querySelector('dialog[open]')",
  '/(?<year>[0-9]+)/.test(a)',
  'a ??= b?.c',
])('it lets %s pass', (code) => {
  expect(namesIn(code)).toEqual([])
})

test('what is filled in before a page runs may be used there, and nowhere else', () => {
  expect(namesIn('list.toSorted()', true)).toEqual([])
  expect(namesIn('list.toSorted()', false)).toEqual(['.toSorted'])
})

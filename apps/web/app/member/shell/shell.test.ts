import { expect, test } from 'vitest'
import APP_SCRIPT from '#document/app-script.ts?inline-script'
import { greeting } from './greeting.ts'
import { railEntries } from './member-pages.ts'
import { codeOf } from './use-page-changes.ts'

test.each([
  [4, 'Good morning, Asha'],
  [11, 'Good morning, Asha'],
  [12, 'Good afternoon, Asha'],
  [17, 'Good evening, Asha'],
  [3, 'Good evening, Asha'],
])('DSH-04 at %i o’clock it says %s', (hour, words) => {
  expect(greeting('Asha', hour)).toBe(words)
})

test('NAV-23 the code of a page is found by its address', () => {
  const manifest = {
    routes: { page: { path: '/dashboard/assessment', module: '/assets/a.js' }, layout: { module: '/b.js' } },
  }
  expect(codeOf(manifest, '/dashboard/assessment')).toBe('/assets/a.js')
  expect(codeOf(manifest, '/dashboard/login')).toBeUndefined()
})

test('LIM-24 the code of the dashboard may take 120 s', () => {
  expect(APP_SCRIPT).toContain('12e4')
})

test('D34 Dashboard and Assessment lead to the same page', () => {
  expect(railEntries.slice(0, 2).map(({ href }) => href.split('#')[0])).toEqual([
    '/dashboard/assessment',
    '/dashboard/assessment',
  ])
})

import { expect, test } from 'vitest'
import { withSettled } from './unused-router-parts.ts'

const FILE = '/node_modules/react-router/dist/production/lib/dom/ssr/fog-of-war.js'

test('what is settled is a constant, which the minifier follows', () => {
  const source = 'return routeDiscovery.mode === "lazy" && ssr === true;'
  expect(withSettled(source, FILE)).toBe('return false;')
})

test('a new version of the router that asks otherwise stops the build', () => {
  expect(() => withSettled('return isLazy()', FILE)).toThrow('React Router has changed')
})

test('other files are left alone', () => {
  expect(withSettled('init.instrumentations', '/app/root.tsx')).toBeUndefined()
})

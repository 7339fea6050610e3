import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { sourceAddresses } from './bundle-plugins.ts'

const transform = sourceAddresses('/checkout/apps/server/build').transform as (
  code: string,
  id: string,
) => string | undefined

/** Evaluates an expression as if it stood in a bundle of a checkout that was moved. */
function evaluate(code: string, folder: string) {
  const url = pathToFileURL(join(folder, 'apps/server/build/server.js')).href
  return new Function('url', `return ${code.replaceAll('import.meta.url', 'url')}`)(url)
}

test('what a module finds beside itself is found from the bundle, wherever the checkout was moved', () => {
  const bundled = (code: string) => transform(code, '/checkout/apps/server/src/media/images.ts') ?? ''
  expect(evaluate(bundled('import.meta.dirname'), '/opt/site')).toBe('/opt/site/apps/server/src/media')
  expect(evaluate(bundled('import.meta.filename'), '/opt/site')).toBe(
    '/opt/site/apps/server/src/media/images.ts',
  )
  expect(evaluate(bundled("new URL('./encode.ts', import.meta.url).href"), '/opt/a site')).toBe(
    'file:///opt/a%20site/apps/server/src/media/encode.ts',
  )
})

test('a package that looks for files beside itself fails the build until it stays outside the bundle', () => {
  const id = '/checkout/node_modules/thread-stream/index.js'
  expect(() => transform("join(__dirname, 'worker.js')", id)).toThrow('must stay outside the bundle')
  expect(transform('export {}', id)).toBeUndefined()
})

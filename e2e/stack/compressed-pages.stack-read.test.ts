import { expect, test } from 'vitest'
import { stack } from './shared-stack.ts'

test.each([
  ['a form', '/consultation', {}],
  ['the login', '/dashboard/login', {}],
  ['a page of the dashboard', '/dashboard/mood-tracker', {}],
  ['a search', '/blog-grid?q=sleep', {}],
  ['home, for a member', '/', { cookie: 'refresh=any' }],
  ['a page that does not exist', '/nowhere', {}],
])('P3: %s is no page for everyone, and leaves compressed all the same', async (_what, path, headers) => {
  const ask = async (encoding: string) => {
    const answer = await fetch(`${stack.siteUrl}${path}`, {
      headers: { ...headers, 'accept-encoding': encoding },
    })
    const html = await answer.text()
    return {
      status: answer.status,
      encoding: answer.headers.get('content-encoding'),
      vary: answer.headers.get('vary')?.toLowerCase(),
      isWhole: html.startsWith('<!DOCTYPE html>') && html.endsWith('</html>'),
    }
  }
  const plain = await ask('identity')
  expect(plain).toMatchObject({ encoding: null, vary: 'accept-encoding', isWhole: true })
  expect(await ask('br, gzip')).toEqual({ ...plain, encoding: 'br' })
  expect(await ask('gzip')).toEqual({ ...plain, encoding: 'gzip' })
})

import { expect, test } from 'vitest'
import { closePasswords } from './close-passwords'

const call = (areOpen: boolean, method: string, path: string) => {
  const ctx = { method, path, status: 404 }
  closePasswords({ areOpen })(ctx as never, async () => {
    ctx.status = 200
  })
  return ctx.status
}

test.each([
  '/admin/login',
  '/admin/login/',
  '//admin//LOGIN',
  '/admin/register',
  '/admin/register-admin',
  '/admin/forgot-password',
  '/admin/reset-password',
])('finding F7: in production a password opens nothing at %s', (path) => {
  expect([call(false, 'POST', path), call(true, 'POST', path)]).toEqual([403, 200])
})

test('other calls go on', () => {
  expect([call(false, 'POST', '/admin/logout'), call(false, 'GET', '/admin/login')]).toEqual([200, 200])
})

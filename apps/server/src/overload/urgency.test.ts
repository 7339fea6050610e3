import { addresses } from '@pulli/web/addresses.ts'
import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

test.each([
  ['GET', '/blog-grid?q=sleep', 'first'],
  ['GET', '/consultation', 'first'],
  ['HEAD', '/nowhere', 'first'],
  ['GET', '/dashboard/mood', 'first'],
  ['GET', `${addresses.login}?x=1`, 'last'],
  ['GET', addresses.otp, 'last'],
  ['POST', '/consultation', 'last'],
  ['POST', '/api/v1/mwellness/auth/login-request', 'last'],
  ['GET', '/api/faqs?populate=*', 'last'],
  ['GET', '/crisis?x=1', 'always'],
  ['GET', '/readyz', 'always'],
  ['GET', '/assets/a.js', 'always'],
])('finding H4: of what is too much, %s %s is refused: %s', (method, url, urgency) => {
  expect(urgencyOf({ method, url })).toBe(urgency)
})

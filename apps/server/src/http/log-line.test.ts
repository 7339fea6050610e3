import { expect, test } from 'vitest'
import { logLine } from './log-line.ts'

test('security row 60: a fault of a page is told without its words, whatever was thrown', () => {
  const thrown = { status: 405, statusText: 'Method Not Allowed', data: 'Error: POST to /single-blog/asha' }
  expect(logLine({ message: 'page failed', requestId: 'r', error: thrown })).toEqual([
    { requestId: 'r', error: { type: 'object', status: 405 } },
    'page failed',
  ])
  const [line] = logLine({ message: 'page failed', cause: new TypeError('asha typed this') })
  expect(line).toMatchObject({ cause: { type: 'TypeError' } })
  expect(JSON.stringify(line)).not.toContain('asha')
})

test('what is no fault is told as it is', () => {
  expect(logLine({ message: 'm', path: '/api/faqs', fields: ['title'] })).toEqual([
    { path: '/api/faqs', fields: ['title'] },
    'm',
  ])
})

import { expect, test } from 'vitest'
import { EDITOR, emptyDatabase, startContent } from './own-content.ts'

test('finding F7: wrong passwords from elsewhere lock no editor out, and wrong ones of theirs are limited', {
  timeout: 240_000,
}, async () => {
  const { url } = await startContent(await emptyDatabase(), { TRUST_PROXY: '1' })
  const statusFrom = async (address: string, password: string) => {
    const answer = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: EDITOR.email, password }),
    })
    await answer.text()
    return answer.status
  }
  const stranger = []
  for (let n = 0; n < 8; n++) stranger.push(await statusFrom('203.0.113.9', 'Wrong-password-1'))
  expect(stranger.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
  expect(stranger.slice(5)).toEqual([429, 429, 429])
  expect(await statusFrom('203.0.113.9', EDITOR.password)).toBe(429)
  expect(await statusFrom('198.51.100.7', EDITOR.password)).toBe(200)
})

import { readRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { EMPTY_PLAN } from '@pulli/domain/safety-plan/safety-plan.ts'
import { expect, test } from 'vitest'
import { copyKey, drawPlanCode, openCopy, sealCopy } from './use-account-copy.ts'

// care §3: sealed under a recovery code, opaque to the server.

const PLAN = {
  ...EMPTY_PLAN,
  alone: 'walk to the temple tank, चाय',
  people: [{ name: 'Meera', number: '1' }],
}

test('a copy opens with its code, on any device, and with no other', async () => {
  const code = drawPlanCode()
  const signs = readRecoveryCode(code) ?? ''
  expect(signs).toHaveLength(20)
  const sealed = await sealCopy(await copyKey(signs), PLAN)
  expect(await openCopy(await copyKey(signs), sealed)).toEqual(PLAN)
  expect(await openCopy(await copyKey(readRecoveryCode(drawPlanCode()) ?? ''), sealed)).toBe('unreadable')
})

test('what is sealed is base64 that shows nothing, is another one each time, and opens only whole', async () => {
  const key = await copyKey('0'.repeat(20))
  const sealed = await sealCopy(key, PLAN)
  expect(sealed).toMatch(/^[A-Za-z0-9+/]{40,}={0,2}$/)
  expect(atob(sealed)).not.toContain('temple')
  expect(await sealCopy(key, PLAN)).not.toBe(sealed)
  const last = sealed.at(-5) === 'A' ? 'B' : 'A'
  expect(await openCopy(key, `${sealed.slice(0, -5)}${last}${sealed.slice(-4)}`)).toBe('unreadable')
  expect(await openCopy(key, btoa('short'))).toBe('unreadable')
})

test('each code is another one, and its key cannot be exported', async () => {
  expect(new Set(Array.from({ length: 200 }, drawPlanCode)).size).toBe(200)
  const key = await copyKey('0'.repeat(20))
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

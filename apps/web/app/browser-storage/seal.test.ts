import { expect, test } from 'vitest'
import { importKey, makeKey, seal, unseal } from './seal.ts'

const MEMBER_KEY = Buffer.alloc(32, 7).toString('base64')

test('finding M5: what is sealed is opened with its key, whichever of the keys it is, and with no other', async () => {
  const [key, other] = [await makeKey(), await makeKey()]
  const sealed = await seal(key, { note: 'by the river' })
  expect(new TextDecoder().decode(sealed.sealed)).not.toContain('river')
  expect(await unseal([other, key], sealed)).toEqual({ note: 'by the river' })
  expect(await unseal([other], sealed)).toBeUndefined()
  expect(await unseal([], sealed)).toBeUndefined()
})

test('finding M5: what was changed since is not opened, and the same words never look the same', async () => {
  const key = await makeKey()
  const [one, two] = [await seal(key, 'a note'), await seal(key, 'a note')]
  expect(Buffer.from(one.sealed).equals(Buffer.from(two.sealed))).toBe(false)
  new Uint8Array(one.sealed)[0] = (new Uint8Array(one.sealed)[0] ?? 0) ^ 1
  expect(await unseal([key], one)).toBeUndefined()
})

test('finding M5: no key can be exported, neither one of this device nor the one that the server gives', async () => {
  for (const key of [await makeKey(), await importKey(MEMBER_KEY)]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  }
  const sealed = await seal(await importKey(MEMBER_KEY), 'the same key')
  expect(await unseal([await importKey(MEMBER_KEY)], sealed)).toBe('the same key')
})

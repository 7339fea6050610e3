import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { testHolder } from '#testing/sealed.ts'
import { sealFor } from './seal-for.ts'

test('care §6: what is sealed opens for the holder of the key, and for nobody else', async () => {
  const holder = await testHolder()
  const sealed = await holder.seal('{"note":"नींद नहीं आई"}')
  expect(await holder.open(sealed)).toEqual({ note: 'नींद नहीं आई' })
  const other = new Decrypter()
  other.addIdentity(await generateIdentity())
  await expect(other.decrypt(sealed)).rejects.toThrow('no identity matched')
})

test('a size says in which power of two a text lies, and no more', async () => {
  const seal = sealFor(await identityToRecipient(await generateIdentity()))
  const sizeOf = async (length: number) => (await seal('x'.repeat(length))).length
  expect(await sizeOf(0)).toBe(await sizeOf(4_096))
  expect(await sizeOf(4_097)).toBe(await sizeOf(8_192))
  expect(await sizeOf(8_192)).toBeGreaterThan(await sizeOf(4_096))
})

test('a recipient that is none is told before anything is sealed', () => {
  expect(() => sealFor('age1nobody')).toThrow()
})

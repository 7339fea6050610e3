import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { decryptValue, encryptValue, UnreadableValue } from './encrypted-value.ts'

const PLACE = { table: 'moods', column: 'note', row: 'f3b6' }
const NOTE = 'Slept badly. कल बेहतर होगा 🌧️'
const KEY = { version: 7, key: randomBytes(32) }
const held = (version: number) => (version === KEY.version ? KEY.key : undefined)

test.each(['', 'a', NOTE, 'x'.repeat(4000)])('a value opens with its key in its place (%#)', (text) => {
  const value = encryptValue(KEY, PLACE, Buffer.from(text))
  expect(decryptValue(held, PLACE, value).toString()).toBe(text)
  expect(value.length).toBe(Buffer.byteLength(text) + 29)
  expect(value[0]).toBe(7)
})

test('the same words twice look different, and neither value holds them', () => {
  const [one, two] = [0, 1].map(() => encryptValue(KEY, PLACE, Buffer.from(NOTE)))
  expect(one?.equals(two ?? Buffer.of())).toBe(false)
  expect(one?.includes('Slept')).toBe(false)
})

test.each([
  ['table', { ...PLACE, table: 'assessments' }],
  ['column', { ...PLACE, column: 'responses' }],
  ['row', { ...PLACE, row: 'f3b7' }],
  ['name split in another way', { table: 'moods","note', column: 'f3b6', row: '' }],
])('a value moved to another %s does not open', (_, place) => {
  const value = encryptValue(KEY, PLACE, Buffer.from(NOTE))
  expect(() => decryptValue(held, place, value)).toThrow(UnreadableValue)
})

test('a value with any bit changed does not open', () => {
  const value = encryptValue(KEY, PLACE, Buffer.from(NOTE))
  for (let bit = 0; bit < value.length * 8; bit += 1) {
    const changed = Buffer.from(value)
    const at = bit >> 3
    changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7))
    expect(() => decryptValue(() => KEY.key, PLACE, changed)).toThrow(UnreadableValue)
  }
})

test('a value that is cut short at any length does not open', () => {
  const value = encryptValue(KEY, PLACE, Buffer.from(NOTE))
  for (let length = 0; length < value.length; length += 1) {
    expect(() => decryptValue(held, PLACE, value.subarray(0, length))).toThrow(UnreadableValue)
  }
})

test('another key opens nothing, nor does none', () => {
  const value = encryptValue(KEY, PLACE, Buffer.from(NOTE))
  expect(() => decryptValue(() => randomBytes(32), PLACE, value)).toThrow(UnreadableValue)
  expect(() => decryptValue(() => undefined, PLACE, value)).toThrow(UnreadableValue)
})

test('a failure tells a log neither the words, nor the key, nor the row', () => {
  const value = encryptValue(KEY, PLACE, Buffer.from(NOTE))
  const failure = caught(() => decryptValue(held, { ...PLACE, row: 'other-row' }, value))
  const logged = inspect(failure, { depth: 10, showHidden: true })
  expect(failure).toBeInstanceOf(UnreadableValue)
  const written = [KEY.key, value].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64'),
    inspect(bytes).slice(0, 30),
  ])
  for (const secret of ['Slept', 'other-row', ...written]) {
    expect(logged).not.toContain(secret)
  }
})

test.each([0, 256, 1.5, -1])('no value is made with a key of version %s', (version) => {
  expect(() => encryptValue({ ...KEY, version }, PLACE, Buffer.of())).toThrow(RangeError)
})

test('no value is made with a key of another length', () => {
  expect(() => encryptValue({ version: 1, key: randomBytes(16) }, PLACE, Buffer.of())).toThrow(RangeError)
})

function caught(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

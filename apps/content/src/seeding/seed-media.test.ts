import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { SeedFile } from './seed-schema'
import { cuesOf } from './testing/cues-of'
import { entriesOf, files, SEED, texts } from './testing/whole-seed'

const BYTES_ALLOWED = { '.png': 150_000, '.mp4': 2_000_000, '.mp3': 1_500_000, '.vtt': 20_000 }
const BYTES_ALLOWED_TOGETHER = 25_000_000

type Kind = keyof typeof BYTES_ALLOWED

const media = files
  .filter((path) => extname(path) in BYTES_ALLOWED)
  .map((path) => ({
    path: relative(SEED, path),
    kind: extname(path) as Kind,
    bytes: statSync(path).size,
  }))

test.each([...entriesOf('seminars'), ...entriesOf('videos')].map((entry) => [entry.path, entry] as const))(
  '%s has captions that can be read, one line at a time, and end with whom to call',
  (_, { data }) => {
    const cues = cuesOf(readFileSync((data.captions as SeedFile).path, 'utf8'))
    expect(cues.length).toBeGreaterThan(5)
    expect(cues[0]?.text).toBe(data.title)
    const lastTwo = cues.slice(-2).map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(lastTwo).toEqual([
      'In danger now? Call 112.',
      'Want to talk? Tele-MANAS 14416, free, day and night.',
    ])
    let last = 0
    for (const { from, to, text } of cues) {
      expect(text).not.toBe('')
      expect(from).toBeGreaterThanOrEqual(last)
      expect(to).toBeGreaterThan(from)
      last = to
    }
  },
)

test('each file is within its bound, and all of them together too', () => {
  expect(media.filter(({ kind, bytes }) => bytes > BYTES_ALLOWED[kind])).toEqual([])
  expect(media.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BYTES_ALLOWED_TOGETHER)
})

test('every file is shown by the entry beside it', () => {
  const shown = (path: string) =>
    texts.some(({ path: page, text }) => {
      const isBeside = dirname(page) === dirname(path)
      return isBeside && text.includes(`file: ${basename(path)}`)
    })
  expect(media.filter(({ path }) => !shown(path))).toEqual([])
})

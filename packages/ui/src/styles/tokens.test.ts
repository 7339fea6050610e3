import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The light and the dark value of a token. */
function values(token: string): readonly [string, string] {
  const pattern = new RegExp(`${token}: var\\(--day, (#\\w{6})\\)\\s+var\\(--night-time, (#\\w{6})\\)`, 'i')
  const [, light, dark] = css.match(pattern) ?? []
  if (!light || !dark) throw new Error(`no two values for ${token}`)
  return [light, dark]
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const AAA = 7
const AA = 4.5
const CONTROL = 3

test.each([
  ['--ink', '--ground', AAA],
  ['--ink', '--sunk', AAA],
  ['--ink', '--raised', AAA],
  ['--ink', '--act-soft', AAA],
  ['--ink', '--light-soft', AAA],
  ['--ink', '--earth-soft', AAA],
  ['--ink-2', '--ground', AAA],
  ['--ink-2', '--sunk', AAA],
  ['--ink-2', '--raised', AAA],
  ['--ink-3', '--ground', AA],
  ['--ink-3', '--sunk', AA],
  ['--ink-3', '--raised', AA],
  ['--act', '--ground', AAA],
  ['--act', '--sunk', AA],
  ['--act', '--raised', AAA],
  ['--act', '--act-soft', AA],
  ['--act-hover', '--ground', AAA],
  ['--on-act', '--act', AAA],
  ['--on-act', '--act-hover', AAA],
  ['--earth', '--ground', AA],
  ['--earth', '--sunk', AA],
  ['--earth', '--raised', AA],
  ['--earth', '--earth-soft', AA],
  ['--edge', '--ground', CONTROL],
  ['--edge', '--sunk', CONTROL],
  ['--edge', '--raised', CONTROL],
])('%s on %s has a contrast of %d or more by day and by night', (text, ground, least) => {
  const [texts, grounds] = [values(text), values(ground)]
  expect(contrast(texts[0], grounds[0])).toBeGreaterThanOrEqual(least)
  expect(contrast(texts[1], grounds[1])).toBeGreaterThanOrEqual(least)
})

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FONTS = join(ROOT, 'packages/ui/src/fonts')
const css = readFileSync(join(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8')

const DEVANAGARI = /[\u0900-\u097f]/

/** The code points that `tokens.css` takes from a file. */
function pointsOf(file: string): Set<number> {
  const face = css.split('@font-face').find((rule) => rule.includes(`/${file}.woff2`)) ?? ''
  const [, list = ''] = /unicode-range:\s*([^;]+);/.exec(face) ?? []
  const points = list.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
  })
  if (points.length === 0) throw new Error(`tokens.css has no unicode-range for ${file}`)
  return new Set(points)
}

describe.each(['fraunces', 'anek-latin'])('The typeface %s', (name) => {
  const basic = pointsOf(`${name}-basic`)
  const supplement = pointsOf(`${name}-supplement`)

  test('P3 has every sign of the English messages in the file that pages preload', () => {
    const missing = globSync('packages/messages/messages/en/*.json', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8')]
        .filter((sign) => !DEVANAGARI.test(sign) && !basic.has(sign.codePointAt(0) ?? -1))
        .map((sign) => `${file}: ${sign}`),
    )
    expect(missing).toEqual([])
  })

  test('P3 asks one file for each sign', () => {
    expect([...basic].filter((point) => supplement.has(point))).toEqual([])
  })

  test('has an é and a € too', () => {
    for (const sign of 'éÉüñß€™') expect(supplement).toContain(sign.codePointAt(0))
  })
})

test('P3 the two files that pages preload are 46 kB, less than half of what P3 allows', () => {
  const bytes = ['fraunces-basic', 'anek-latin-basic'].map(
    (file) => statSync(join(FONTS, `${file}.woff2`)).size,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(46 * 1024)
})

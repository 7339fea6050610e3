import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { chain } from './chain.ts'
import { cover } from './cover.ts'
import { Doorway, doorway, floor } from './doorway.tsx'
import type { Drawing } from './drawing.ts'
import { kolam } from './kolam.ts'
import { KolamFigure } from './kolam-figure.tsx'
import { mood } from './mood.ts'
import { brief } from './path-text.ts'
import { hash } from './seed.ts'
import { svgMarkup } from './svg-markup.ts'
import * as fixtures from './testing/prototype-fixtures.ts'

/** A path as the prototype wrote it, each point in the drawing's own units. */
function fromOrigin(d: string): string {
  let [x, y] = [0, 0]
  return d.replace(/([Mmc])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(' ').map(Number)
    const isMove = command !== 'c'
    if (command === 'M') [x, y] = [0, 0]
    const points: string[] = []
    for (let i = 0; i < values.length; i += 2) {
      const point = [x + (values[i] ?? 0), y + (values[i + 1] ?? 0)] as const
      points.push(point.map(brief).join(' '))
      // A curve's steps all begin where the curve does.
      if (isMove || i % 6 === 4) [x, y] = point
    }
    return (isMove ? 'M' : 'C') + points.join(' ')
  })
}

const looks = ({ d, dotsD, view }: Drawing) => hash(`${fromOrigin(d)}|${fromOrigin(dotsD)}|${view.join(' ')}`)

describe('the port draws what the prototype drew', () => {
  test.each(fixtures.KOLAM_FIXTURES)('kolam(%o, %o)', (seed, options, expected) => {
    expect(looks(kolam(seed, options))).toBe(expected)
  })
  test.each(fixtures.COVER_FIXTURES)('cover(%o, %o)', (seed, options, expected) => {
    expect(looks(cover(seed, options))).toBe(expected)
  })
  test.each(fixtures.CHAIN_FIXTURES)('chain(%o, %o)', (dots, options, expected) => {
    expect(looks(chain(dots, options))).toBe(expected)
  })
  test.each(fixtures.FLOOR_FIXTURES)('floor(%o, %o)', (seed, options, expected) => {
    expect(looks(floor(seed, options))).toBe(expected)
  })
  test.each(fixtures.MOOD_FIXTURES)('mood(%o)', (value, expected) => {
    expect(looks(mood(value))).toBe(expected)
  })
  test.each(fixtures.DOORWAY_FIXTURES)('doorway %o open by %o', (seed, open, expected) => {
    const { light, spill, leaves, frame, pulli, ground, toranLeaves, toran, floor } = doorway({ seed, open })
    const paths = [light, spill, leaves, frame, pulli, ground, toranLeaves, toran].concat(
      [floor.d, floor.dotsD].map(fromOrigin),
    )
    expect(hash(paths.join('|'))).toBe(expected)
  })
})

test('a chain round two dots is one figure of eight', () => {
  expect(fromOrigin(chain(2).d)).toBe(
    'M22.4 12.4C25.2 15.2 27.1 20.4 32.4 20.4 36.8 20.4 40.4 16.8 40.4 12.4 40.4 8 36.8 4.4 32.4 4.4 27.1 4.4 25.2 9.6 22.4 12.4 19.6 15.2 17.7 20.4 12.4 20.4 8 20.4 4.4 16.8 4.4 12.4 4.4 8 8 4.4 12.4 4.4 17.7 4.4 19.6 9.6 22.4 12.4Z',
  )
})

const size = fc.integer({ min: 3, max: 9 })
const shape = fc.constantFrom('square', 'diamond', 'lotus', 'star', 'petal', undefined)
const options = fc.record({ n: size, shape, turn: fc.boolean() })

test('every grid from 3 × 3 to 9 × 9 is drawn with one single line', () => {
  fc.assert(
    fc.property(fc.string(), options, (seed, filled) => {
      const drawing = kolam(seed, filled)
      expect(drawing.loops).toBe(1)
      expect(drawing.d.match(/M/g)).toHaveLength(1)
      expect(drawing.d.endsWith('Z')).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('the same string gives the same drawing', () => {
  fc.assert(
    fc.property(fc.string(), options, (seed, filled) => {
      expect(kolam(seed, filled)).toEqual(kolam(seed, filled))
      expect(cover(seed)).toEqual(cover(seed))
    }),
  )
})

test('two records have two covers, nearly always', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, i) => cover(`record ${i}`).d))
  expect(drawn.size).toBeGreaterThan(190)
})

test('no path holds anything but numbers and commands', () => {
  const plain = /^[MCZmch\d .-]*$/
  const seed = fc.string()
  const ratio = fc.double({ min: 0.5, max: 5, noNaN: true })
  fc.assert(
    fc.property(
      seed,
      options,
      ratio,
      fc.double({ noDefaultInfinity: true }),
      (text, filled, frame, value) => {
        const drawings = [kolam(text, filled), cover(text, { ratio: frame }), mood(value)]
        for (const { d, dotsD, view } of drawings) {
          expect(d).toMatch(plain)
          expect(dotsD).toMatch(plain)
          expect(view.every(Number.isFinite)).toBe(true)
        }
      },
    ),
  )
})

test('a chain has as many dots as it was told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.boolean(), (k, vertical) => {
      const drawing = chain(k, { vertical })
      expect([drawing.n, drawing.loops]).toEqual([k, 1])
    }),
  )
})

test('a mood beyond the ends is the mood at the end', () => {
  expect(mood(-3)).toEqual(mood(0))
  expect(mood(9)).toEqual(mood(4))
  expect(mood(Number.NaN).name).toBe('AWFUL')
  expect(mood(2.6).name).toBe('GOOD')
})

test('a figure is decoration until it is given a name', () => {
  const drawing = kolam('figure', { n: 3 })
  expect(renderToStaticMarkup(<KolamFigure drawing={drawing} />)).toContain('aria-hidden="true"')
  const named = renderToStaticMarkup(<KolamFigure drawing={drawing} label="A knot" dots={false} slice />)
  expect(named).toContain('role="img" aria-label="A knot"')
  expect(named).toContain('preserveAspectRatio="xMidYMid slice"')
  expect(named).not.toContain('k-dot')
})

test('the doorway is drawn without inline style', () => {
  const markup = renderToStaticMarkup(<Doorway seed="threshold" open={0.9} className="hero__door" />)
  expect(markup).toContain('class="doorway hero__door"')
  expect(markup.match(/<path/g)).toHaveLength(10)
  expect(markup).not.toMatch(/ style=|NaN/)
})

test('a drawing can be written as a file of its own', () => {
  const file = svgMarkup(chain(3), { line: '#1C2050', dot: '#F2A81D' })
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 65 25">.*<\/svg>$/)
})

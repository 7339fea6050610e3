import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Trend from './trend.tsx'

const BANDS = [0, 11, 17, 21, 31, 41].map((from) => ({ level: `from ${from}`, from }))

test('D53 a score without ranges is drawn without one', () => {
  const results = [{ totalScore: 9, assessmentMaxScore: 27 }]
  expect(renderToStaticMarkup(<Trend results={results} bands={BANDS} />)).toContain('trend__own')
  const noRange = BANDS.slice(0, 1)
  expect(renderToStaticMarkup(<Trend results={results} bands={noRange} />)).not.toContain('trend__own')
})

const heights = (markup: string) => {
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '').join(' ')
  return [...paths.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
}

test.each([
  ['without a result', []],
  ['with one result', [{ totalScore: 63, assessmentMaxScore: 63 }]],
  [
    'with several',
    [
      { totalScore: 0, assessmentMaxScore: 63 },
      { totalScore: 40, assessmentMaxScore: 63 },
    ],
  ],
])('design 4 the chart draws nothing above or below its own frame %s', (_, results) => {
  const ys = heights(renderToStaticMarkup(<Trend results={results} bands={BANDS} />))
  expect(ys.length).toBeGreaterThan(0)
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ys)).toBeLessThanOrEqual(72)
})

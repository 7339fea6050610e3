import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

const parts = { total: <b>21</b>, level: <i>Low</i> }
const inOrder: [string, (place: (part: 'total' | 'level') => string) => string, string][] = [
  ['English', (place) => `Score ${place('total')}: ${place('level')}.`, 'Score <b>21</b>: <i>Low</i>.'],
  ['another order', (place) => `${place('level')}, ${place('total')}`, '<i>Low</i>, <b>21</b>'],
  ['a part left out', (place) => `Only ${place('total')}`, 'Only <b>21</b>'],
  ['no part', () => 'Nothing here', 'Nothing here'],
]

test.each(inOrder)('the message decides where an element stands: %s', (_, message, html) => {
  expect(renderToStaticMarkup(<Sentence message={message} parts={parts} />)).toBe(html)
})

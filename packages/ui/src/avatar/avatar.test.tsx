import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('design 15 few of a hundred people share a drawing', () => {
  const drawings = Array.from({ length: 100 }, (_, n) =>
    renderToStaticMarkup(<Avatar seed={`member-${n}`} />),
  )
  const shared = Map.groupBy(drawings, (drawing) => drawing)
  expect(Math.max(...[...shared.values()].map(({ length }) => length))).toBeLessThanOrEqual(4)
  expect(shared.size).toBeGreaterThan(70)
})

import { expect, test } from 'vitest'
import { freeTop } from './clear-of-calls.ts'

const screen = 640

test.each([
  ['nothing', [], 70, 8],
  ['a call further down', [{ top: 300, bottom: 370 }], 70, 8],
  ['a call at the top', [{ top: 10, bottom: 80 }], 70, 88],
  ['a call that begins right below', [{ top: 80, bottom: 150 }], 70, 158],
  ['a call that leaves just the room', [{ top: 86, bottom: 150 }], 70, 8],
  [
    'two calls, in any order',
    [
      { top: 90, bottom: 160 },
      { top: 20, bottom: 84 },
    ],
    70,
    168,
  ],
  ['a call above the screen', [{ top: -90, bottom: -20 }], 70, 8],
  ['a call as high as the screen', [{ top: 0, bottom: 640 }], 70, undefined],
  ['no room above the edge', [{ top: 8, bottom: 560 }], 70, undefined],
] as const)('finding: beside %s a toast covers no call', (_, calls, height, top) => {
  expect(freeTop(calls, { height, screen })).toBe(top)
})

test('wherever calls stand, the place is free or there is none', () => {
  for (let first = -40; first < screen; first += 10)
    for (let second = -40; second < screen; second += 10) {
      const calls = [first, second].map((top) => ({ top, bottom: top + 64 }))
      const top = freeTop(calls, { height: 96, screen })
      const isFree = (at: number) =>
        at >= 0 && at + 96 <= screen && calls.every((call) => at + 96 <= call.top || call.bottom <= at)
      if (top !== undefined) expect(isFree(top), `${first}, ${second}`).toBe(true)
    }
})

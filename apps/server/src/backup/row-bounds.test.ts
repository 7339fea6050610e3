import { expect, test } from 'vitest'
import { rowBounds, rowFaults } from './row-bounds.ts'

test('where nothing was written meanwhile, a table has exactly as many rows', () => {
  const count = { rows: 12, changes: 40 }
  expect(rowBounds(count, count)).toEqual({ least: 12, most: 12 })
})

test('what was inserted and deleted meanwhile widens the bounds, and never below none', () => {
  expect(rowBounds({ rows: 12, changes: 40 }, { rows: 13, changes: 43 })).toEqual({ least: 9, most: 16 })
  expect(rowBounds({ rows: 1, changes: 0 }, { rows: 0, changes: 5 })).toEqual({ least: 0, most: 6 })
})

test('a table that came meanwhile, and a database whose counters were reset', () => {
  expect(rowBounds(undefined, { rows: 2, changes: 2 })).toEqual({ least: 0, most: 4 })
  expect(rowBounds({ rows: 5, changes: 90 }, { rows: 7, changes: 2 })).toEqual({ least: 5, most: 7 })
})

test('each table that has other rows than the manifest says is named, and one that is missing', () => {
  const bounds = {
    moods: { least: 3, most: 3 },
    members: { least: 2, most: 4 },
    staff: { least: 1, most: 1 },
    favourites: { least: 0, most: 0 },
  }
  const found = {
    moods: { rows: 2, changes: 0 },
    members: { rows: 5, changes: 0 },
    favourites: { rows: 0, changes: 0 },
  }
  expect(rowFaults(bounds, found)).toEqual([
    'moods has 2 rows instead of 3',
    'members has 5 rows instead of 2 to 4',
    'staff is missing',
  ])
})

import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord, slipsBetween, splitWords } from './fold-words.ts'

test.for([
  ['', '', 2, 0],
  ['marna', 'marna', 0, 0],
  ['marna', 'mrna', 2, 1],
  ['marna', 'maarna', 2, 1],
  ['marna', 'marma', 2, 1],
  ['marna', 'amrna', 2, 1],
  ['marna', 'manra', 2, 1],
  ['marna', 'arnam', 2, 2],
  ['ab', 'ba', 2, 1],
  // A letter between the two was put in: they are no neighbours any more.
  ['ca', 'abc', 3, 3],
  ['marna', 'jeena', 2, 3],
  ['marna', 'jeena', 3, 3],
  ['marna', 'jeena', 0, 1],
  ['marna', 'marnawala', 2, 3],
  ['marnawala', 'marna', 2, 3],
  ['a', '', 1, 1],
  ['', 'ab', 1, 2],
] as const)('between “%s” and “%s”, counted up to %i, there are %i slips', ([one, other, most, slips]) => {
  expect(slipsBetween(one, other, most)).toBe(slips)
})

/** The definition of the optimal string alignment distance, without a table and without a bound. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const ways = [
    distance(one.slice(1), other) + 1,
    distance(one, other.slice(1)) + 1,
    distance(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
  ]
  if (one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0])
    ways.push(distance(one.slice(2), other.slice(2)) + 1)
  return Math.min(...ways)
}

test('slips are counted as the optimal string alignment distance defines them, up to the bound', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 6 })
  assert(
    property(word, word, constantFrom(0, 1, 2, 3), (one, other, most) => {
      expect(slipsBetween(one, other, most)).toBe(Math.min(distance(one, other), most + 1))
    }),
    { numRuns: 400 },
  )
})

test.for([
  ['zindagi', 'jindgi', false],
  ['zindagi', 'jindagi'],
  ['khudkushi', 'kudkusi'],
  ['jeena', 'jina'],
  ['phansi', 'fansi'],
  ['wapas', 'vapas'],
  ['suuicide', 'suicide'],
  ['su1c1de', 'suicide'],
  ['k1ll', 'kil'],
  ['maut', 'mauth'],
  ['nahin', 'nahi'],
  ['sick', 'sik'],
  ['exit', 'eksit'],
  ['cell', 'sel'],
  ['quit', 'kuit'],
  ['café', 'cafe'],
  ['1098', 'iogb', false],
  ['आत्महत्या', 'अात्महत्या', false],
  ['ज़िंदगी', 'जिंदगि'],
  ['साँस', 'सांस'],
  ['दुःख', 'दुख'],
  ['जीना', 'जिना'],
  ['आदत', 'अदत'],
  ['नहीं', 'नही'],
] as const)('“%s” and “%s” are one word: %s', ([one, other, isSame = true]) => {
  expect(foldWord(one) === foldWord(other)).toBe(isSame)
})

test('a number stays a number', () => {
  expect(foldWord('14416')).toBe('1416')
  expect(foldWord('108')).toBe('108')
})

test.for([
  ['I don’t want to live', ['i', 'dont', 'want', 'to', 'live']],
  ['k@ll me, ple@se', ['kall', 'me', 'please']],
  ['@home $100', ['home', '100']],
  ['marna\u200Bchahta', ['marnachahta']],
  ['ｋｉｌｌ-myself', ['kill', 'myself']],
  ['नींद नहीं आती', ['नींद', 'नहीं', 'आती']],
  ['?!', []],
] as const)('“%s” is split into %o', ([typed, words]) => {
  expect(splitWords(typed)).toEqual(words.map((word) => word.normalize('NFKC')))
})

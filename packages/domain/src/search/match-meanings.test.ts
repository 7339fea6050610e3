import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanings } from './match-meanings.ts'

const find = meanings(
  {
    families: {
      WANT: 'want wants wish going+to ~chahta ~chahti',
      DIE: 'die died ~marna',
      LAUGH: 'joke funny',
      HIT: 'hit+!UP ~maar+!JANA !UP+beat',
      UP: 'up',
      JANA: '~jana',
    },
    fillers: 'really the',
    ordinary: 'went diet',
    mistyped: ['WANT', 'DIE'],
    idioms: ['DIE laughing'],
  },
  {
    wish: ['WANT DIE -LAUGH', 'suicid*', 'end|take+my life'],
    pain: ['~dard'],
    blow: ['me|~mujhe HIT'],
  },
)
const groups = (text: string) => find(text).groups.join()

test.each([
  ['I want to die', 'two words of a meaning'],
  ['die, that is what I want', 'in any order'],
  ['I really want the very same: die', 'with others between them'],
  ['marna chahta hu', 'in Hindi'],
  ['मरना चाहती हूँ', 'in Devanagari'],
  ['i am going to die', 'with words in a row'],
  ['i wnat to die', 'with a slip in one of them'],
  ['iwanttodie', 'without spaces'],
  ['w a n t d i e', 'with spaces between all letters'],
  ['suicidal', 'with any ending'],
  ['take my life', 'with words in a row beside another'],
])('“%s” is found: %s', (text) => {
  expect(groups(text)).toBe('wish')
})

test.each([
  ['i want', 'a word is missing'],
  ['i want one two three four five six die', 'the words are too far apart'],
  ['i want to die, what a joke', 'a word excludes it'],
  ['i want to die laughing', 'it is an idiom'],
  ['i went to die', 'an ordinary word is no slip'],
  ['wnat to dei', 'two words have a slip'],
  ['take it from my life', 'the words are in no row'],
])('“%s” is not found: %s', (text) => {
  expect(groups(text)).toBe('')
})

test.each([
  ['hit me', 'blow'],
  ['he hit me and woke up', 'blow'],
  ['hit up me', ''],
  ['mujhe maar', 'blow'],
  ['mujhe mar jana', ''],
  ['mar jana, mujhe maar', 'blow'],
  ['beat me', 'blow'],
  ['up beat me', ''],
])('of a word that another must not follow, or come before: “%s” is %j', (text, found) => {
  expect(groups(text)).toBe(found)
})

test('a text is Hindi if the words of its meaning are', () => {
  expect(find('want die').isHindi).toBe(false)
  expect(find('want marna').isHindi).toBe(true)
  expect(find('sir mein dard')).toEqual({ groups: ['pain'], isHindi: true })
})

test('a meaning of an unknown family is refused', () => {
  expect(() =>
    meanings({ families: {}, fillers: '', ordinary: '', mistyped: [], idioms: [] }, { x: ['NONE'] }),
  ).toThrow('NONE')
})

test('a meaning is found among any other words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(groups(`want die. ${'and '.repeat(8)}${text}`)).toContain('wish')
    }),
  )
})

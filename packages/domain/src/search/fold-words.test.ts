import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldEnglish, foldHindi, splitWords } from './fold-words.ts'

test.each([
  ['What did I do?', 'what did i do'],
  ['don’t, can`t', 'dont cant'],
  ['how-to+kill_myself', 'how to kill myself'],
  ['मैं मरना… चाहता हूँ।', 'मैं मरना चाहता हूँ'],
  ['𝓴𝓲𝓵𝓵 ｋｉｌｌ', 'kill kill'],
  ['k\u200Dill', 'kill'],
  ['h@te a$k', 'hate ask'],
])('the words of “%s” are “%s”', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words)
})

test.each([
  ['kill', 'kil', 'killl', 'k1ll', 'KÍLL'.toLowerCase()],
  ['happen', 'hapen', 'happpen'],
  ['feel', 'feeel'],
  ['soon', 'sooooon'],
])('the spellings of the English word %s are one', (...spellings) => {
  expect(new Set(spellings.map(foldEnglish)).size).toBe(1)
})

test.each([
  ['see', 'se'],
  ['soon', 'son'],
  ['die', 'dye'],
  ['want', 'went'],
])('%s and %s are two English words', (one, other) => {
  expect(foldEnglish(one)).not.toBe(foldEnglish(other))
})

test.each([
  ['मरना', 'marna', 'maarna', 'mrna', 'marnaa', 'मारना'],
  ['नहीं', 'नही', 'nahi', 'nahin', 'nahee', 'nhi'],
  ['चाहता', 'chahta', 'chaahta', 'chahata'],
  ['ज़िंदगी', 'जिन्दगी', 'जिंदगी', 'zindagi', 'jindagi', 'zindgi', 'zindagee'],
  ['जीना', 'jeena', 'jina', 'zeena', 'jinaa'],
  ['ख़ुदकुशी', 'खुदकुशी', 'khudkushi', 'khudkhushi', 'khudkusi', 'khoodkushi'],
  ['आत्महत्या', 'aatmahatya', 'atmahatya', 'aatmhatya'],
  ['ज़हर', 'जहर', 'zahar', 'jahar', 'zehr', 'zehar'],
  ['मुझे', 'mujhe', 'muje', 'mujhey'],
  ['हूँ', 'हूं', 'hoon', 'hun'],
  ['मौत', 'maut', 'mout'],
  ['शराब', 'sharab', 'sharaab', 'sarab'],
  ['बोझ', 'bojh', 'boj'],
  ['दवाई', 'davai', 'dawai', 'dawaai'],
  ['कहती', 'kahti', 'kehti'],
  ['अकेला', 'akela', 'akelaa'],
  ['न', 'na'],
])('the spellings of %s are one', (...spellings) => {
  expect([...new Set(spellings.map(foldHindi))]).toHaveLength(1)
})

test.each([
  ['jaan', 'jaana'],
  ['kha', 'ka'],
  ['din', 'di'],
  ['kehta', 'kaata'],
  ['gaadi', 'gandi'],
  ['kare', 'kamre'],
])('%s and %s are two Hindi words', (one, other) => {
  expect(foldHindi(one)).not.toBe(foldHindi(other))
})

test('a number stays a number', () => {
  expect(foldEnglish('1098')).toBe('1098')
  expect(splitWords('14416')).toEqual(['14416'])
})

test('any word has a form, and a folded English word is its own form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      for (const word of splitWords(text)) {
        foldHindi(word)
        expect(foldEnglish(foldEnglish(word))).toBe(foldEnglish(word))
      }
    }),
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { matchPhrases, needsHelpFirst } from './match-phrases.ts'
import { readPhraseList } from './phrase-list.ts'

const json = readFileSync(join(import.meta.dirname, 'crisis-phrases.json'), 'utf8')
const list = readPhraseList(json)
const groups: { name: string; phrases: string[] }[] = JSON.parse(json).groups
const phrases = groups.flatMap(({ name, phrases: of }) => of.map((phrase) => ({ name, phrase })))
const needsHelp = (typed: string) => needsHelpFirst(list, typed)

test('the list is whole, and says who reviewed it', () => {
  expect(list?.reviewedBy).toBeTruthy()
  expect(list?.groups.map(({ name }) => name)).toEqual([
    'suicide',
    'self-harm',
    'overdose',
    'violence at home',
    'abuse of a child',
    'somebody else in danger',
  ])
})

test('each phrase of the list is found, and means its group', () => {
  if (!list) throw new Error('no list')
  const missed = phrases.filter(
    ({ name, phrase }) => !matchPhrases(list, phrase).some((group) => group.name === name),
  )
  expect(missed).toEqual([])
})

test.each([
  'marna chahta hu',
  'marna chahata hoon',
  'main marna chahti hun',
  'mai mrna chahta hu',
  'Marnaa Chaahta Hoooon',
  'mujhe ab marna hi hai',
  'mujhe jeena nahin hai',
  'jina nahi chahta',
  'ab jeene ka bilkul mann nhi hai',
  'zeena nai hai',
  'jindagi se thak gaya hu',
  'khudkushi',
  'khud kushi',
  'khudkhushi karna',
  'khudkusi',
  'aatma hatya',
  'atmahatya',
  'haath kaat liya',
  'kaat liya',
  'khud ko maar dalun',
  'maar deta hai',
  'mera husband mujhe maarta hai',
  'pati bahut marta hai',
  'papa mujhe roz maarte hain',
  'aaj neend ki goliyan kha li',
  'आत्महत्या',
  'आत्म हत्या',
  'आत्महत्या के विचार',
  'मैं मरना चाहता हूँ',
  'मै मरना चाहती हूं',
  'मुझे जीना नही है',
  'ख़ुदकुशी',
  'वो मुझे बहुत मारता है',
  'kill myself',
  'KILL MYSELF',
  'kil myself',
  'kill my slef',
  'killing my self',
  'i want to kil myslef',
  'k1ll mys3lf',
  '𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯',
  'killmyself',
  'iwanttokillmyself',
  'how-to-kill-myself',
  'suicide',
  'sucide',
  'suiside',
  'sueside',
  'suicied',
  's u i c i d e',
  'su1cide',
  'suicide prevention awareness',
  'i am feeling suicidal today',
  'want to die',
  'i really just want to die',
  'i wanna die',
  'want 2 die',
  'I don’t want to live anymore',
  'dont want to live',
  'i do not want to be here any more',
  'self harm',
  'self-harm',
  'selfharm',
  'i keep cutting myself',
  'overdose',
  'over dose of tablets',
  'overdoze',
  'he hits me when he drinks',
  'my husband beat me',
  'domestic violance',
  'uncle touches me',
  'child abuse',
  'my son wants to die',
  'suicide करना है',
])('help stands first for “%s”', (typed) => {
  expect(needsHelp(typed)).toBe(true)
})

test.each([
  'dead battery',
  'killing time',
  'deadline',
  'deadlines at work',
  'i want to diet',
  'want to dye my hair',
  'diet plan',
  'sleep',
  'neend nahi aati',
  'नींद नहीं आती',
  'exam stress',
  'tension',
  'ghabrahat',
  'anxiety',
  'panic attack',
  'depression',
  'udaas',
  'akelapan',
  'baat karna chahta hu',
  'kaam nahi karna chahta',
  'padhai me mann nahi lagta',
  'mera mann nahi lagta',
  'ghar se bahar jana nahi chahta',
  'therapy cost',
  'what does it cost',
  'first session',
  'talking to parents',
  'relationship problem',
  'breakup',
  'couple counselling',
  'parenting teenagers',
  'my child does not study',
  'board exam',
  'job loss',
  'office politics',
  'burn out',
  'loneliness',
  'grief after death of father',
  'after the baby comes',
  'anger',
  'gussa',
  'meditation',
  'breathing',
  'rain sounds',
  'music for sleep',
  'art therapy',
  'dance therapy',
  'psychiatrist near me',
  'child psychologist',
  'adhd test',
  'phone addiction',
  'screen time',
  'memory',
  'subside',
  'overdone',
  'fancy dress',
  'insect',
  'invest',
  'seaside',
  'life balance',
  'work',
  'yoga',
  'self care',
  'self help',
  'self esteem',
  'myself',
  'living alone',
  'how to live well',
  'learning to live with asthma',
  'love my life',
  'my own life',
  'want to travel',
  'how to make friends',
  'kya karu',
  'kaise soye',
  'zindagi',
  'jeevan',
  'khushi',
  'mar',
  'march newsletter',
  'martial arts',
  'marna',
  'caffeine',
  'xylophonequux',
  'asdfgh',
  'What happens in a first session',
  'Things worth a quiet ten minutes',
  '/blog-grid?tag=Life+Balance',
  'wp-login.php',
  '.env',
  '',
  '   ',
  '?!…',
])('an ordinary search does not show it: “%s”', (typed) => {
  expect(needsHelp(typed)).toBe(false)
})

const anyPhrase = fc.constantFrom(...phrases.map(({ phrase }) => phrase))
const around = fc.constantFrom('', 'please', 'aaj', 'kya', 'i feel', 'raat ko', 'मैं')

test('a phrase is found among other words, in capitals, with accents and with other signs between its words', () => {
  fc.assert(
    fc.property(
      anyPhrase,
      around,
      around,
      fc.constantFrom(' ', '-', '+', ', ', '_ '),
      (phrase, a, b, gap) => {
        expect(needsHelp(`${a} ${phrase.toUpperCase()} ${b}`)).toBe(true)
        expect(needsHelp(phrase.normalize('NFD').replaceAll(' ', gap))).toBe(true)
        expect(needsHelp(phrase.replace(/a/g, 'á'))).toBe(true)
      },
    ),
  )
})

test('a phrase is found with a letter held down', () => {
  fc.assert(
    fc.property(anyPhrase, fc.nat(), (phrase, at) => {
      const letters = [...phrase]
      const place = at % letters.length
      const letter = letters[place] ?? ''
      // Three of these are another vowel than one.
      fc.pre(/\p{L}/u.test(letter) && !/[eo]/i.test(letter))
      letters.splice(place, 1, letter.repeat(3))
      expect(needsHelp(letters.join(''))).toBe(true)
    }),
  )
})

const swapped = (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)

test('a long word that is a phrase by itself is found with any two letters swapped', () => {
  const long = phrases.map(({ phrase }) => phrase).filter((phrase) => /^[a-z]{7,}$/.test(phrase))
  expect(long).toContain('suicide')
  const missed = long.flatMap((word) =>
    Array.from({ length: word.length - 2 }, (_, at) => swapped(word, at + 1)).filter(
      (slip) => !needsHelp(slip),
    ),
  )
  expect(missed).toEqual([])
})

test('a phrase is found with two letters swapped in a long word of it', () => {
  // Other letters change how their neighbours are folded.
  const slips = phrases.flatMap(({ phrase }) =>
    [...phrase.matchAll(/\b[a-z]{7,}\b/g)].flatMap(({ 0: word, index }) =>
      Array.from({ length: word.length - 2 }, (_, at) => at + 1)
        .filter((at) => /^[lmnrfvypu]{2}$/.test(word.slice(at, at + 2)))
        .map((at) => phrase.slice(0, index) + swapped(word, at) + phrase.slice(index + word.length)),
    ),
  )
  expect(slips.length).toBeGreaterThan(20)
  expect(slips.filter((slip) => !needsHelp(slip))).toEqual([])
})

test('whatever is typed gets an answer, and what is behind a phrase does not take it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
      needsHelp(typed)
      expect(needsHelp(`kill myself ${typed}`)).toBe(true)
    }),
  )
})

test('a text of any length is judged in a moment: beyond 2 048 letters it takes no more steps, and below they grow as it does', () => {
  /** How many words and runs of words are folded. */
  const steps = (letters: number) => {
    const folded = vi.spyOn(String.prototype, 'normalize')
    expect(needsHelp('karna chahta '.repeat(10_000).slice(0, letters))).toBe(false)
    const count = folded.mock.calls.length
    folded.mockRestore()
    return count
  }
  expect(steps(130_000)).toBe(steps(2_048))
  expect(steps(1_024)).toBeGreaterThan(100)
  expect(steps(2_048)).toBeLessThan(2.5 * steps(1_024))
})

test.each([
  ['nothing', ''],
  ['no JSON', '{ "groups": ['],
  ['another kind', '[]'],
  ['no groups', JSON.stringify({ ...JSON.parse(json), groups: [] })],
  ['a group without phrases', JSON.stringify({ ...JSON.parse(json), groups: [{ name: 'x', phrases: [] }] })],
  [
    'a phrase without words',
    JSON.stringify({ ...JSON.parse(json), groups: [{ name: 'x', phrases: ['…'] }] }),
  ],
  [
    'a phrase that is a number',
    JSON.stringify({ ...JSON.parse(json), groups: [{ name: 'x', phrases: [1] }] }),
  ],
  ['no reviewer', JSON.stringify({ ...JSON.parse(json), reviewedBy: undefined })],
])('a list that is broken (%s) stops nothing: help stands above every search', (_what, broken) => {
  const none = readPhraseList(broken)
  expect(none).toBeUndefined()
  expect(needsHelpFirst(none, 'sleep')).toBe(true)
  expect(needsHelpFirst(none, '')).toBe(true)
})

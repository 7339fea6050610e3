import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchPhrases } from './match-phrases.ts'
import { readPhraseList } from './phrase-list.ts'

const json = readFileSync(join(import.meta.dirname, 'topics.json'), 'utf8')
const list = readPhraseList(json)
const topicsOf = (typed: string) => (list ? matchPhrases(list, typed).map(({ name }) => name) : undefined)

test('the list of topics is whole, and each topic says what to search for', () => {
  expect(list?.groups.length).toBeGreaterThan(15)
  expect(list?.groups.filter(({ finds }) => finds.length === 0)).toEqual([])
})

test('each phrase of a topic means that topic', () => {
  const groups: { name: string; phrases: string[] }[] = JSON.parse(json).groups
  const missed = groups.flatMap(({ name, phrases }) =>
    phrases.filter((phrase) => !topicsOf(phrase)?.includes(name)),
  )
  expect(missed).toEqual([])
})

test.each([
  ['neend nahi aati', 'sleep'],
  ['nind nhi aa rahi', 'sleep'],
  ['नींद नहीं आती', 'sleep'],
  ['exam stress', 'exams'],
  ['exam ka tension', 'exams'],
  ['tension', 'stress'],
  ['bahut tention hai', 'stress'],
  ['ghabrahat', 'anxiety'],
  ['ghabraahat ho rahi hai', 'anxiety'],
  ['घबराहट', 'anxiety'],
  ['mera mann nahi lagta', 'depression'],
  ['udaas hu', 'depression'],
  ['akelapan', 'loneliness'],
  ['gussa aata hai', 'anger'],
  ['पढ़ाई में मन नहीं लगता', 'exams'],
])('“%s” is about %s', (typed, topic) => {
  expect(topicsOf(typed)).toContain(topic)
})

test.each(['zebra', 'xylophonequux', 'i need help', '', 'wp-login.php'])('“%s” is about none', (typed) => {
  expect(topicsOf(typed)).toEqual([])
})

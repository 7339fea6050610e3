import { expect, test } from 'vitest'
import { topicsOf, topicWords } from './topics.ts'

test.each([
  ['neend nahi aati', 'sleep'],
  ['nind nhi aa rahi', 'sleep'],
  ['नींद नहीं आती', 'sleep'],
  ['exam stress', 'exams'],
  ['exam ka tension', 'exams'],
  ['pariksha ka darr', 'exams'],
  ['tension', 'stress'],
  ['bahut tention hai', 'stress'],
  ['ghabrahat', 'anxiety'],
  ['ghabraahat ho rahi hai', 'anxiety'],
  ['घबराहट', 'anxiety'],
  ['mera mann nahi lagta', 'depression'],
  ['udaas hu', 'depression'],
  ['akelapan', 'loneliness'],
  ['gussa aata hai', 'anger'],
  ['ग़ुस्सा', 'anger'],
  ['पढ़ाई में मन नहीं लगता', 'exams'],
  ['ghar wale nahi samajhte', 'family'],
  ['तलाक के बाद', 'relationships'],
  ['साँस फूलती है', 'anxiety'],
  ['गर्भावस्था', 'birth'],
])('“%s” is about %s', (typed, topic) => {
  expect(topicsOf(typed)).toContain(topic)
})

test.each(['zebra', 'xylophonequux', 'i need help', '', 'wp-login.php'])('“%s” is about nothing', (typed) => {
  expect(topicsOf(typed)).toEqual([])
})

test('a topic leads to words of our pages, each once', () => {
  expect(topicWords('exam stress')).toEqual(['exam', 'exams', 'work', 'panic', 'breath'])
  expect(topicWords('zebra')).toEqual([])
})

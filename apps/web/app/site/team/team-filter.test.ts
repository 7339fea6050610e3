import { expect, test } from 'vitest'
import { isFiltered, isLookedFor, teamChoices, teamFilter } from './team-filter.ts'

const everybody = { about: '', language: '', age: '' } as const
const arjun = { topics: 'Worry, Sleep', languages: 'English, Hindi', ages: 'Adults' } as const
const imran = { topics: 'School', languages: 'English, Urdu', ages: 'Children and teenagers' } as const
const leela = { languages: 'Tamil', ages: 'All ages' } as const
const nobodyKnows = {}

test.each([
  ['nothing chosen', everybody, ['arjun', 'imran', 'leela', 'nobodyKnows']],
  ['a topic', { ...everybody, about: 'Sleep' }, ['arjun']],
  ['a topic in other letters', { ...everybody, about: 'sleep' }, ['arjun']],
  ['half a word', { ...everybody, about: 'Sle' }, []],
  ['a language', { ...everybody, language: 'English' }, ['arjun', 'imran']],
  ['a language and a topic', { ...everybody, language: 'Urdu', about: 'Sleep' }, []],
  ['an adult', { ...everybody, age: 'adult' as const }, ['arjun', 'leela', 'nobodyKnows']],
  ['a child', { ...everybody, age: 'child' as const }, ['imran', 'leela', 'nobodyKnows']],
])('with %s the right people are left', (_name, filter, names) => {
  const people = { arjun, imran, leela, nobodyKnows }
  const left = Object.entries(people).filter(([, person]) => isLookedFor(person, filter))
  expect(left.map(([name]) => name)).toEqual(names)
})

test('only what somebody has can be chosen', () => {
  expect(teamChoices([arjun, imran, leela])).toEqual({
    about: ['School', 'Sleep', 'Worry'],
    language: ['English', 'Hindi', 'Tamil', 'Urdu'],
    age: true,
  })
  expect(teamChoices([leela, nobodyKnows])).toEqual({ about: [], language: ['Tamil'], age: false })
})

test('the address says what was chosen; what nobody can choose is not read', () => {
  const filter = teamFilter('https://pulli.example/team?about=Sleep&age=child&language=%20Hindi%20&x=1')
  expect(filter).toEqual({ about: 'Sleep', language: 'Hindi', age: 'child' })
  expect(isFiltered(filter)).toBe(true)
  expect(isFiltered(teamFilter('https://pulli.example/team?age=old&about='))).toBe(false)
})

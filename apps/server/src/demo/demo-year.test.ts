import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { expect, test } from 'vitest'
import { demoAssessments, demoMoods } from './seed-demo-member.ts'

const TODAY = '2026-11-21'
const daysAgo = (day: string) => (Date.parse(TODAY) - Date.parse(day)) / 86_400_000
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const valuesOf = (moods: ReturnType<typeof demoMoods>) =>
  moods.map(({ moodType }) => MOOD_TYPES.indexOf(moodType))

test('the demo member’s year is the same at every start of one day, and ends yesterday', () => {
  const moods = demoMoods(TODAY)
  expect(demoMoods(TODAY)).toEqual(moods)
  expect(moods.at(0)?.day).toBe(addDays(TODAY, -365))
  expect(moods.at(-1)?.day).toBe(addDays(TODAY, -1))
  expect(new Set(moods.map(({ day }) => day)).size).toBe(moods.length)
})

test.each([TODAY, '2028-02-29', '2027-01-01'])(
  'seen from %s, each mood was written on its own day',
  (today) => {
    for (const { day, now } of demoMoods(today)) expect(dayIn('Asia/Kolkata', now)).toBe(day)
  },
)

test('it is a year as people have one: all five moods, days without, a hard stretch, and a way up', () => {
  const moods = demoMoods(TODAY)
  expect(moods.length).toBeGreaterThan(300)
  expect(moods.length).toBeLessThan(345)
  expect(new Set(moods.map(({ moodType }) => moodType))).toEqual(new Set(MOOD_TYPES))
  const within = (from: number, to: number) =>
    valuesOf(moods.filter(({ day }) => to <= daysAgo(day) && daysAgo(day) <= from))
  expect(within(214, 206)).toEqual([])
  expect(meanOf(within(104, 83))).toBeLessThan(1.2)
  expect(meanOf(within(60, 1))).toBeGreaterThan(meanOf(within(365, 300)))
  const notes = moods.map(({ note }) => note).filter((note) => note !== '')
  expect(notes.length).toBeGreaterThan(25)
  expect(new Set(notes).size).toBe(notes.length)
})

test('the assessments have the levels that their answers give, and none asks for help at once', () => {
  const sittings = demoAssessments(TODAY)
  const told = (name: string) =>
    sittings
      .filter(({ instrument }) => instrument.assessmentName === name)
      .map(({ scoring }) => `${scoring.total} ${scoring.level}`)
  expect(told('Depression Assessment')).toEqual([
    '12 Mild mood disturbance',
    '9 Normal ups and downs',
    '11 Mild mood disturbance',
    '24 Moderate depression',
    '18 Borderline clinical depression',
    '13 Mild mood disturbance',
    '9 Normal ups and downs',
    '7 Normal ups and downs',
  ])
  expect(told('Perceived Stress Assessment')).toEqual([
    '21 Moderate stress',
    '18 Moderate stress',
    '20 Moderate stress',
    '30 High perceived stress',
    '22 Moderate stress',
    '13 Low stress',
  ])
  expect(told('Anxiety Assessment').at(2)).toBe('31 Moderate anxiety')
  for (const { instrument, responses } of sittings) {
    const places = instrument.safetyItems.map(({ item }) =>
      instrument.items.findIndex(({ id }) => id === item),
    )
    expect(places.map((place) => responses[place])).toEqual(places.map(() => 0))
  }
})

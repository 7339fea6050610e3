import { describe, expect, test } from 'vitest'
import type { AssessmentName } from '#assessment/instrument.ts'
import type { MoodType } from '#mood/mood-types.ts'
import {
  chooseSentence,
  type Followed,
  type Overview,
  type OverviewResult,
  type Sentence,
} from './choose-sentence.ts'
import { asksToTalk, type WaysToTalk, waysToTalk } from './ways-to-talk.ts'

const NOW = new Date('2026-11-27T10:00:00Z')
const TODAY = '2026-11-27'
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

/** As of PHQ-9, with one range less. */
const SCALE = {
  bands: [{ from: 0 }, { from: 10 }, { from: 20 }],
  callFrom: 20,
  reliableChange: { points: 6, source: 's' },
}

/** A total, by how many days it is older than the latest, and what it asks for: an answer, or the total alone. */
type Taken = readonly [total: number, older: number, asks?: 'answer' | 'total']

/** The results of a questionnaire, newest first. */
const COURSES = {
  none: [],
  once: [[5, 0]],
  same: [
    [5, 0],
    [4, 15],
  ],
  better: [
    [5, 0],
    [15, 15],
  ],
  worse: [
    [9, 0],
    [2, 15],
  ],
  higher: [
    [12, 0],
    [9, 15],
  ],
  high: [
    [24, 0],
    [3, 15],
  ],
  'high and better': [
    [20, 0, 'total'],
    [27, 15, 'total'],
  ],
  'high before': [
    [12, 0],
    [24, 1, 'total'],
  ],
  answer: [
    [1, 0, 'answer'],
    [15, 15],
  ],
  'answer before': [
    [5, 0],
    [15, 1, 'answer'],
  ],
  'answer before that': [
    [5, 0],
    [15, 1],
    [15, 2, 'answer'],
  ],
} as const satisfies Record<string, readonly Taken[]>
type Course = keyof typeof COURSES

const AGES = [0, 4, 13.9, 14, 28]

function followedOf(name: AssessmentName, course: Course, age: number): Followed {
  const taken: readonly Taken[] = COURSES[course]
  const results = taken.map(
    ([total, older, asks]): OverviewResult => ({
      total,
      takenAt: daysAgo(age + older),
      safety: asks ? 'today' : 'none',
      hasAnswer: asks === 'answer',
    }),
  )
  return { name, results, scale: SCALE }
}

const moodsOf = (...types: MoodType[]) => types.map((moodType, n) => ({ day: `2026-11-2${7 - n}`, moodType }))
const MOODS = {
  none: [],
  'a good day': moodsOf('GOOD', 'BAD', 'BAD'),
  'a hard day': moodsOf('AWFUL', 'GOOD'),
  'three hard days': moodsOf('BAD', 'AWFUL', 'BAD'),
}

/** When the numbers were hidden, in days before now. */
const HIDDEN = [undefined, 0, 3, 300]

interface Case extends Overview {
  courses: (readonly [Course, number])[]
  hidden: number | undefined
}

const COURSE_NAMES = Object.keys(COURSES) as Course[]
const EACH = COURSE_NAMES.flatMap((course) => AGES.map((age) => [course, age] as const))

const CASES: readonly Case[] = EACH.flatMap((first) =>
  EACH.flatMap((second) =>
    Object.values(MOODS).flatMap((moods) =>
      HIDDEN.map((hidden) => ({
        courses: [first, second],
        followed: [followedOf('PHQ-9', ...first), followedOf('GAD-7', ...second)],
        moods,
        today: TODAY,
        now: NOW,
        hidden,
        hiddenAt: hidden === undefined ? undefined : daysAgo(hidden),
      })),
    ),
  ),
)

const CHOSEN = CASES.map((one) => {
  const sentence = chooseSentence(one)
  return { one, sentence, ways: waysToTalk(sentence, one) }
})

/** Checks a rule on every case. One assertion for all: 58 000 of them would be slow. */
function inEveryCase(holds: (sentence: Sentence, ways: WaysToTalk, one: Case) => boolean) {
  const broken = CHOSEN.filter(({ sentence, ways, one }) => !holds(sentence, ways, one))
  expect(broken.slice(0, 3)).toEqual([])
}

const among = (one: Case, ...courses: Course[]) => one.courses.filter(([course]) => courses.includes(course))
const resultsOf = (one: Case) =>
  one.followed.flatMap(({ results }) =>
    results.map((result, n) => ({ ...result, isLatest: n === 0, age: ageAt(result.takenAt) })),
  )
const ageAt = (at: Date) => (NOW.getTime() - at.getTime()) / 86_400_000
const ageOf = (sentence: Sentence, one: Case) =>
  'name' in sentence ? one.courses[sentence.name === 'PHQ-9' ? 0 : 1]?.[1] : undefined

describe('D77 for all results, days, moods and hidden numbers', () => {
  test('finding: where the sentence asks to talk, a number, the plan and a counsellor stand beside it', () => {
    inEveryCase((sentence, ways) => !asksToTalk(sentence) || ways !== 'none')
  })

  test('finding: an answer that asks for help comes first for 14 days, hidden or not, and then is asked about', () => {
    inEveryCase((sentence, _, one) => {
      const ages = among(one, 'answer').map(([, age]) => age)
      if (ages.length === 0) return sentence.kind !== 'answer'
      if (ages.some((age) => age < 14)) return sentence.kind === 'answer' && !sentence.isAskedAgain
      return sentence.kind !== 'answer' || sentence.isAskedAgain
    })
  })

  test('finding: a question asked again ends where it is hidden, and not before', () => {
    inEveryCase((sentence, _, one) => {
      const ages = among(one, 'answer').map(([, age]) => age)
      const { hidden } = one
      const isOpen = ages.some((age) => age < 14 || hidden === undefined || age - hidden < 14)
      return (sentence.kind === 'answer') === isOpen
    })
  })

  test('finding: a high total or a higher range anywhere outranks "come down", however old it is', () => {
    inEveryCase(
      (sentence, _, one) =>
        sentence.kind !== 'better' ||
        among(one, 'answer', 'high', 'high and better', 'higher', 'worse').length === 0,
    )
  })

  test('for 14 days after an answer that asked for help nothing has "come down", also where a later result is calm', () => {
    inEveryCase(
      (sentence, _, one) =>
        sentence.kind !== 'better' || !resultsOf(one).some(({ hasAnswer, age }) => hasAnswer && age < 14),
    )
  })

  test('a high total is said for 14 days wherever no answer asks for help, and its questionnaire is the one named', () => {
    inEveryCase((sentence, _, one) => {
      if (among(one, 'answer').length > 0) return true
      const high = among(one, 'high', 'high and better').filter(([, age]) => age < 14)
      if (high.length === 0) return sentence.kind !== 'high' || sentence.isAskedAgain
      return sentence.kind === 'high' && ageOf(sentence, one) === Math.min(...high.map(([, age]) => age))
    })
  })

  test('a change ends after 14 days', () => {
    inEveryCase((sentence, _, one) => {
      const isChange = ['higher', 'worse', 'better'].includes(sentence.kind)
      return !isChange || (ageOf(sentence, one) ?? 99) < 14
    })
  })

  test('each sentence but that of hard days and of the first day names a questionnaire that was answered', () => {
    inEveryCase((sentence, _, one) => {
      if (sentence.kind === 'hard-days') return one.moods === MOODS['three hard days']
      if (sentence.kind === 'first') return one.courses.every(([course]) => course === 'none')
      return one.followed.some(
        ({ name, results }) => 'name' in sentence && name === sentence.name && results.length > 0,
      )
    })
  })

  test('hard days are said where nothing weighs more, and never kept silent by a calm result', () => {
    inEveryCase((sentence, _, one) => {
      if (one.moods !== MOODS['three hard days']) return sentence.kind !== 'hard-days'
      return sentence.kind !== 'latest' && sentence.kind !== 'first'
    })
  })

  test('scores that came down say so, after a hard day in other words', () => {
    inEveryCase((sentence, _, one) => {
      const isHard = one.moods === MOODS['a hard day'] || one.moods === MOODS['three hard days']
      return sentence.kind !== 'better' || sentence.isAfterHardDay === isHard
    })
  })

  test('both numbers stand 14 days with a latest result that asks for help or is high, 3 days with any, until hidden', () => {
    inEveryCase((_, ways, one) => {
      const isUrgent = resultsOf(one).some(({ isLatest, age, hasAnswer, total, safety }) => {
        if (one.hidden !== undefined && age >= one.hidden) return false
        return (isLatest && (hasAnswer || total >= 20) && age < 14) || (safety !== 'none' && age < 3)
      })
      return (ways === 'numbers') === isUrgent
    })
  })
})

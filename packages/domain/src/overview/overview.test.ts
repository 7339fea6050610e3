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

/** The latest total and the one before, and what the latest asks for. */
const COURSES = {
  none: undefined,
  once: { totals: [5] },
  same: { totals: [5, 4] },
  better: { totals: [5, 15] },
  worse: { totals: [9, 2] },
  higher: { totals: [12, 9] },
  high: { totals: [24, 3] },
  'high and better': { totals: [20, 27] },
  answer: { totals: [1, 15], hasAnswer: true },
} as const satisfies Record<string, { totals: readonly number[]; hasAnswer?: boolean } | undefined>
type Course = keyof typeof COURSES

const AGES = [0, 4, 13.9, 14, 28]

function followedOf(name: AssessmentName, course: Course, age: number): Followed {
  const of = COURSES[course]
  const hasAnswer = of !== undefined && 'hasAnswer' in of
  const [latest, before] = of?.totals ?? []
  const results: OverviewResult[] = []
  if (latest !== undefined)
    results.push({ total: latest, takenAt: daysAgo(age), safety: hasAnswer ? 'today' : 'none', hasAnswer })
  if (before !== undefined)
    results.push({ total: before, takenAt: daysAgo(age + 15), safety: 'none', hasAnswer: false })
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

/** Checks a rule on every case. One assertion for all: 32 000 of them would be slow. */
function inEveryCase(holds: (sentence: Sentence, ways: WaysToTalk, one: Case) => boolean) {
  const broken = CHOSEN.filter(({ sentence, ways, one }) => !holds(sentence, ways, one))
  expect(broken.slice(0, 3)).toEqual([])
}

const among = (one: Case, ...courses: Course[]) => one.courses.filter(([course]) => courses.includes(course))
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

  test('both numbers stand with an answer or a high total of the last 14 days, until they are hidden', () => {
    inEveryCase((_, ways, one) => {
      const { hidden } = one
      const isUrgent = among(one, 'answer', 'high', 'high and better').some(
        ([, age]) => age < 14 && (hidden === undefined || age < hidden),
      )
      return (ways === 'numbers') === isUrgent
    })
  })
})

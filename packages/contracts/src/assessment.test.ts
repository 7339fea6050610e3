import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewAssessment } from './assessment.ts'
import { fieldMessages } from './field-messages.ts'

type Sent = { questionIndex: unknown; question: unknown; answer: unknown; answerIndex: unknown }

function stressForm(): Sent[] {
  return INSTRUMENTS['Perceived Stress Assessment'].items.map(({ prompt, options }, questionIndex) => ({
    questionIndex,
    question: prompt,
    answer: options[0]?.label,
    answerIndex: 0,
  }))
}

function faultsOf(responses: unknown, name: unknown = 'Perceived Stress Assessment') {
  const parsed = NewAssessment.safeParse({ assessment_name: name, assessment_responses: responses })
  return parsed.success ? {} : fieldMessages(parsed.error)
}

/** The form with one entry changed. */
function stressWith(place: number, change: object) {
  return stressForm().map((entry, n) => (n === place ? { ...entry, ...change } : entry))
}

test.each(Object.values(INSTRUMENTS).map((instrument) => [instrument.assessmentName, instrument] as const))(
  'API-10, API-11: the %s is one entry a question, in any order',
  (assessment_name, { items }) => {
    const assessment_responses = items
      .map(({ prompt, options }, questionIndex) => ({
        questionIndex,
        question: prompt,
        answer: options.at(-1)?.label ?? expect.fail(),
        answerIndex: options.length - 1,
      }))
      .toReversed()
    const sent = { assessment_name, assessment_responses }
    expect(NewAssessment.parse(sent)).toEqual(sent)
  },
)

function functionalFaultsOf(name: AssessmentName, functional_answer_index: unknown) {
  const assessment_responses = INSTRUMENTS[name].items.map(({ prompt }, questionIndex) => ({
    questionIndex,
    question: prompt,
    answer: null,
    answerIndex: 0,
  }))
  const sent = { assessment_name: name, assessment_responses, functional_answer_index }
  const parsed = NewAssessment.safeParse(sent)
  return parsed.success ? {} : fieldMessages(parsed.error)
}

test.each(['PHQ-9', 'GAD-7'] as const)(
  'D53 the question that the %s does not score has four answers, or none',
  (name) => {
    for (const answer of [0, 3, null, undefined]) expect(functionalFaultsOf(name, answer)).toEqual({})
    for (const answer of [-1, 4, 0.5, '0']) {
      expect(Object.keys(functionalFaultsOf(name, answer)), String(answer)).toEqual([
        'functional_answer_index',
      ])
    }
  },
)

test('an answer to a question that an assessment does not ask is refused', () => {
  expect(functionalFaultsOf('Anxiety Assessment', null)).toEqual({})
  expect(functionalFaultsOf('Anxiety Assessment', 0)).toEqual({
    functional_answer_index: 'This assessment has no such question. Leave it out, or send null.',
  })
})

test('ANX-05 an answer may be its text, its number, or left to the index', () => {
  for (const answer of ['Never', 0, null]) expect(faultsOf(stressWith(2, { answer }))).toEqual({})
})

test.each([['Depression'], ['depression assessment'], [''], [null], [3], ['__proto__'], ['constructor']])(
  'API-13 the name %j is not known',
  (name) => {
    expect(Object.keys(faultsOf(stressForm(), name))).toEqual(['assessment_name'])
  },
)

test('API-13 a missing question is refused with its number', () => {
  const fields = faultsOf(stressForm().filter((_, n) => n !== 3 && n !== 9))
  expect(fields).toEqual({ assessment_responses: 'Answer all 10 questions. Without an answer: 4, 10.' })
  expect(faultsOf([])).toEqual({
    assessment_responses: 'Answer all 10 questions. Without an answer: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
  })
})

test('API-13 a repeated question is refused at its second position', () => {
  expect(faultsOf([...stressForm(), ...stressForm().slice(4, 5)])).toEqual({
    'assessment_responses.10.questionIndex': 'This question is answered more than once.',
  })
  expect(faultsOf(stressWith(5, { questionIndex: 4 }))).toEqual({
    'assessment_responses.5.questionIndex': 'This question is answered more than once.',
    assessment_responses: 'Answer all 10 questions. Without an answer: 6.',
  })
})

test.each([-1, 5, 99, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, true, {}, []])(
  'API-13 an answerIndex of %j is out of range or no whole number',
  (answerIndex) => {
    expect(Object.keys(faultsOf(stressWith(3, { answerIndex })))).toEqual([
      'assessment_responses.3.answerIndex',
    ])
  },
)

test('DEP-05, STR-04: an unanswered question is named', () => {
  expect(faultsOf(stressWith(3, { answer: null, answerIndex: null }))).toEqual({
    'assessment_responses.3.answerIndex': 'This question has no answer yet.',
  })
})

test.each([-1, 10, 21, 0.5, '0', null])('API-13 a questionIndex of %j is no question', (questionIndex) => {
  expect(Object.keys(faultsOf(stressWith(3, { questionIndex })))).toContain(
    'assessment_responses.3.questionIndex',
  )
})

test.each([
  ['Depression Assessment', 21],
  ['Anxiety Assessment', 21],
  ['Perceived Stress Assessment', 10],
  ['PHQ-9', 9],
  ['GAD-7', 7],
])('security row 27: the %s has exactly %i answers', (name, count) => {
  const entry = { question: 'x', answer: 'y', answerIndex: 0 }
  const entries = (length: number) =>
    Array.from({ length }, (_, questionIndex) => ({ questionIndex, ...entry }))
  expect(faultsOf(entries(count), name)).toEqual({})
  expect(faultsOf(entries(count - 1), name)).not.toEqual({})
  expect(faultsOf(entries(count + 1), name)).not.toEqual({})
})

test('security row 26: unknown fields are named with their position, and nothing is coerced to a number', () => {
  expect(faultsOf(stressWith(2, { points: 4 }))).toEqual({
    'assessment_responses.2.points': 'This field is not known.',
  })
  const parsed = NewAssessment.safeParse({
    assessment_name: 'Perceived Stress Assessment',
    assessment_responses: stressForm(),
    totalScore: 3,
  })
  expect(fieldMessages(parsed.error ?? expect.fail())).toEqual({ totalScore: 'This field is not known.' })
})

test.each(['\0', '\ud800', '\n', ' ', 'x'.repeat(301), 5])(
  'security rows 27 and 28: the question %j is refused',
  (question) => {
    expect(Object.keys(faultsOf(stressWith(0, { question })))).toEqual(['assessment_responses.0.question'])
  },
)

test.each([['text'], [null], [{}], [undefined], [Array(101).fill(stressForm()[0])]])(
  '%.40j is not a list of answers',
  (responses) => {
    expect(Object.keys(faultsOf(responses))).toEqual(['assessment_responses'])
  },
)

test('the schema never throws, whatever the input', () => {
  const entry = fc.record({
    questionIndex: fc.oneof(fc.integer({ min: -2, max: 22 }), fc.anything()),
    question: fc.oneof(fc.string(), fc.anything()),
    answer: fc.anything(),
    answerIndex: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.anything()),
  })
  const body = fc.oneof(
    fc.anything(),
    fc.record({
      assessment_name: fc.constantFrom(...Object.keys(INSTRUMENTS), 'x'),
      assessment_responses: fc.array(entry, { maxLength: 25 }),
    }),
  )
  fc.assert(fc.property(body, (sent) => void NewAssessment.safeParse(sent)))
})

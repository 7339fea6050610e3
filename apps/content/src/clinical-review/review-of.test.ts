import { expect, test } from 'vitest'
import { endsReview, faultOfReview } from './review-of'

const TODAY = '2026-11-27'
const REVIEWER = { documentId: 'a', name: 'Dr A. Rao', registrationNumber: 'MCI 1', isSample: false }
const TEXT = { title: 'Panic', summary: 'S', content: 'C', reviewer: 'a', reviewedOn: '2026-11-01' }

test('finding editors 3: a review takes a confirmed clinician, and a day of today or earlier', () => {
  expect(faultOfReview(TEXT, REVIEWER, TODAY)).toBeUndefined()
  expect(faultOfReview({ ...TEXT, reviewedOn: TODAY }, REVIEWER, TODAY)).toBeUndefined()
  expect(faultOfReview({}, null, TODAY)).toBeUndefined()
  for (const reviewer of [
    null,
    { ...REVIEWER, isSample: true },
    { ...REVIEWER, registrationNumber: ' ' },
    { ...REVIEWER, registrationNumber: null },
  ])
    expect(faultOfReview(TEXT, reviewer, TODAY)).toMatch(/registration number/)
  expect(faultOfReview({ ...TEXT, reviewedOn: '2026-11-28' }, REVIEWER, TODAY)).toMatch(/in the future/)
  expect(faultOfReview({ ...TEXT, reviewedOn: null }, REVIEWER, TODAY)).toMatch(/Enter the day/)
  expect(faultOfReview({ ...TEXT, reviewer: undefined }, null, TODAY)).toMatch(/Choose who reviewed/)
})

test.each(['title', 'summary', 'summaryHindi', 'content'])(
  'finding editors 3: a change of the %s ends the review, unless the text is reviewed anew',
  (field) => {
    const changed = { ...TEXT, [field]: 'Other words' }
    expect(endsReview(TEXT, changed)).toBe(true)
    expect(endsReview(TEXT, { ...changed, reviewedOn: TODAY })).toBe(false)
    expect(endsReview(TEXT, { ...changed, reviewer: 'b' })).toBe(false)
    expect(endsReview({ ...TEXT, reviewer: undefined }, changed)).toBe(false)
    expect(endsReview(undefined, changed)).toBe(false)
  },
)

test('what is no text leaves the review as it is', () => {
  expect(endsReview(TEXT, { ...TEXT, ...{ category: 'Sleep' } })).toBe(false)
})

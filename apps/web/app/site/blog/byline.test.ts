import { expect, test } from 'vitest'
import { bylineOf } from './article-header.tsx'

const NOW = new Date('2026-11-23T06:00:00Z')
const none = { by: undefined, registration: undefined, on: undefined }
const reviewed = { by: 'Dr A. Rao', registration: 'KMC 12345', on: '2026-01-10' }
const line = (review: typeof none | typeof reviewed, now = NOW) =>
  bylineOf({ author: 'Pulli editorial', authorRole: undefined, review } as never, now)

test.for([none, { ...reviewed, by: undefined }, { ...reviewed, on: undefined }])(
  'BLS-01 an article without a whole review says that it has none: %o',
  (review) => {
    expect(line(review as never)).toEqual(['Pulli editorial · not yet clinically reviewed'])
  },
)

test('a review names the clinician, the registration and the day', () => {
  expect(line(reviewed)).toEqual([
    'Pulli editorial',
    'Clinically reviewed by Dr A. Rao (KMC 12345) on 10 January 2026',
  ])
})

test('a review says that it is old from 12 months on', () => {
  const old = 'This review is more than 12 months old.'
  expect(line(reviewed, new Date('2027-01-09T18:00:00Z'))).not.toContain(old)
  expect(line(reviewed, new Date('2027-01-09T18:30:00Z'))).toContain(old)
})

test('an article that names no author is by the editorial staff', () => {
  const [by] = bylineOf({ author: undefined, authorRole: undefined, review: none }, NOW)
  expect(by).toBe('Pulli editorial · not yet clinically reviewed')
})

test('a letter or a campaign is no advice: it needs no review', () => {
  expect(bylineOf({ author: undefined, authorRole: undefined }, NOW)).toEqual([])
})

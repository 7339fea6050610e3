import { SAFE_CONTACT_ANSWERS, SAFE_CONTACT_QUESTIONS } from '@pulli/domain/consultation/safe-contact.ts'
import { expect, test } from 'vitest'
import { callHours, promisedCall } from './call-hours.ts'
import { CALLBACK_WORDS, callbackInWords } from './callback-in-words.ts'
import { instantInWords, promiseInWords } from './promise-in-words.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

test('every answer about calling back has words of its own', () => {
  for (const question of SAFE_CONTACT_QUESTIONS) {
    const { answers } = CALLBACK_WORDS[question]
    expect(Object.keys(answers)).toEqual([...SAFE_CONTACT_ANSWERS[question]])
    expect(new Set(Object.values(answers).map((words) => words())).size).toBe(Object.keys(answers).length)
  }
})

test('D57 only what differs from the defaults is written', () => {
  expect(callbackInWords({ forWhom: 'me' })).toEqual([])
  expect(
    callbackInWords({
      forWhom: 'child',
      relation: 'parent',
      contact: { language: 'hindi', message: 'name-only' },
    }),
  ).toEqual([
    ['Who is this for?', 'For a child or teenager'],
    ['How are you related to the child?', 'Mother or father'],
    ['If nobody answers', 'Leave a first name and a number, no reason'],
    ['Which language?', 'Hindi'],
  ])
})

test('the promise is computed from the settings, and written with its day and hours', () => {
  const hours = callHours({ openingHours: [{ days: EVERY_DAY, from: 660, to: 1_200 }] })
  const promise = promisedCall(hours, NOW) ?? expect.fail()
  expect(promiseInWords(promise, NOW)).toBe('We call by Tuesday 24, between 11:00 and 20:00')
  expect(instantInWords(promise.by, 'Asia/Kolkata', NOW)).toBe('Tuesday 24, 20:00')
  const inTwo = callHours({
    openingHours: [{ days: EVERY_DAY, from: 600, to: 0 }],
    callWithinDays: 8,
    callsFrom: '+91 11 4000 0000',
  })
  expect(inTwo.number).toBe('+91 11 4000 0000')
  expect(promiseInWords(promisedCall(inTwo, NOW) ?? expect.fail(), NOW)).toBe(
    'We call by Tuesday 1 December, between 10:00 and 00:00',
  )
})

test('hours that nobody stated promise no day', () => {
  expect(promisedCall(callHours(undefined), NOW)).toBeUndefined()
})

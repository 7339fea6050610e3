import { expect, test } from 'vitest'
import { sensitiveWordsIn } from './sensitive-words.ts'

test.each([
  ['Your Counselling appointment', ['counsel']],
  ['Mental health and ANXIETY', ['mental', 'anxi']],
  ['Dance Therapist', ['therap']],
  ['आपका मानसिक स्वास्थ्य', ['मानसिक']],
  ['परामर्श का समय', ['परामर्श']],
])('%s tells', (text, found) => {
  expect(sensitiveWordsIn(text)).toEqual(found)
})

test.each(['Your appointment is booked', 'Pulli <no-reply@example.org>', 'आपका समय तय हो गया'])(
  '%s tells nothing',
  (text) => {
    expect(sensitiveWordsIn(text)).toEqual([])
  },
)

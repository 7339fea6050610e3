import { expect, test } from 'vitest'
import { allAnswers, chosenAnswers, SAFE_CONTACT_ANSWERS, SAFE_CONTACT_QUESTIONS } from './safe-contact.ts'

test('D57 without an answer the office calls in its hours, leaves no message and says a first name only', () => {
  expect(allAnswers({})).toEqual({
    contact_way: 'call',
    call_time: 'any',
    message: 'none',
    if_others_answer: 'first-name',
    language: 'any',
  })
})

test('D57 what is left at its default is not kept', () => {
  expect(chosenAnswers(allAnswers({}))).toEqual({})
  expect(chosenAnswers({})).toEqual({})
})

test.each(
  SAFE_CONTACT_QUESTIONS.flatMap((question) =>
    SAFE_CONTACT_ANSWERS[question].slice(1).map((answer) => [question, answer] as const),
  ),
)('%s answered with %s is kept and read again', (question, answer) => {
  const contact = { ...allAnswers({}), [question]: answer }
  expect(chosenAnswers(contact)).toEqual({ [question]: answer })
  expect(allAnswers(chosenAnswers(contact))).toEqual(contact)
})

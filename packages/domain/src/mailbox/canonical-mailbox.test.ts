import { expect, test } from 'vitest'
import { canonicalMailbox } from './canonical-mailbox.ts'

test.each([
  ['Victim@Example.in', 'victim@example.in'],
  ['victim+7@example.in', 'victim@example.in'],
  ['victim+a+b@example.in', 'victim@example.in'],
  ['first.last@example.in', 'first.last@example.in'],
  ['First.Last+news@Gmail.com', 'firstlast@gmail.com'],
  ['firstlast@googlemail.com', 'firstlast@gmail.com'],
  ['f.irst.last@gmail.com', 'firstlast@gmail.com'],
  ['first.last@gmail.com.example.in', 'first.last@gmail.com.example.in'],
  ['+tag@example.in', '+tag@example.in'],
])('finding M3: %s is the mailbox %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox)
})

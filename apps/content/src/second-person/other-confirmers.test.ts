import { expect, test } from 'vitest'
import { whoConfirms } from './other-confirmers'

test.each([
  [[], 'Nobody else can confirm it yet: invite another editor at the desk of the site.'],
  [['Asha Rao'], 'Ask Asha Rao to confirm it on the page "To confirm".'],
  [['Asha Rao', 'Bala Iyer'], 'Ask Asha Rao or Bala Iyer to confirm it on the page "To confirm".'],
  [['A', 'B', 'C', 'D'], 'Ask A, B, or another editor to confirm it on the page "To confirm".'],
])('an editor whose change waits reads who can confirm it, of %j', (names, sentence) => {
  expect(whoConfirms(names)).toBe(sentence)
})

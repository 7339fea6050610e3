import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Asha Rao', 'Asha'],
  ['  आशा   राव ', 'आशा'],
  ['Madonna', 'Madonna'],
  ['', ''],
])('the first name of %j is %j', (name, first) => expect(firstName(name)).toBe(first))

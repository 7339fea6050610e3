import { expect, test } from 'vitest'
import { NOTE_CHARACTERS, noteCharactersLeft } from './mood-note.ts'

test.each([
  ['', NOTE_CHARACTERS],
  ['   ', NOTE_CHARACTERS],
  [' tea ', NOTE_CHARACTERS - 3],
  ['x'.repeat(NOTE_CHARACTERS), 0],
  ['x'.repeat(NOTE_CHARACTERS + 2), -2],
  // One character each, though two units of the browser's text.
  ['🌧'.repeat(NOTE_CHARACTERS), 0],
  ['a\r\nb', NOTE_CHARACTERS - 3],
  ['e\u0301', NOTE_CHARACTERS - 1],
])('a note counts as it is kept (%#)', (note, left) => {
  expect(noteCharactersLeft(note)).toBe(left)
})

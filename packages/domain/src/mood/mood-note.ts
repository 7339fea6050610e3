/** The maximum length of a note in characters. */
export const NOTE_CHARACTERS = 1_000

/** Returns how many characters (code points) a trimmed note has left. Negative: too long. */
export function noteCharactersLeft(note: string): number {
  return NOTE_CHARACTERS - [...note.replace(/\r\n?/g, '\n').normalize().trim()].length
}
